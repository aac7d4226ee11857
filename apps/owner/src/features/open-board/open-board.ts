import type { OpenBoardResponse } from '@chalkboard/contracts';
import { openBoardRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { call } from '@chalkboard/web-kit';

/**
 * Exchanges the link of a text message for the right to its board, kept by the browser where no script reads it.
 * @throws ApiError
 */
export function openBoard(link: string): Promise<OpenBoardResponse> {
  return call(openBoardRoute, { body: { link } });
}
