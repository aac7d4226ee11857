/** Of a dish, as menus and snapshots have it. */
export interface SoldOut {
  readonly soldOut?: boolean | undefined;
  /** ISO 8601; it is there again from then on. */
  readonly soldOutUntil?: string | undefined;
}

/** Whether a dish is sold out at an instant, in milliseconds since the epoch. */
export function isSoldOutAt({ soldOut, soldOutUntil }: SoldOut, at: number): boolean {
  return soldOut === true && (soldOutUntil === undefined || at < Date.parse(soldOutUntil));
}
