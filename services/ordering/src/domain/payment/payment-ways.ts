import type { PaymentSettings } from '@chalkboard/contracts';

/** How each restaurant wants to be paid, beside card and cash: a port. */
export abstract class PaymentWays {
  /** What the owner has set; nothing is on until somebody did. */
  abstract of(shareId: string): Promise<PaymentSettings>;
  abstract replace(shareId: string, settings: PaymentSettings): Promise<void>;
  /**
   * The link that guests may be shown now: that of a menu whose business is approved at this moment. Undefined: none.
   */
  abstract shownLink(shareId: string): Promise<string | undefined>;
  /** Whether guests would be shown a link of this menu: its business is approved, and not closed. */
  abstract showsLinks(shareId: string): Promise<boolean>;
}
