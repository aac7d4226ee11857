/** Above this share of the window a section's head counts as read. */
const READ_ABOVE = 0.3;

/**
 * Which section is read: the last one whose head has passed the reading line. Near the end of the page, where nothing
 * can be scrolled further up, the line moves down to the foot of the window, so that each of the last sections has its
 * turn.
 * @param tops of the sections' heads, pixels from the top of the window, in the order of the page
 * @param left pixels that can still be scrolled down, of `range` in all: a short page is not at its end as long as it
 * was not scrolled
 * @returns its index; 0 above the first
 */
export function currentSection(
  tops: readonly number[],
  { height, left, range }: { readonly height: number; readonly left: number; readonly range: number },
): number {
  const line = height * READ_ABOVE;
  const below = height - line;
  const lowered = range > 0 ? line + below * Math.max(0, 1 - left / Math.min(below, range)) : line;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= lowered),
  );
}
