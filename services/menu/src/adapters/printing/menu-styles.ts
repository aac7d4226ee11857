import type { PrintedColours } from '../../domain/sharing/printed-colours';
import type { TextStyle } from './text-lines';

const INK = '#1f1b16';
const QUIET = '#57504a';

/** How the parts of a printed menu are set. */
export function menuStyles({ accent, heading }: PrintedColours) {
  const style = (face: TextStyle['face'], size: number, colour: string): TextStyle => ({ face, size, colour });
  return {
    accent,
    hairline: '#d8d0c6',
    dots: '#a79f95',
    title: style('serif', 34, heading),
    quiet: style('sans', 9, QUIET),
    category: style('serifItalic', 18, heading),
    note: style('sans', 8.5, QUIET),
    column: style('sansStrong', 7.5, QUIET),
    name: style('sansStrong', 10, INK),
    price: { ...style('sansStrong', 10, INK), figures: ['tnum'] } satisfies TextStyle,
    description: style('sans', 8.8, QUIET),
    size: style('sans', 9, INK),
    mark: style('sansStrong', 7, accent),
    foot: style('sans', 7.5, QUIET),
  };
}
export type MenuStyles = ReturnType<typeof menuStyles>;
