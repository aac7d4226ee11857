import { centreY } from './box';
import type { Segment } from './segments';

/** Lines that stand closer together than those around them: most often one dish, or one heading with its note. */
export interface TextBlock {
  readonly segments: readonly Segment[];
}

/** White above a line that begins a block, against the usual distance of lines on the page. */
const BLOCK_GAP = 1.3;
/** The usual distance is that of this rank: lines of one text are more than blocks are. */
const USUAL_RANK = 0.3;

/** Groups the segments of a page by the white between their lines; each segment is in one block. */
export function textBlocks(segments: readonly Segment[]): ReadonlyMap<Segment, TextBlock> {
  const pitches = segments.flatMap((segment) => (segment.up ? [pitch(segment, segment.up)] : [])).sort((a, b) => a - b);
  const usual = pitches[Math.floor(USUAL_RANK * pitches.length)] ?? 0;
  const blocks = new Map<Segment, { segments: Segment[] }>();
  for (const segment of segments) {
    const above = segment.up;
    const known =
      above && above.down === segment && pitch(segment, above) <= BLOCK_GAP * usual ? blocks.get(above) : undefined;
    const block = known ?? { segments: [] };
    block.segments.push(segment);
    blocks.set(segment, block);
  }
  return blocks;
}

/** Distance of the middles of two lines in type sizes. */
const pitch = (segment: Segment, above: Segment): number =>
  (centreY(segment.box) - centreY(above.box)) / Math.max(1, (segment.size + above.size) / 2);
