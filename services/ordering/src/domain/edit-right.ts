import type { MenuSnapshot } from '@chalkboard/contracts';
import { DomainError } from '@chalkboard/service-kit/domain';
import { OrderError } from './order.errors';

/** Who asks: the device, and who is signed in on it. */
export interface MenuCaller {
  /** Hash of the visitor's secret, where the browser was here before. */
  readonly visitor: string | undefined;
  /** The businesses that the one signed in is a member of now; undefined: nobody is signed in. */
  readonly businesses: readonly string[] | undefined;
}

/** Whether the caller may change the menu: by the device's right to it, or as a member of its business. */
export function mayEdit(
  { businessId, editRightHashes }: Pick<MenuSnapshot, 'businessId' | 'editRightHashes'>,
  { visitor, businesses }: MenuCaller,
): boolean {
  return (
    (businessId !== undefined && (businesses?.includes(businessId) ?? false)) ||
    (visitor !== undefined && editRightHashes.includes(visitor))
  );
}

/**
 * A test order looks like a real one to a kitchen: only the restaurant itself may place it.
 * @throws OrderError `ordering.test_denied`; DomainError `access.sign_in_needed` where signing in may help
 */
export function assertMayTest(menu: Pick<MenuSnapshot, 'businessId' | 'editRightHashes'>, caller: MenuCaller): void {
  if (mayEdit(menu, caller)) return;
  if (menu.businessId !== undefined && !caller.businesses)
    throw new DomainError(
      'access.sign_in_needed',
      'Test orders are only for the restaurant. Please sign in, or leave the test and order as a guest.',
    );
  throw new OrderError(
    'ordering.test_denied',
    'Test orders are only for the restaurant. Use the device on which you made the menu, or leave the test and order as a guest.',
  );
}
