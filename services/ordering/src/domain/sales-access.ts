import type { SalesQuery } from '@chalkboard/contracts';
import type { OpenBoard } from './board-access';
import { OrderError } from './order.errors';

/**
 * Sales are for who manages the business and for who may change the menu: the link in a message goes on to others.
 * Those of all its menus are for managers and owners alone.
 * @throws OrderError `ordering.board_denied`
 */
export function assertMaySeeSales({ menu, means, caller }: OpenBoard, { of }: Pick<SalesQuery, 'of'>): void {
  if (means === 'link')
    throw new OrderError(
      'ordering.board_denied',
      'Only who may change the menu can see its sales. Sign in, or use the device on which you made the menu.',
    );
  if (of === 'business' && (menu.businessId === undefined || !caller.managed()?.includes(menu.businessId)))
    throw new OrderError(
      'ordering.board_denied',
      'The sales of all locations are for owners and managers of the business. Please sign in as one of them.',
    );
}
