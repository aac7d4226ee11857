/*
 * Body of `PUT /v2/eats/stores/{store_id}/menus`, written from the documentation of the menu interface: what we send,
 * with every field that it requires.
 */
const text = {
  type: 'object',
  required: ['translations'],
  additionalProperties: false,
  properties: {
    translations: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[a-z]{2,3}(_[a-z0-9]+)*$' },
      additionalProperties: { type: 'string', minLength: 1 },
    },
  },
};
const id = { type: 'string', pattern: '^[^/;]+$' };
const amount = { type: 'integer', minimum: 0 };
const entities = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'type'],
    additionalProperties: false,
    properties: { id, type: { enum: ['ITEM', 'MODIFIER_GROUP'] } },
  },
};
const clock = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
const serviceDays = {
  type: 'array',
  items: {
    type: 'object',
    required: ['day_of_week', 'time_periods'],
    additionalProperties: false,
    properties: {
      day_of_week: { enum: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] },
      time_periods: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['start_time', 'end_time'],
          additionalProperties: false,
          properties: { start_time: clock, end_time: clock },
        },
      },
    },
  },
};
const quantityInfo = {
  type: 'object',
  additionalProperties: false,
  properties: {
    quantity: {
      type: 'object',
      additionalProperties: false,
      properties: {
        min_permitted: amount,
        max_permitted: amount,
        default_quantity: amount,
        charge_above: amount,
        refund_under: amount,
      },
    },
  },
};

export const UBER_EATS_SCHEMA = {
  type: 'object',
  required: ['menus', 'categories', 'items', 'modifier_groups'],
  additionalProperties: false,
  properties: {
    menus: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'title', 'service_availability', 'category_ids'],
        additionalProperties: false,
        properties: {
          id,
          title: text,
          subtitle: text,
          service_availability: serviceDays,
          category_ids: { type: 'array', items: id },
        },
      },
    },
    categories: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'title', 'entities'],
        additionalProperties: false,
        properties: { id, title: text, subtitle: text, entities },
      },
    },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'title', 'price_info', 'tax_info'],
        additionalProperties: false,
        properties: {
          id,
          title: text,
          description: text,
          price_info: {
            type: 'object',
            required: ['price'],
            additionalProperties: false,
            properties: { price: amount },
          },
          quantity_info: quantityInfo,
          suspension_info: {
            type: 'object',
            additionalProperties: false,
            properties: {
              suspension: {
                type: 'object',
                additionalProperties: false,
                properties: { suspend_until: { type: 'integer', maximum: 2147483647 }, reason: { type: 'string' } },
              },
            },
          },
          modifier_group_ids: {
            type: 'object',
            required: ['ids'],
            additionalProperties: false,
            properties: { ids: { type: 'array', items: id } },
          },
          tax_info: {
            type: 'object',
            additionalProperties: false,
            properties: {
              tax_rate: { type: 'number', minimum: 0, maximum: 100 },
              vat_rate_percentage: { type: 'number', minimum: 0, maximum: 100 },
            },
          },
          dish_info: {
            type: 'object',
            properties: {
              classifications: {
                type: 'object',
                properties: {
                  dietary_label_info: {
                    type: 'object',
                    properties: { labels: { type: 'array', items: { enum: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE'] } } },
                  },
                },
              },
            },
          },
          visibility_info: {
            type: 'object',
            required: ['hours'],
            properties: {
              hours: {
                type: 'array',
                items: { type: 'object', required: ['hours_of_week'], properties: { hours_of_week: serviceDays } },
              },
            },
          },
        },
      },
    },
    modifier_groups: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'title', 'modifier_options'],
        additionalProperties: false,
        properties: { id, title: text, quantity_info: quantityInfo, modifier_options: entities },
      },
    },
  },
};
