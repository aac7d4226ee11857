import type { MenuSnapshot, TipRules } from '@chalkboard/contracts';
import type { BusinessState } from './business-state';
import type { WorkedSettings } from './ordering-settings';

/**
 * What orders are measured against: a menu, and how its restaurant works, both as this service knew them at one moment.
 */
export interface OrderBasis {
  readonly menu: MenuSnapshot;
  readonly settings: WorkedSettings;
  /**
   * The settings as they are stored, null where nobody changed them: by it storing an order tells whether they still
   * hold.
   */
  readonly settingsStored: unknown;
  /** The tips that it takes; undefined: none. */
  readonly tips?: TipRules | undefined;
  /** Of the menu's business. */
  readonly state: BusinessState;
  /** Whether portions of some item are counted: storing an order tells whether that still holds. */
  readonly counted: boolean;
}

/** Reads what orders are measured against: a port. */
export abstract class OrderBases {
  /** What was read last, without a look whether it still holds; undefined when this menu was not read lately. */
  abstract remembered(shareId: string): OrderBasis | undefined;

  /**
   * What holds now; asks the menu's owner when the menu is not known here. @returns undefined when there is no such
   * menu
   */
  abstract read(shareId: string): Promise<OrderBasis | undefined>;
}
