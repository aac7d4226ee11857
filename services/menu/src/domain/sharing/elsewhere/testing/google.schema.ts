/*
 * `FoodMenus` of the Business Profile interface (v4), written from its documentation; the price is a google.type.Money.
 */
const labels = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['displayName'],
    additionalProperties: false,
    properties: {
      displayName: { type: 'string', minLength: 1, maxLength: 140 },
      description: { type: 'string', maxLength: 1000 },
      languageCode: { type: 'string', minLength: 2 },
    },
  },
};
const attributes = {
  type: 'object',
  required: ['price'],
  additionalProperties: false,
  properties: {
    price: {
      type: 'object',
      required: ['currencyCode', 'units'],
      additionalProperties: false,
      properties: {
        currencyCode: { type: 'string', pattern: '^[A-Z]{3}$' },
        units: { type: 'string', pattern: '^\\d+$' },
        nanos: { type: 'integer', minimum: 0, maximum: 999999999 },
      },
    },
    allergen: {
      type: 'array',
      uniqueItems: true,
      items: { enum: ['DAIRY', 'EGG', 'FISH', 'PEANUT', 'SHELLFISH', 'SOY', 'TREE_NUT', 'WHEAT'] },
    },
    dietaryRestriction: {
      type: 'array',
      uniqueItems: true,
      items: { enum: ['HALAL', 'KOSHER', 'ORGANIC', 'VEGAN', 'VEGETARIAN'] },
    },
  },
};

export const GOOGLE_SCHEMA = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^accounts/[^/]+/locations/[^/]+/foodMenus$' },
    menus: {
      type: 'array',
      items: {
        type: 'object',
        required: ['labels', 'sections'],
        additionalProperties: false,
        properties: {
          labels,
          sourceUrl: { type: 'string', pattern: '^https?://' },
          cuisines: {
            type: 'array',
            items: { enum: ['AMERICAN', 'CHINESE', 'INDIAN', 'ITALIAN', 'JAPANESE', 'MEXICAN', 'SEAFOOD'] },
          },
          sections: {
            type: 'array',
            items: {
              type: 'object',
              required: ['labels', 'items'],
              additionalProperties: false,
              properties: {
                labels,
                items: {
                  type: 'array',
                  minItems: 1,
                  items: {
                    type: 'object',
                    required: ['labels', 'attributes'],
                    additionalProperties: false,
                    properties: {
                      labels,
                      attributes,
                      options: {
                        type: 'array',
                        items: {
                          type: 'object',
                          required: ['labels', 'attributes'],
                          additionalProperties: false,
                          properties: { labels, attributes },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
