import { squareCatalog } from './square-catalog';
import { menuWith } from './testing/any-menu';

const dish = { id: 'd', name: 'Pad Thai', price: '', priceMinor: 1250 };
const NOON = { weekly: [{ day: 3, from: '11:30', to: '24:00' }], exceptions: [] };
const SECTION = { categoryIds: ['c'], itemIds: [] };
const objectsOf = (change: Parameters<typeof menuWith>[0]) =>
  squareCatalog(
    menuWith({ categories: [{ id: 'c', name: 'Noodles', items: [dish] }], ...change }),
  ).body.batches.flatMap(({ objects }) => objects);

test('a dish is an item of its section with one variation a size, and an allergen is an ingredient', () => {
  const allergens = { source: 'confirmed' as const, names: ['Nuts', 'Lactose'] };
  const items = [{ ...dish, description: 'Hot & <sour>', dietary: ['Vegan', 'Spicy'], allergens }];
  expect(objectsOf({ categories: [{ id: 'c', name: 'Noodles', items }] })).toMatchObject([
    { type: 'CATEGORY', id: '#category.c', category_data: { name: 'Noodles' } },
    {
      type: 'ITEM',
      id: '#dish.d',
      item_data: {
        description_html: 'Hot &amp; &lt;sour&gt;',
        food_and_beverage_details: {
          dietary_preferences: [{ standard_name: 'VEGAN' }, { custom_name: 'Spicy' }],
          ingredients: [{ standard_name: 'TREE_NUTS' }, { custom_name: 'Lactose' }],
        },
        variations: [{ item_variation_data: { name: 'Regular', price_money: { amount: 1250, currency: 'USD' } } }],
      },
    },
  ]);
});

test('a happy hour is a discount with its dishes and its times of the week', () => {
  const hour = { id: 'h', name: 'Happy', when: NOON, for: SECTION, off: { kind: 'percent' as const, percent: 12.5 } };
  expect(objectsOf({ rules: { happyHours: [hour] } }).slice(2)).toEqual([
    {
      type: 'DISCOUNT',
      id: '#discount.h',
      discount_data: { name: 'Happy', discount_type: 'FIXED_PERCENTAGE', percentage: '12.5' },
    },
    { type: 'PRODUCT_SET', id: '#happy-dishes.h', product_set_data: { name: 'Happy', product_ids_any: ['#dish.d'] } },
    {
      type: 'TIME_PERIOD',
      id: '#happy.h.3.11%3A30',
      time_period_data: {
        event: 'BEGIN:VEVENT\nDTSTART:20240103T113000\nDURATION:PT750M\nRRULE:FREQ=WEEKLY;BYDAY=WE\nEND:VEVENT',
      },
    },
    {
      type: 'PRICING_RULE',
      id: '#happy-rule.h',
      pricing_rule_data: {
        name: 'Happy',
        discount_id: '#discount.h',
        match_products_id: '#happy-dishes.h',
        time_period_ids: ['#happy.h.3.11%3A30'],
      },
    },
  ]);
});

test('the serving time of a section is the time of its category', () => {
  const [period, category] = objectsOf({
    rules: { servingTimes: [{ id: 's', name: 'Lunch', when: NOON, for: SECTION }] },
  });
  expect(period).toMatchObject({
    availability_period_data: { start_local_time: '11:30:00', end_local_time: '23:59:00', day_of_week: 'WED' },
  });
  expect(category).toMatchObject({ category_data: { availability_period_ids: [period!.id] } });
});

test('a long menu goes in batches of a thousand objects, what others name before them', () => {
  const items = Array.from({ length: 1200 }, (_, at) => ({ ...dish, id: `d${at}` }));
  const { batches } = squareCatalog(menuWith({ categories: [{ id: 'c', name: 'All', items }] })).body;
  expect(batches.map(({ objects }) => objects.length)).toEqual([500, 500, 201]);
  expect(batches[0]!.objects[0]!.type).toBe('CATEGORY');
});
