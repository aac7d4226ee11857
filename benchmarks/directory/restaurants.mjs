/** Words of which names are made, so that some of them are common and some rare. */
const FIRST = [
  'Golden',
  'Blue',
  'Old',
  'Little',
  'Royal',
  'Silver',
  'Green',
  'Corner',
  'Lucky',
  'Grand',
  'Happy',
  'Red',
  'Sunny',
  'Twin',
  'Velvet',
  'Copper',
];
const SECOND = [
  'Lantern',
  'Harbor',
  'Garden',
  'Spoon',
  'Table',
  'Oak',
  'Lotus',
  'Fig',
  'Anchor',
  'Bay',
  'Crown',
  'Maple',
  'Fork',
  'Dragon',
  'Sparrow',
  'Orchard',
];
const KIND = ['Trattoria', 'Grill', 'Kitchen', 'Diner', 'House', 'Cantina', 'Bistro', 'Bar', 'Cafe', 'Room'];
const CITIES = [
  'Springfield',
  'Portland',
  'Franklin',
  'Clinton',
  'Georgetown',
  'Salem',
  'Fairview',
  'Madison',
  'Arlington',
  'Ashland',
];
/** As many of them as there are people who eat there, roughly; the last stand for all other states. */
const STATES = [
  'California',
  'California',
  'California',
  'Florida',
  'Florida',
  'Texas',
  'Texas',
  'Washington',
  'Illinois',
  'New York',
  'New York',
  'Oregon',
  'Maine',
  'Ohio',
  'Georgia',
];
const CUISINES = [
  'Italian',
  'Italian',
  'Chinese',
  'Seafood',
  'American',
  'American',
  'American',
  'Japanese',
  'Steakhouse',
  'Mexican',
  'Mexican',
  'Indian',
  'Other',
];
const PRICES = ['$', '$', '$$', '$$', '$$', '$$$', '$$$$'];
const FEATURES = ['vegan', 'vegetarian', 'delivery', 'online_ordering', 'pickup', 'card_payment'];

/** @param {readonly string[]} choices @param {number} salt so that two properties are not of the same ones */
const pick = (choices, salt) =>
  `(ARRAY[${choices.map((choice) => `'${choice}'`).join(', ')}])[1 + (abs(hashint8extended(n, ${salt})) % ${choices.length})::int]`;

/**
 * Fills the directory of a scratch database with so many restaurants, made by the database: the same ones in every run.
 * A third of them nobody has reviewed. @param {import('pg').Client} database @param {number} count
 */
export async function seedDirectory(database, count) {
  const name = `${pick(FIRST, 1)} || ' ' || ${pick(SECOND, 2)} || ' ' || ${pick(KIND, 3)} || ' ' || n`;
  const state = pick(STATES, 4);
  await database.query(
    `INSERT INTO directory_entries (share_id, business_id, content, rating_times_100, review_count)
     SELECT 'bench-' || n, gen_random_uuid(), jsonb_build_object(
         'name', ${name}, 'cuisine', ${pick(CUISINES, 5)}, 'address', n || ' Main St, ' || ${pick(CITIES, 6)} || ', ' || left(${state}, 2) || ' 90210', 'city', ${pick(CITIES, 6)}, 'state', ${state},
         'description', 'Good food from the neighbourhood, cooked by people who like what they do, since ' || (1950 + n % 70), 'phone', '555-' || n, 'priceRange', ${pick(PRICES, 7)},
         'features', '${JSON.stringify(FEATURES)}'::jsonb,
         'hours', jsonb_build_object('timeZone', 'America/Chicago', 'openingHours', jsonb_build_object('exceptions', '[]'::jsonb,
           'weekly', (SELECT jsonb_agg(jsonb_build_object('day', day, 'from', '11:00', 'to', '22:00')) FROM generate_series(1, 7) AS day)))),
       CASE WHEN n % 3 = 0 THEN 0 ELSE 250 + (abs(hashint8extended(n, 8)) % 251)::int END, CASE WHEN n % 3 = 0 THEN 0 ELSE 1 + (abs(hashint8extended(n, 9)) % 400)::int END
     FROM generate_series(1, $1) AS n`,
    [count],
  );
  await database.query('VACUUM ANALYZE directory_entries');
}
