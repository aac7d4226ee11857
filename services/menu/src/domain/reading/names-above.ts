import { bottom, sharedWidth } from './box';
import type { Part } from './menu-parts';
import type { Segment } from './segments';

/** The line of a description stands no further below its name (type sizes). */
const REACH = 1;

/**
 * The name that a part stands right below.
 *
 * @param endsAt names by their last line
 */
export function nameAbove(part: Part, endsAt: ReadonlyMap<Segment, Part>): Part | undefined {
  const up = part.segments[0]!.up;
  const above = up && endsAt.get(up);
  return above &&
    above !== part &&
    part.box.y - bottom(above.box) < REACH * part.size &&
    sharedWidth(part.box, above.box) > 0
    ? above
    : undefined;
}

/** Each name by its last line. */
export const byLastLine = (names: readonly Part[]): ReadonlyMap<Segment, Part> =>
  new Map(names.map((name) => [name.segments.at(-1)!, name]));
