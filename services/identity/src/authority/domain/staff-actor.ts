/** Somebody of the staff who does something. */
export interface StaffActor {
  readonly staffId: string;
  /** Network address from which it is done. */
  readonly address: string;
}
