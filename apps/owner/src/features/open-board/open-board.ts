import type { OpenBoardResponse } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/** Exchanges the link of a text message for the right to its board, kept by the browser where no script reads it. @throws ApiError */
export function openBoard(link: string): Promise<OpenBoardResponse> {
  return api<OpenBoardResponse>('/api/orders/board-links', { method: 'POST', body: { link } });
}
