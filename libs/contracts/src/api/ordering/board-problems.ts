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
