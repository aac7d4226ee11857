/**
 * Bytes of the rows of an answer at most: half of what a broker takes as it comes, so that what stands around them fits
 * too.
 */
export const REPLY_PAGE_BYTES = 512 * 1024;

export interface ReplyPageLimits<Row> {
  /** Rows at most. */
  readonly most: number;
  /** Of the row, after which a further page goes on. */
  readonly idOf: (row: Row) => string;
  readonly bytes?: number;
}

export interface ReplyPage<Row> {
  readonly rows: Row[];
  /** After which row to go on; null: that was all. */
  readonly next: string | null;
}

/**
 * The rows that an answer over request-reply holds: as many as fit, from the first on, but at least one, so that
 * whoever asks gets on.
 * @param rows in the order of their ids, and one more than `most` where there are more: by it the page tells that it is
 * not the last
 */
export function replyPage<Row>(
  rows: readonly Row[],
  { most, idOf, bytes = REPLY_PAGE_BYTES }: ReplyPageLimits<Row>,
): ReplyPage<Row> {
  const fitting: Row[] = [];
  let left = bytes;
  for (const row of rows.slice(0, most)) {
    left -= Buffer.byteLength(JSON.stringify(row));
    if (left < 0 && fitting.length > 0) break;
    fitting.push(row);
  }
  const last = fitting.at(-1);
  return { rows: fitting, next: last !== undefined && fitting.length < rows.length ? idOf(last) : null };
}
