import { isPdf, type PreparedPage } from '../pages/page-list';

/**
 * The picture that was sent as a page of the menu. A picture is one page; how many a PDF has is known of all files
 * together only, so pictures before the first PDF are counted from the front, and those behind the last one from the
 * end.
 *
 * @param total pages of all files; undefined as long as nobody knows
 * @returns undefined for a page of a PDF, and after a reload, when nothing is known of what was sent
 */
export function sentPicture(
  sent: readonly PreparedPage[],
  number: number,
  total: number | undefined,
): PreparedPage | undefined {
  const first = sent.findIndex(isPdf);
  if (first < 0 || number <= first) return sent[number - 1];
  const fromEnd = total === undefined ? Infinity : total - number;
  return fromEnd < sent.length - 1 - sent.findLastIndex(isPdf) ? sent.at(-1 - fromEnd) : undefined;
}
