import type { SourcePage, SourceRegion } from '@chalkboard/contracts';

/** A part of a page, in fractions of it. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width to height of a strip; a taller region makes it taller. */
const ASPECT = 3;
/**
 * At least this many times the height of a line is shown of its width: enough to see whose line it is, and large enough
 * to read. A price that is known alone may stand far from its name.
 */
const LEAST_LINES = { both: 24, name: 24, price: 36 };
const AIR = 1.15;
/** Where a reading ends that is known alone: the rest of its line is on the other side of it. */
const NEAR_EDGE = 0.08;

export interface StripContent {
  /** What has to be in the strip. */
  readonly region: SourceRegion;
  /** Height of a line of text, in fractions of the page. */
  readonly lineHeight: number;
  /** What of the line is known: of a price more is shown to its left, of a name to its right. */
  readonly known: 'name' | 'price' | 'both';
}

/** The part of a page that a strip shows of a line of the menu; never beyond the page. */
export function cutAround(
  { region, lineHeight, known }: StripContent,
  page: Pick<SourcePage, 'width' | 'height'>,
): Cut {
  const shape = page.width / page.height;
  let width = Math.min(1, Math.max((LEAST_LINES[known] * lineHeight) / shape, region.width * AIR));
  if ((width * shape) / ASPECT < region.height * AIR) width = Math.min(1, (region.height * AIR * ASPECT) / shape);
  const height = Math.min(1, Math.max((width * shape) / ASPECT, region.height * AIR));
  const within = (at: number, length: number) => Math.min(Math.max(0, at), 1 - length);
  const edge = Math.min(NEAR_EDGE * width, (width - region.width) / 2);
  const left = {
    name: region.x - edge,
    price: region.x + region.width + edge - width,
    both: region.x + (region.width - width) / 2,
  }[known];
  return { x: within(left, width), y: within(region.y + (region.height - height) / 2, height), width, height };
}
