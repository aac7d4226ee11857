/** An upright rectangle, origin at the top left, in the units of its page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;
export const centreX = (box: Box): number => box.x + box.width / 2;
export const centreY = (box: Box): number => box.y + box.height / 2;

/** The smallest box around all of `boxes`; throws on an empty list. */
export function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError('No box to go around');
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y };
}

/** Length that two boxes share in the vertical direction; negative when there is a gap. */
export function sharedHeight(a: Box, b: Box): number {
  return Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
}

/** Length that two boxes share in the horizontal direction; negative when there is a gap. */
export function sharedWidth(a: Box, b: Box): number {
  return Math.min(right(a), right(b)) - Math.max(a.x, b.x);
}

/** Share (0 to 1) of the smaller box that lies within the other. */
export function overlap(a: Box, b: Box): number {
  const area = Math.max(0, sharedWidth(a, b)) * Math.max(0, sharedHeight(a, b));
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return smaller > 0 ? area / smaller : 0;
}

/** The middle value of a list (the upper one of two); 0 for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The average of a list; 0 for an empty list. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
