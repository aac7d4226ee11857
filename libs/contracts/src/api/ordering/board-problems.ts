/** Of who has no right to a board, or whose link ended; of a menu that is gone. */
export const ofBoard = [
  '403 ordering.board_denied',
  '404 ordering.menu_not_found',
  '404 ordering.link_not_valid',
  '410 ordering.link_ended',
  '410 ordering.menu_withdrawn',
] as const;

/** Of what managers and owners alone do on a board. */
export const ofBoardManagers = [...ofBoard, '403 ordering.managers_only'] as const;

/** Of an order that staff types: what is missing in it, and what the menu does not have. */
export const ofTypedOrder = [
  '422 ordering.missing_information',
  '422 ordering.delivery_address_required',
  '422 ordering.phone_not_valid',
  '422 ordering.item_not_on_menu',
  '409 ordering.item_not_available',
  '422 ordering.choice_needed',
  '422 ordering.too_long',
] as const;
