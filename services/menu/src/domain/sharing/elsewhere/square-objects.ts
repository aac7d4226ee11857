/** The objects of Square's catalogue that a menu becomes. */

export interface SquareMoney {
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
}

type Named =
  | { readonly type: 'STANDARD'; readonly standard_name: string }
  | { readonly type: 'CUSTOM'; readonly custom_name: string };

export interface SquareModifier {
  readonly type: 'MODIFIER';
  readonly id: string;
  readonly modifier_data: { readonly name: string; readonly price_money: SquareMoney; readonly ordinal: number };
}

export interface SquareVariation {
  readonly type: 'ITEM_VARIATION';
  readonly id: string;
  readonly present_at_all_locations: true;
  readonly item_variation_data: {
    readonly item_id: string;
    readonly name: string;
    readonly ordinal: number;
    readonly pricing_type: 'FIXED_PRICING';
    readonly price_money: SquareMoney;
  };
}

export interface SquareItem {
  readonly type: 'ITEM';
  readonly id: string;
  readonly present_at_all_locations: true;
  readonly item_data: {
    readonly name: string;
    readonly description_html?: string;
    readonly product_type: 'FOOD_AND_BEV';
    readonly is_taxable: boolean;
    readonly tax_ids?: readonly string[];
    readonly categories: readonly { readonly id: string; readonly ordinal: number }[];
    readonly modifier_list_info?: readonly {
      readonly modifier_list_id: string;
      readonly min_selected_modifiers: number;
      readonly max_selected_modifiers: number;
      readonly enabled: true;
    }[];
    readonly food_and_beverage_details?: {
      readonly dietary_preferences?: readonly Named[];
      readonly ingredients?: readonly Named[];
    };
    readonly variations: readonly SquareVariation[];
  };
}

export type SquareObject =
  | SquareItem
  | {
      readonly type: 'MODIFIER_LIST';
      readonly id: string;
      readonly modifier_list_data: {
        readonly name: string;
        readonly modifier_type: 'LIST';
        /** The same one can be chosen more than once. */
        readonly allow_quantities: boolean;
        readonly modifiers: readonly SquareModifier[];
      };
    }
  | {
      readonly type: 'CATEGORY';
      readonly id: string;
      readonly category_data: {
        readonly name: string;
        readonly category_type: 'MENU_CATEGORY';
        readonly availability_period_ids?: readonly string[];
      };
    }
  | {
      readonly type: 'AVAILABILITY_PERIOD';
      readonly id: string;
      readonly availability_period_data: {
        readonly start_local_time: string;
        readonly end_local_time: string;
        readonly day_of_week: string;
      };
    }
  | {
      readonly type: 'TAX';
      readonly id: string;
      readonly tax_data: {
        readonly name: string;
        readonly calculation_phase: 'TAX_SUBTOTAL_PHASE';
        readonly inclusion_type: 'INCLUSIVE' | 'ADDITIVE';
        /** "7.5" */
        readonly percentage: string;
        readonly enabled: true;
      };
    }
  | {
      readonly type: 'DISCOUNT';
      readonly id: string;
      readonly discount_data:
        | { readonly name: string; readonly discount_type: 'FIXED_PERCENTAGE'; readonly percentage: string }
        | { readonly name: string; readonly discount_type: 'FIXED_AMOUNT'; readonly amount_money: SquareMoney };
    }
  | {
      readonly type: 'PRODUCT_SET';
      readonly id: string;
      readonly product_set_data: { readonly name: string; readonly product_ids_any: readonly string[] };
    }
  | { readonly type: 'TIME_PERIOD'; readonly id: string; readonly time_period_data: { readonly event: string } }
  | {
      readonly type: 'PRICING_RULE';
      readonly id: string;
      readonly pricing_rule_data: {
        readonly name: string;
        readonly discount_id: string;
        readonly match_products_id: string;
        readonly time_period_ids: readonly string[];
      };
    };
