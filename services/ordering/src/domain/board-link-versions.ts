import type { MenuSnapshot } from '@chalkboard/contracts';
import { dialable } from '@chalkboard/menu-rules/phone-number';

/** Which links to a menu's board still count: a port. */
export abstract class BoardLinkVersions {
  /** The version that links are made with now; 0 until links were ended for the first time. */
  abstract of(shareId: string): Promise<number>;
  /** Ends every link that was made until now. */
  abstract raise(shareId: string): Promise<void>;
}

/**
 * Whether a change of the menu ends the links that are out: they went to a number that is the restaurant's no more, or
 * somebody lost the right to the menu, who may know one of them.
 */
export function endsBoardLinks(before: MenuSnapshot, after: MenuSnapshot): boolean {
  const number = ({ restaurantPhone, currency }: MenuSnapshot) =>
    dialable(restaurantPhone ?? '', currency).replace(/[^\d+]/g, '');
  const numberLost = number(before) !== '' && number(before) !== number(after);
  const rightLost = before.editRightHashes.some((hash) => !after.editRightHashes.includes(hash));
  const businessLost = before.businessId !== undefined && before.businessId !== after.businessId;
  return numberLost || rightLost || businessLost;
}
