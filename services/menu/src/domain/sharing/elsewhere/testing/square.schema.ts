/*
 * Body of `POST /v2/catalog/batch-upsert`, written from the documentation of the Catalog interface: each object has the
 * data of its type, and ids of new objects begin with "#".
 */
const id = { type: 'string', pattern: '^#.+' };
const ids = { type: 'array', minItems: 1, items: id };
const money = {
  type: 'object',
  required: ['amount', 'currency'],
  additionalProperties: false,
  properties: { amount: { type: 'integer', minimum: 0 }, currency: { type: 'string', pattern: '^[A-Z]{3}$' } },
};
const name = { type: 'string', minLength: 1, maxLength: 512 };
const clock = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d:00$' };
const percentage = { type: 'string', pattern: '^\\d+(\\.\\d+)?$' };
const named = (standard: readonly string[]) => ({
  type: 'array',
  items: {
    oneOf: [
      {
        type: 'object',
        required: ['type', 'standard_name'],
        additionalProperties: false,
        properties: { type: { const: 'STANDARD' }, standard_name: { enum: standard } },
      },
      {
        type: 'object',
        required: ['type', 'custom_name'],
        additionalProperties: false,
        properties: { type: { const: 'CUSTOM' }, custom_name: { type: 'string' } },
      },
    ],
  },
});
const object = (type: string, data: string, required: readonly string[], properties: object) => ({
  type: 'object',
  required: ['type', 'id', data],
  additionalProperties: false,
  properties: {
    type: { const: type },
    id,
    present_at_all_locations: { type: 'boolean' },
    [data]: { type: 'object', required, additionalProperties: false, properties },
  },
});

const OBJECTS = [
  object('ITEM', 'item_data', ['name', 'variations'], {
    name,
    description_html: { type: 'string', maxLength: 65535 },
    product_type: { enum: ['REGULAR', 'FOOD_AND_BEV'] },
    is_taxable: { type: 'boolean' },
    tax_ids: ids,
    categories: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: { id, ordinal: { type: 'integer' } },
      },
    },
    modifier_list_info: {
      type: 'array',
      items: {
        type: 'object',
        required: ['modifier_list_id'],
        additionalProperties: false,
        properties: {
          modifier_list_id: id,
          min_selected_modifiers: { type: 'integer', minimum: -1 },
          max_selected_modifiers: { type: 'integer', minimum: -1 },
          enabled: { type: 'boolean' },
        },
      },
    },
    food_and_beverage_details: {
      type: 'object',
      additionalProperties: false,
      properties: {
        dietary_preferences: named(['DAIRY_FREE', 'GLUTEN_FREE', 'HALAL', 'KOSHER', 'NUT_FREE', 'VEGAN', 'VEGETARIAN']),
        ingredients: named([
          'CELERY',
          'CRUSTACEANS',
          'EGGS',
          'FISH',
          'GLUTEN',
          'LUPIN',
          'MILK',
          'MOLLUSCS',
          'MUSTARD',
          'PEANUTS',
          'SESAME',
          'SOY',
          'SULPHITES',
          'TREE_NUTS',
        ]),
      },
    },
    variations: {
      type: 'array',
      minItems: 1,
      maxItems: 250,
      items: object('ITEM_VARIATION', 'item_variation_data', ['item_id', 'name', 'pricing_type', 'price_money'], {
        item_id: id,
        name: { ...name, maxLength: 255 },
        ordinal: { type: 'integer' },
        pricing_type: { const: 'FIXED_PRICING' },
        price_money: money,
      }),
    },
  }),
  object('MODIFIER_LIST', 'modifier_list_data', ['name', 'modifiers'], {
    name: { ...name, maxLength: 255 },
    modifier_type: { enum: ['LIST', 'TEXT'] },
    allow_quantities: { type: 'boolean' },
    modifiers: {
      type: 'array',
      minItems: 1,
      items: object('MODIFIER', 'modifier_data', ['name', 'price_money'], {
        name: { ...name, maxLength: 255 },
        price_money: money,
        ordinal: { type: 'integer' },
      }),
    },
  }),
  object('CATEGORY', 'category_data', ['name'], {
    name: { ...name, maxLength: 255 },
    category_type: { enum: ['REGULAR_CATEGORY', 'MENU_CATEGORY', 'KITCHEN_CATEGORY'] },
    availability_period_ids: ids,
  }),
  object('AVAILABILITY_PERIOD', 'availability_period_data', ['start_local_time', 'end_local_time', 'day_of_week'], {
    start_local_time: clock,
    end_local_time: clock,
    day_of_week: { enum: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] },
  }),
  object('TAX', 'tax_data', ['name', 'percentage'], {
    name,
    calculation_phase: { enum: ['TAX_SUBTOTAL_PHASE', 'TAX_TOTAL_PHASE'] },
    inclusion_type: { enum: ['ADDITIVE', 'INCLUSIVE'] },
    percentage,
    enabled: { type: 'boolean' },
  }),
  object('DISCOUNT', 'discount_data', ['name', 'discount_type'], {
    name: { ...name, maxLength: 255 },
    discount_type: { enum: ['FIXED_PERCENTAGE', 'FIXED_AMOUNT'] },
    percentage,
    amount_money: money,
  }),
  object('PRODUCT_SET', 'product_set_data', ['product_ids_any'], { name, product_ids_any: ids }),
  object('TIME_PERIOD', 'time_period_data', ['event'], {
    event: {
      type: 'string',
      pattern:
        '^BEGIN:VEVENT\\nDTSTART:\\d{8}T\\d{6}\\nDURATION:PT\\d+M\\nRRULE:FREQ=WEEKLY;BYDAY=(MO|TU|WE|TH|FR|SA|SU)\\nEND:VEVENT$',
    },
  }),
  object('PRICING_RULE', 'pricing_rule_data', ['discount_id', 'match_products_id', 'time_period_ids'], {
    name,
    discount_id: id,
    match_products_id: id,
    time_period_ids: ids,
  }),
];

export const SQUARE_SCHEMA = {
  type: 'object',
  required: ['idempotency_key', 'batches'],
  additionalProperties: false,
  properties: {
    idempotency_key: { type: 'string', minLength: 1, maxLength: 128 },
    batches: {
      type: 'array',
      items: {
        type: 'object',
        required: ['objects'],
        additionalProperties: false,
        properties: {
          objects: {
            type: 'array',
            minItems: 1,
            maxItems: 1000,
            items: { oneOf: OBJECTS },
          },
        },
      },
    },
  },
};
