/** Which part of a list is wanted. */
export interface Page {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A part of a list; `total` counts the whole. */
export interface Slice<T> {
  readonly total: number;
  readonly items: readonly T[];
}
