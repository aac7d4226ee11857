/** What Uber Eats's menu interface takes, as far as a menu from here fills it. */

export const UBER_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export interface UberText {
  readonly translations: Readonly<Record<string, string>>;
}
export interface UberEntity {
  readonly id: string;
  readonly type: 'ITEM';
}
export interface UberServiceDay {
  readonly day_of_week: (typeof UBER_DAYS)[number];
  readonly time_periods: readonly { readonly start_time: string; readonly end_time: string }[];
}
export interface UberItem {
  readonly id: string;
  readonly title: UberText;
  readonly description?: UberText;
  /** In the smallest unit of the currency. */
  readonly price_info: { readonly price: number };
  readonly quantity_info?: { readonly quantity: { readonly max_permitted: number } };
  readonly suspension_info?: { readonly suspension: { readonly suspend_until: number; readonly reason: string } };
  readonly modifier_group_ids?: { readonly ids: readonly string[] };
  readonly tax_info: { readonly tax_rate?: number; readonly vat_rate_percentage?: number };
  readonly dish_info?: {
    readonly classifications: { readonly dietary_label_info: { readonly labels: readonly string[] } };
  };
  readonly visibility_info?: { readonly hours: readonly { readonly hours_of_week: readonly UberServiceDay[] }[] };
}
export interface UberGroup {
  readonly id: string;
  readonly title: UberText;
  readonly quantity_info: {
    readonly quantity: {
      readonly min_permitted: number;
      readonly max_permitted: number;
      readonly charge_above?: number;
    };
  };
  readonly modifier_options: readonly UberEntity[];
}
/** The body of `PUT /v2/eats/stores/{store_id}/menus`. */
export interface UberMenu {
  readonly menus: readonly {
    readonly id: string;
    readonly title: UberText;
    readonly service_availability: readonly UberServiceDay[];
    readonly category_ids: readonly string[];
  }[];
  readonly categories: readonly {
    readonly id: string;
    readonly title: UberText;
    readonly subtitle?: UberText;
    readonly entities: readonly UberEntity[];
  }[];
  readonly items: readonly UberItem[];
  readonly modifier_groups: readonly UberGroup[];
}
