import type { PageAdjustment } from '@chalkboard/contracts';

/** A part of a picture, in fractions of it. */
export type CropBox = NonNullable<PageAdjustment['crop']>;
export type Turn = PageAdjustment['rotate'];

export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];

export const WHOLE: CropBox = { x: 0, y: 0, width: 1, height: 1 };

/** Smallest edge of a part that can be chosen. */
const SMALLEST = 0.08;

/**
 * The box with one corner moved, the opposite one staying; never outside of the picture, never too small to be taken
 * hold of.
 */
export function withCorner(box: CropBox, corner: Corner, dx: number, dy: number): CropBox {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const isLeft = corner.endsWith('Left');
  const isTop = corner.startsWith('top');
  const x = isLeft ? between(box.x + dx, 0, right - SMALLEST) : box.x;
  const y = isTop ? between(box.y + dy, 0, bottom - SMALLEST) : box.y;
  return {
    x,
    y,
    width: isLeft ? right - x : between(right + dx, box.x + SMALLEST, 1) - x,
    height: isTop ? bottom - y : between(bottom + dy, box.y + SMALLEST, 1) - y,
  };
}

/** The box moved as it is, as far as the picture goes. */
export function shifted(box: CropBox, dx: number, dy: number): CropBox {
  return { ...box, x: between(box.x + dx, 0, 1 - box.width), y: between(box.y + dy, 0, 1 - box.height) };
}

/** Where the box lies when the picture is turned clockwise by so many degrees. */
export function turned(box: CropBox, by: Turn): CropBox {
  let { x, y, width, height } = box;
  for (let quarter = 0; quarter < by / 90; quarter += 1) [x, y, width, height] = [1 - y - height, x, height, width];
  return { x, y, width, height };
}

/** The turn that undoes another. */
export function opposite(turn: Turn): Turn {
  return ((360 - turn) % 360) as Turn;
}

/** Undefined when nothing worth speaking of is cut off, which is the same as no crop. */
export function cropOf(box: CropBox): CropBox | undefined {
  return box.width > 0.995 && box.height > 0.995 ? undefined : box;
}

function between(value: number, least: number, limit: number): number {
  return Math.min(Math.max(value, least), limit);
}
