/** An item as another reader says it is printed: texts only, none of it believed before it is found on the paper. */
export interface ClaimedItem {
  readonly name: string;
  /** Number of the printed line that its name begins on: a hint. */
  readonly line?: number;
  readonly description?: string;
  /** As printed, such as "12.50"; absent with variants, or where nothing is printed. */
  readonly price?: string;
  readonly variants: readonly { readonly label: string; readonly price: string }[];
  readonly addOns: readonly { readonly name: string; readonly price: string }[];
}

export interface ClaimedSection {
  /** Absent where items stand under no heading. */
  readonly heading?: string;
  readonly line?: number;
  readonly note?: string;
  readonly items: readonly ClaimedItem[];
}

/** What another reader, such as a vision model, says stands on one page. */
export interface ClaimedPage {
  readonly restaurantName?: string;
  readonly sections: readonly ClaimedSection[];
}
