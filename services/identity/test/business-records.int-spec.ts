import { randomUUID } from 'node:crypto';
import {
  BusinessRegisteredV1,
  MenuExtractedV1,
  MenuUpdatedV1,
  PLAN_IDS,
  REGISTRATION_STATUSES,
  SignInRequestedV1,
  BUSINESS_SORTS,
  type AdminBusinessDetail,
  type AdminBusinesses,
  type AdminBusinessMenus,
  type AdminBusinessNote,
  type AdminBusinessNotes,
  type AdminBusinessOrders,
  type EventEnvelope,
  type MenuSnapshot,
  type OpenOrders,
  type OrderPlacedV1,
} from '@chalkboard/contracts';
import { consumed, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { explained } from './explained';
import { IdentityUnderTest } from './identity-under-test';
import { EventReader, SIGNUP } from './owner-browser';
import { allPublished, publishChange, publishOrder } from './running-identity';

const LIST = '/api/admin/businesses';
const { termsAccepted: _terms, registrationStatus: _status, monthlyRevenue: _revenue, ...BY_HAND } = SIGNUP;

interface Row {
  readonly name: string;
  readonly owner?: string;
  readonly email?: string;
  readonly status?: string;
  readonly plan?: string;
  readonly revenue?: number;
  readonly at?: string;
}

describe('businesses as staff sees them, on a real Postgres and a real NATS', () => {
  let identity: IdentityUnderTest;
  let nats: NatsConnection;
  let database: Client;
  let app: NestFastifyApplication;
  let eventReader: EventReader;

  beforeAll(async () => {
    identity = await IdentityUnderTest.start();
    ({ app, nats, database, eventReader } = identity);
  });
  afterAll(() => identity.stop());
  beforeEach(() => identity.empty('accounts', 'businesses', 'sign_ins', 'menu_facts', 'order_facts'));

  const add = async ({
    name,
    owner = 'Ada Byron',
    email = 'ada@example.com',
    status = 'approved',
    plan = 'pro',
    revenue = 0,
    at = '2026-03-01T12:00:00Z',
  }: Row): Promise<string> => {
    const id = randomUUID();
    await database.query(
      `INSERT INTO businesses (id, business_name, owner_name, email, phone, registration_status, subscription_plan, monthly_revenue_minor, created_at) VALUES ($1, $2, $3, $4, '+14155550132', $5, $6, $7, $8)`,
      [id, name, owner, email, status, plan, revenue, at],
    );
    return id;
  };
  const names = async (query: string) =>
    (await identity.read<AdminBusinesses>(`${LIST}?${query}`)).items.map(({ businessName }) => businessName);

  describe('the list', () => {
    it('is found by any part of name, owner and e-mail address, whatever their case and accents, all words at once', async () => {
      await add({ name: 'Café Élan', owner: 'Zoë Ng', email: 'zoe@elan.example' });
      await add({ name: 'Trattoria Lavagna', owner: 'Chiara Rossi', email: 'chiara@lavagna.example' });
      for (const [search, found] of [
        ['cafe', ['Café Élan']],
        ['ÉLAN', ['Café Élan']],
        ['avag', ['Trattoria Lavagna']],
        ['rossi tratt', ['Trattoria Lavagna']],
        ['@lavagna.ex', ['Trattoria Lavagna']],
        ['zo rossi', []],
        ['%', []],
        ['n', ['Trattoria Lavagna', 'Café Élan']],
      ] as const) {
        expect([search, (await names(`search=${encodeURIComponent(search)}`)).sort()]).toEqual([
          search,
          [...found].sort(),
        ]);
      }
    });

    it('is filtered by status and plan, and sorted by age, name and revenue', async () => {
      await add({ name: 'beta', status: 'pending', plan: 'free', revenue: 300, at: '2026-03-01T00:00:00Z' });
      await add({ name: 'Álpha', status: 'approved', plan: 'pro', revenue: 100, at: '2026-03-02T00:00:00Z' });
      await add({ name: 'gamma', status: 'approved', plan: 'free', revenue: 200, at: '2026-03-03T00:00:00Z' });
      expect(await names('')).toEqual(['gamma', 'Álpha', 'beta']);
      expect(await names('sort=oldest')).toEqual(['beta', 'Álpha', 'gamma']);
      expect(await names('sort=name')).toEqual(['Álpha', 'beta', 'gamma']);
      expect(await names('sort=revenue')).toEqual(['beta', 'gamma', 'Álpha']);
      expect(await names('status=approved')).toEqual(['gamma', 'Álpha']);
      expect(await names('plan=free&sort=name')).toEqual(['beta', 'gamma']);
      expect(await names('status=approved&plan=free')).toEqual(['gamma']);
      expect(await names('status=rejected')).toEqual([]);
      expect((await identity.staff('GET', `${LIST}?status=gone`)).status).toBe(400);
    });

    it.each(BUSINESS_SORTS)('is read to its end part by part, each business once, sorted by %s', async (sort) => {
      // Many alike: the id tells their order.
      for (let index = 0; index < 7; index++)
        await add({
          name: `same ${index % 2}`,
          revenue: index % 3,
          at: `2026-03-0${1 + (index % 2)}T12:00:00.12345${index}Z`,
        });
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page: AdminBusinesses = await identity.read<AdminBusinesses>(
          `${LIST}?sort=${sort}&limit=2${next && `&cursor=${next}`}`,
        );
        expect([page.total, page.totalIsCapped]).toEqual([7, false]);
        seen.push(...page.items.map(({ id }) => id));
        next = page.next;
      }
      const whole = (await identity.read<AdminBusinesses>(`${LIST}?sort=${sort}`)).items.map(({ id }) => id);
      expect(seen).toEqual(whole);
      expect(new Set(seen).size).toBe(7);
    });

    it('refuses a cursor that is none of its sort', async () => {
      const response = await identity.staff('GET', `${LIST}?cursor=abc`);
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({
          code: 'request.invalid',
          detail: 'Please check the cursor: it is no place in this list; begin with the first page again.',
        }),
      ]);
    });

    it('counts no further than ten thousand', async () => {
      await database.query(
        `INSERT INTO businesses (id, business_name, owner_name, email, phone, registration_status, subscription_plan, created_at)
         SELECT gen_random_uuid(), 'b' || n, '', '', '', CASE WHEN n = 1 THEN 'rejected' ELSE 'approved' END, 'pro', now() FROM generate_series(1, 10002) AS n`,
      );
      expect(await identity.read<AdminBusinesses>(`${LIST}?limit=1`)).toMatchObject({
        total: 10_000,
        totalIsCapped: true,
      });
      expect(await identity.read<AdminBusinesses>(`${LIST}?limit=1&status=approved`)).toMatchObject({
        total: 10_000,
        totalIsCapped: true,
      });
      expect(await identity.read<AdminBusinesses>(`${LIST}?limit=1&status=rejected`)).toMatchObject({
        total: 1,
        totalIsCapped: false,
      });
    });

    it('has an index that gives each filter with each sort, rows and count', async () => {
      for (const status of [undefined, ...REGISTRATION_STATUSES.slice(0, 1)]) {
        for (const plan of [undefined, ...PLAN_IDS.slice(0, 1)]) {
          for (const sort of BUSINESS_SORTS) {
            const query = new URLSearchParams({ sort, ...(status && { status }), ...(plan && { plan }) });
            for (const { sql, nodes, filters } of await explained(app, 'businesses', () =>
              identity.read(`${LIST}?${query}`),
            )) {
              expect([sql, nodes.filter((node) => /Seq Scan|Sort/.test(node)), filters]).toEqual([sql, [], []]);
            }
          }
        }
      }
      const [first] = await explained(app, 'businesses', () => identity.read(`${LIST}?search=trattoria`));
      expect(first?.sql).toContain('search_text');
    });
  });

  describe('the file', () => {
    const csv = async (query = '') => {
      const response = await identity.staff('GET', `${LIST}/export?${query}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="businesses-\d{4}-\d\d-\d\d\.csv"$/,
      );
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    };

    it('has all that the filters leave, in the order of the list, and runs nothing in a spreadsheet', async () => {
      await add({ name: '=cmd|/c calc', owner: 'Zoë "Z" Ng', revenue: 735_000, at: '2026-03-01T00:00:00Z' });
      await add({ name: 'Fish, fresh', status: 'pending', plan: 'free', at: '2026-03-02T00:00:00Z' });
      expect((await csv()).split('\r\n')).toEqual([
        '\uFEFFBusiness,Owner,E-mail,Phone,City,State,Status,Plan,Monthly revenue (USD),Signed up',
        `"Fish, fresh",Ada Byron,ada@example.com,+14155550132,,,pending,free,0,2026-03-02T00:00:00.000Z`,
        `'=cmd|/c calc,"Zoë ""Z"" Ng",ada@example.com,+14155550132,,,approved,pro,7350,2026-03-01T00:00:00.000Z`,
        '',
      ]);
      expect((await csv('status=pending')).split('\r\n')).toHaveLength(3);
    });

    it('has every business once, however many parts it is read in, and says in the audit log who took it', async () => {
      await database.query(
        `INSERT INTO businesses (id, business_name, owner_name, email, phone, registration_status, subscription_plan, created_at)
         SELECT gen_random_uuid(), 'b' || n, '', '', '', 'approved', 'pro', now() FROM generate_series(1, 1203) AS n`,
      );
      const taken = (await csv('sort=name&search=b')).split('\r\n').slice(1, -1);
      expect(new Set(taken).size).toBe(1203);
      const { rows } = await database.query(
        "SELECT actor, after FROM audit_log WHERE action = 'business.list_exported' ORDER BY id DESC LIMIT 1",
      );
      expect(rows).toEqual([{ actor: 'boss@example.com', after: { sort: 'name', searched: true } }]);
    });
  });

  describe('one that is added by hand', () => {
    it('waits for approval like a signup, without the owner having accepted the terms', async () => {
      const response = await identity.staff('POST', LIST, BY_HAND);
      const business = (await response.json()) as AdminBusinessDetail;
      expect([response.status, business]).toEqual([
        201,
        expect.objectContaining({
          businessName: 'Trattoria Lavagna',
          email: 'ada@example.com',
          phone: '+14155550132',
          registrationStatus: 'pending',
          monthlyRevenue: 7350,
          termsAcceptedAt: null,
          marketingConsent: false,
          approvedAt: null,
        }),
      ]);
      expect(business.locations).toEqual([expect.objectContaining({ address: '1 Elm St, Oakland, CA 94601' })]);
      expect(business.team).toEqual([
        expect.objectContaining({ name: 'Ada Byron', contact: 'ada@example.com', role: 'owner' }),
      ]);
      expect((await eventReader.untilPublished(BusinessRegisteredV1))[0]?.subject).toBe(business.id);
      await allPublished(database);
      expect(await eventReader.told(SignInRequestedV1)).toEqual([]);
      expect(await identity.audited(business.id)).toEqual([
        {
          action: 'business.added',
          actor: 'boss@example.com',
          before: null,
          after: { businessName: 'Trattoria Lavagna', subscriptionPlan: 'pro', registrationStatus: 'pending' },
        },
      ]);
    });

    it('sends its owner the sign-in link when it is approved, at once where staff says so', async () => {
      const business = (await (
        await identity.staff('POST', LIST, { ...BY_HAND, registrationStatus: 'approved' })
      ).json()) as AdminBusinessDetail;
      expect(business.registrationStatus).toBe('approved');
      expect((await eventReader.messages(2)).map(({ channel, to, purpose }) => [channel, to, purpose])).toEqual([
        ['email', 'ada@example.com', 'approved'],
        ['sms', '+14155550132', 'approved'],
      ]);
      expect((await identity.audited(business.id)).map(({ action }) => action)).toEqual([
        'business.added',
        'business.status_changed',
      ]);
    });

    it('is checked as a signup is, and is not added for somebody who is known', async () => {
      const faults = await identity.staff('POST', LIST, { ...BY_HAND, email: 'ada', city: '' });
      expect([
        faults.status,
        ((await faults.json()) as { errors: { path: string }[] }).errors.map(({ path }) => path),
      ]).toEqual([400, ['email', 'city']]);
      await identity.staff('POST', LIST, BY_HAND);
      const again = await identity.staff('POST', LIST, { ...BY_HAND, email: 'other@example.com' });
      expect([again.status, await again.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'accounts.already_registered', contact: 'phone' }),
      ]);
      expect((await identity.read<AdminBusinesses>(LIST)).total).toBe(1);
    });
  });

  describe('one of them', () => {
    const menu = (
      shareId: string,
      businessId: string | undefined,
      version: number,
      more: Partial<MenuSnapshot> = {},
    ): MenuSnapshot => ({
      shareId,
      businessId,
      version,
      status: 'extracted',
      restaurantName: `Menu ${shareId} v${version}`,
      currency: 'USD',
      timeZone: 'UTC',
      items: [],
      fees: { delivery: 0, minimumOrder: 0 },
      accepts: { cardPickup: true, cashPickup: true, cardDelivery: true, cashDelivery: true },
      channels: { sms: true, whatsapp: false, print: false },
      editRightHashes: [],
      ...more,
    });
    const tell = async (
      type: string,
      data: MenuSnapshot,
      time = new Date().toISOString(),
      id: string = randomUUID(),
    ): Promise<string> => {
      const envelope: EventEnvelope<MenuSnapshot> = {
        specversion: '1.0',
        id,
        source: '/services/menu',
        type,
        subject: data.shareId,
        time,
        datacontenttype: 'application/json',
        aggregateversion: data.version,
        correlationid: randomUUID(),
        data,
      };
      await nats.jetstream().publish(type, JSON.stringify(envelope));
      return id;
    };
    const settled = (ids: readonly string[]) =>
      waitFor(
        'the events to be handled',
        async () =>
          (
            await database.query(
              'SELECT count(DISTINCT event_id)::int AS count FROM inbox WHERE event_id = ANY ($1::uuid[])',
              [ids],
            )
          ).rows[0].count === ids.length,
      );

    it('shows its menus as they last were, in whatever sequence and however often they are told', async () => {
      const id = await add({ name: 'Lavagna' });
      const item = {
        id: 'i',
        category: 'c',
        name: 'n',
        unitPrice: 100,
        soldOut: false,
        uncertain: false,
        variants: [],
        addOns: [],
      };
      const published = [
        await tell(
          MenuUpdatedV1.type,
          menu('one', id, 3, { status: 'published', items: [item, item] }),
          '2026-03-03T00:00:00.000Z',
        ),
        await tell(MenuExtractedV1.type, menu('one', undefined, 1), '2026-03-01T00:00:00.000Z'),
        await tell(MenuExtractedV1.type, menu('two', id, 1), '2026-03-02T00:00:00.000Z'),
        await tell(MenuExtractedV1.type, menu('other', randomUUID(), 1)),
      ];
      await settled(published);
      await tell(MenuExtractedV1.type, menu('two', undefined, 9), '2026-03-09T00:00:00.000Z', published[2]);
      await consumed(nats, 'identity', MenuExtractedV1);
      expect(await identity.read<AdminBusinessMenus>(`${LIST}/${id}/menus`)).toMatchObject({
        total: 2,
        items: [
          {
            shareId: 'two',
            restaurantName: 'Menu two v1',
            status: 'extracted',
            items: 0,
            firstSeenAt: '2026-03-02T00:00:00.000Z',
          },
          {
            shareId: 'one',
            restaurantName: 'Menu one v3',
            status: 'published',
            items: 2,
            firstSeenAt: '2026-03-01T00:00:00.000Z',
            changedAt: '2026-03-03T00:00:00.000Z',
          },
        ],
      });
    });

    it('shows the orders of its menus and what this month brought, and of nobody else’s', async () => {
      const id = await add({ name: 'Lavagna' });
      const menus = [
        await tell(MenuExtractedV1.type, menu('mine', id, 1)),
        await tell(MenuExtractedV1.type, menu('others', randomUUID(), 1)),
      ];
      const now = Date.now();
      const cancelled = await publishOrder(nats, {
        shareId: 'mine',
        placedAt: new Date(now).toISOString(),
        total: 500,
      });
      const orders = [
        cancelled,
        await publishOrder(nats, { shareId: 'mine', placedAt: new Date(now - 1).toISOString(), total: 1250 }),
        await publishOrder(nats, { shareId: 'mine', placedAt: '2026-01-02T00:00:00.000Z', total: 900 }),
        await publishOrder(nats, { shareId: 'others' }),
        await publishChange(nats, cancelled.data, 'cancelled', 2),
      ];
      await settled([...menus, ...orders.map(({ id: eventId }) => eventId)]);
      const list = await identity.read<AdminBusinessOrders>(`${LIST}/${id}/orders?limit=2`);
      expect(list).toMatchObject({
        total: 3,
        items: [
          {
            orderId: cancelled.data.orderId,
            status: 'cancelled',
            totalMinor: 500,
            currency: 'USD',
            restaurantName: 'Menu mine v1',
          },
          { totalMinor: 1250, status: 'placed' },
        ],
      });
      expect(
        (await identity.read<AdminBusinessOrders>(`${LIST}/${id}/orders?limit=2&cursor=${list.next}`)).items,
      ).toEqual([expect.objectContaining({ totalMinor: 900 })]);
      const { figures: statistics } = await identity.read<AdminBusinessDetail>(`${LIST}/${id}`);
      expect(statistics).toEqual({
        menus: 1,
        orders: 3,
        ordersThisMonth: 2,
        revenueThisMonth: [{ currency: 'USD', amountMinor: 1250 }],
      });
    });

    it('names its orders under way by their numbers, the oldest first, and counts those that it does not name', async () => {
      const id = await add({ name: 'Lavagna' });
      const told = [await tell(MenuExtractedV1.type, menu('mine', id, 1))];
      const order = async (orderNumber: string, more: Partial<OrderPlacedV1> = {}) =>
        publishOrder(nats, { shareId: 'mine', orderNumber, ...more });
      const orders = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          order(`N${String(index).padStart(2, '0')}`, {
            placedAt: new Date(Date.now() - 60_000 + index).toISOString(),
          }),
        ),
      );
      const others = [
        await order('TEST', { test: true }),
        await publishOrder(nats, { shareId: 'others', orderNumber: 'OTHER' }),
        await publishChange(nats, orders[0]!.data, 'cancelled', 2),
        await publishChange(nats, orders[1]!.data, 'accepted', 2),
      ];
      await settled([...told, ...[...orders, ...others].map(({ id: eventId }) => eventId)]);
      const openOrders = await identity.read<OpenOrders>(`${LIST}/${id}/open-orders`);
      expect(openOrders.total).toBe(11);
      expect(openOrders.numbers).toEqual(
        Array.from({ length: 10 }, (_, index) => `N${String(index + 1).padStart(2, '0')}`),
      );
      expect(await identity.read<OpenOrders>(`${LIST}/${await add({ name: 'Quiet' })}/open-orders`)).toEqual({
        total: 0,
        numbers: [],
      });
    });

    it('keeps what staff notes, newest first, with who and when', async () => {
      const id = await add({ name: 'Lavagna' });
      for (const text of ['Called twice', 'Wants a refund'])
        expect((await identity.staff('POST', `${LIST}/${id}/notes`, { text })).status).toBe(201);
      const notes = await identity.read<AdminBusinessNotes>(`${LIST}/${id}/notes`);
      expect(notes.items.map(({ text }) => text)).toEqual(['Wants a refund', 'Called twice']);
      const { rows } = await database.query<{ name: string }>(
        "SELECT first_name || ' ' || last_name AS name FROM staff_members",
      );
      expect(new Set(notes.items.map(({ author }) => author))).toEqual(new Set([rows[0]?.name]));
      expect((await identity.audited(id)).map(({ action, after }) => [action, after])).toEqual(
        [...notes.items].reverse().map(({ id: note }: AdminBusinessNote) => ['business.note_added', { note }]),
      );
      expect((await identity.staff('POST', `${LIST}/${id}/notes`, { text: ' ' })).status).toBe(400);
    });

    it('has an index behind its menus, orders and notes', async () => {
      const id = await add({ name: 'Lavagna' });
      for (const [table, part] of [
        ['menu_facts', 'menus'],
        ['business_notes', 'notes'],
      ] as const) {
        for (const { sql, nodes } of await explained(app, table, () => identity.read(`${LIST}/${id}/${part}`)))
          expect([sql, nodes.filter((node) => /Seq Scan|Sort/.test(node))]).toEqual([sql, []]);
      }
      for (const { indexes } of await explained(app, 'order_facts', () => identity.read(`${LIST}/${id}/orders`)))
        expect(indexes).toContain('order_facts_of_menu');
    });
  });
});
