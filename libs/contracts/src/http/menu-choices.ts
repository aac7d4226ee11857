/** The fixed choices of a menu's settings; apart from the schemas, so that a screen can list them without a parser. */
export const POS_SYSTEMS = ['none', 'square', 'toast', 'clover', 'lightspeed', 'revel', 'other'] as const;
export const ALLERGENS = ['Peanuts', 'Tree Nuts', 'Dairy/Milk', 'Eggs', 'Soy', 'Wheat/Gluten', 'Shellfish', 'Fish', 'Sesame', 'Sulfites', 'Corn', 'Other'] as const;
