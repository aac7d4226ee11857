import { inkColour, lookDistance, markLook } from '../../domain/reading/mark-looks';
import type { DrawnMark } from '../../domain/reading/page';

/** A mark in colour is kept; another only when its like stands on the page again. */
const COLOURED = 0.2;
const ALIKE = 0.4;
const LIKE_COVER = 0.2;
/** Where there are no more than this, all are kept: the like of a legend may stand on another page. */
const FEW = 60;
/** Marks of a page that are compared, and that are kept, at most. */
export const MAX_COMPARED = 1500;
const MAX_MARKS = 400;

/** Of small drawings those that may be marks; where there are many, those in colour or on the page more than once. */
export function keptMarks(marks: readonly DrawnMark[]): DrawnMark[] {
  if (marks.length <= FEW) return [...marks];
  const looks = marks.slice(0, MAX_COMPARED).map((mark) => {
    const look = markLook(mark);
    return { look, cover: look.cover.reduce((sum, share) => sum + share, 0) / look.cover.length };
  });
  const likes = looks.map(() => 0);
  looks.forEach((one, index) => {
    for (let at = index + 1; at < looks.length; at++) {
      const other = looks[at]!;
      if (Math.abs(one.cover - other.cover) > LIKE_COVER || lookDistance(one.look, other.look) > ALIKE) continue;
      likes[index]!++;
      likes[at]!++;
    }
  });
  const kept = looks
    .map((_, index) => ({ mark: marks[index]!, likes: likes[index]!, index }))
    .filter(({ likes: count, index }) => count > 0 || inkColour(looks[index]!.look).strength > COLOURED);
  const max = kept.sort((a, b) => b.likes - a.likes || a.index - b.index).slice(0, MAX_MARKS);
  return max.sort((a, b) => a.index - b.index).map(({ mark }) => mark);
}
