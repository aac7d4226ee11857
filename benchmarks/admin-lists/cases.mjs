/**
 * By what a list is sorted: columns of a table, and each as a cursor has it. @typedef {{ table: string, columns:
 * readonly { sql: string, key: string }[], direction: 'asc' | 'desc', where?: string }} Place
 */
/** @typedef {{ list: string, path: string, query: Record<string, string>, place?: Place }} ListCase */

const ID = { sql: 'id', key: 'id::text' };
/** @param {string} table @param {string} column @param {'asc' | 'desc'} [direction] @returns {Place} */
const byTime = (table, column, direction = 'desc') => ({
  table,
  columns: [{ sql: column, key: `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` }, ID],
  direction,
});

/** @type {Readonly<Record<string, Place>>} */
const BUSINESS_PLACES = {
  newest: byTime('businesses', 'created_at'),
  oldest: byTime('businesses', 'created_at', 'asc'),
  name: { table: 'businesses', columns: [{ sql: 'name_key', key: 'name_key' }, ID], direction: 'asc' },
  revenue: {
    table: 'businesses',
    columns: [{ sql: 'monthly_revenue_minor', key: 'monthly_revenue_minor::text' }, ID],
    direction: 'desc',
  },
};
const ratingAndAge = (/** @type {'asc' | 'desc'} */ direction) => ({
  table: 'reviews',
  columns: [{ sql: 'rating', key: 'rating::text' }, ...byTime('reviews', 'created_at').columns],
  direction,
});
/** @type {Readonly<Record<string, Place>>} */
const REVIEW_PLACES = {
  newest: byTime('reviews', 'created_at'),
  oldest: byTime('reviews', 'created_at', 'asc'),
  highest: ratingAndAge('desc'),
  lowest: ratingAndAge('asc'),
  helpful: {
    table: 'reviews',
    columns: [{ sql: 'helpful', key: 'helpful::text' }, ...byTime('reviews', 'created_at').columns],
    direction: 'desc',
  },
};
/** What is looked for: common, rare, part of an address, two words, one letter, nothing that is there. */
const SEARCHES = ['trattoria', 'owner4711', 'byron', 'golden lavagna', 'z', 'nothing like it'];

/** Filters of a list, each with its values. @param {...Record<string, string>} all */
const filters = (...all) => all;
const daysAgo = (/** @type {number} */ days) => new Date(Date.now() - days * 86_400_000).toISOString();

/**
 * Each list of the staff with each of its filters and sorts.
 * @param {{ largest: string, largestMenu: string }} of id of the business, and of the menu, with the most orders
 * @returns {ListCase[]}
 */
export function listCases({ largest, largestMenu }) {
  const businesses = '/api/admin/businesses';
  const ofBusinesses = filters(
    {},
    ...['approved', 'rejected'].map((status) => ({ status })),
    ...['free', 'enterprise'].map((plan) => ({ plan })),
    { status: 'approved', plan: 'pro' },
    { status: 'rejected', plan: 'enterprise' },
  );
  const named = Object.entries(BUSINESS_PLACES).flatMap(([sort, place]) =>
    ofBusinesses.map((filter) =>
      listCase(
        'businesses',
        businesses,
        { ...filter, sort },
        withFilters(place, filter, { status: 'registration_status', plan: 'subscription_plan' }),
      ),
    ),
  );
  const searched = SEARCHES.flatMap((search) => [
    listCase('businesses', businesses, { search }, undefined),
    listCase('businesses', businesses, { search, status: 'approved', sort: 'name' }, undefined),
  ]);
  const parts = ['menus', 'orders', 'notes'].map((part) =>
    listCase(`largest one's ${part}`, `${businesses}/${largest}/${part}`, {}, undefined),
  );
  const messages = filters(
    {},
    { state: 'new' },
    { category: 'bug' },
    { state: 'answered', category: 'support' },
  ).flatMap((filter) =>
    /** @type {const} */ (['newest', 'oldest']).map((sort) =>
      listCase(
        'messages',
        '/api/admin/contact-messages',
        { ...filter, sort },
        withFilters(byTime('contact_messages', 'received_at', sort === 'newest' ? 'desc' : 'asc'), filter, {}),
      ),
    ),
  );
  const referrals = filters({}, { status: 'signed_up' }).flatMap((filter) =>
    Object.entries({
      newest: byTime('referrals', 'submitted_at'),
      oldest: byTime('referrals', 'submitted_at', 'asc'),
      changed: byTime('referrals', 'changed_at'),
    }).map(([sort, place]) =>
      listCase('referrals', '/api/admin/referrals', { ...filter, sort }, withFilters(place, filter, {})),
    ),
  );
  const ofReviews = filters(
    {},
    { status: 'pending' },
    { published: 'false' },
    { rating: '2' },
    { status: 'flagged', published: 'true', rating: '1' },
  );
  const reviews = Object.entries(REVIEW_PLACES).flatMap(([sort, place]) =>
    ofReviews.map((filter) =>
      listCase(
        'reviews',
        '/api/admin/feedback',
        { ...filter, sort },
        withFilters(place, filter, { published: 'is_published' }),
      ),
    ),
  );
  const publicReviews = Object.entries(REVIEW_PLACES).flatMap(([sort, place]) =>
    filters({}, { rating: '5' }, { status: 'approved' }).map((filter) =>
      listCase(
        'public reviews',
        '/api/reviews',
        { ...filter, sort },
        withFilters(place, { ...filter, is_published: 'true' }, {}),
      ),
    ),
  );
  return [
    ...named,
    ...searched,
    ...parts,
    ...messages,
    ...['guest77', 'upload', 'thank you'].map((search) =>
      listCase('messages', '/api/admin/contact-messages', { search }, undefined),
    ),
    ...referrals,
    ...['restaurant42', 'referrer1@'].map((search) =>
      listCase('referrals', '/api/admin/referrals', { search }, undefined),
    ),
    listCase('referral activity', '/api/admin/referrals/activity', {}, byTime('referral_steps', 'at')),
    ...filters({}, { role: 'support' }, { status: 'inactive' }, { search: 'rossi' }).map((filter) =>
      listCase('employees', '/api/admin/employees', filter, byTime('staff_members', 'created_at')),
    ),
    ...filters(
      {},
      { action: 'plan.changed' },
      { action: 'staff.' },
      { actor: 'employee7@staff.example' },
      { from: daysAgo(60), to: daysAgo(30) },
    ).map((filter) => listCase('audit log', '/api/admin/audit-log', filter, undefined)),
    ...filters(
      {},
      { kind: 'upgrade' },
      { plan: 'enterprise' },
      { kind: 'month', plan: 'pro' },
      { businessId: largest },
      { from: daysAgo(60), to: daysAgo(30) },
    ).map((filter) => listCase('ledger', '/api/admin/ledger', filter, undefined)),
    ...filters({}, { state: 'waiting' }, { state: 'earned_later' }, { state: 'declined' }, { search: 'referrer7' }).map(
      (filter) => listCase('payouts', '/api/admin/payouts', filter, undefined),
    ),
    ...filters(
      {},
      { state: 'failed' },
      { channel: 'email' },
      { channel: 'sms', state: 'delivered' },
      { shareId: largestMenu },
      { from: daysAgo(20), to: daysAgo(10) },
    ).map((filter) => listCase('messages sent', '/api/admin/notifications', filter, undefined)),
    ...reviews,
    ...['noodles', 'guest4711', 'zoë cold'].map((search) =>
      listCase('reviews', '/api/admin/feedback', { search }, undefined),
    ),
    ...publicReviews,
    ...['noodles', 'zoë cold'].map((search) => listCase('public reviews', '/api/reviews', { search }, undefined)),
    listCase('summary of reviews', '/api/reviews/summary', {}, undefined),
    listCase('payments', '/api/admin/payments', {}, undefined),
    ...['figures', 'top'].map((part) => listCase(`referral ${part}`, `/api/admin/referrals/${part}`, {}, undefined)),
    listCase('one business', `${businesses}/${largest}`, {}, undefined),
    listCase('cards', '/api/admin/stats', {}, undefined),
  ];
}

/**
 * @param {string} list @param {string} path @param {Record<string, string>} query @param {Place | undefined} place
 * @returns {ListCase}
 */
function listCase(list, path, query, place) {
  return { list, path, query, place };
}

/**
 * @param {Place} place @param {Record<string, string>} filter @param {Record<string, string>} columns @returns {Place}
 */
function withFilters(place, filter, columns) {
  const conditions = Object.entries(filter).map(([name, value]) => `${columns[name] ?? name} = '${value}'`);
  return { ...place, where: conditions.join(' AND ') || 'true' };
}

/**
 * Cursors of places all over a list, the last ones near its end. They are made as the service makes them; were that to
 * change, it would refuse these.
 * @param {import('pg').Client} database @param {Place} place @param {number} count
 * @returns {Promise<string[]>}
 */
export async function deepCursors(database, { table, columns, direction, where = 'true' }, count) {
  const sorting = columns.map(({ sql }) => `${sql} ${direction}`).join(', ');
  const { rows } = await database.query(
    `SELECT keys FROM (SELECT ARRAY[${columns.map(({ key }) => key).join(', ')}] AS keys, row_number() OVER (ORDER BY ${sorting}) AS place, count(*) OVER () AS total FROM ${table} WHERE ${where}) AS listed
     WHERE place % greatest(1, total / $1) = 0 ORDER BY place DESC LIMIT $1`,
    [count],
  );
  return rows.map(({ keys }) => Buffer.from(JSON.stringify(keys)).toString('base64url'));
}
