import type { SourceRegion } from '@chalkboard/contracts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the paper lies in its pane: `scale` 1 shows the whole page; x and y (px) are where its top left corner lies. */
export interface SourceImageView extends Point {
  readonly scale: number;
}

export const LARGEST_SCALE = 8;
/** How high (px) a line of text is shown when it is looked at. */
const READABLE_LINE_PX = 26;
/** Of the pane's width, what a reading may fill when it is looked at. */
const MAX_OF_PANE = 0.86;

/** The page's size at scale 1: as large as fits the pane. */
export function fittedSize(page: Size, pane: Size): Size {
  const ratio = Math.min(pane.width / page.width, pane.height / page.height);
  return { width: page.width * ratio, height: page.height * ratio };
}

/** Keeps the paper in the pane: centred where it is smaller, without a gap at its edges where it is larger. */
export function held({ scale, x, y }: SourceImageView, fitted: Size, pane: Size): SourceImageView {
  const within = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return { scale, x: within(x, fitted.width * scale, pane.width), y: within(y, fitted.height * scale, pane.height) };
}

export function wholePage(fitted: Size, pane: Size): SourceImageView {
  return held({ scale: 1, x: 0, y: 0 }, fitted, pane);
}

/** Larger or smaller by a factor; what lies at `point` (px in the pane) stays there. */
export function zoomed(view: SourceImageView, factor: number, point: Point, fitted: Size, pane: Size): SourceImageView {
  const scale = Math.min(LARGEST_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return held(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    fitted,
    pane,
  );
}

export function moved(view: SourceImageView, by: Point, fitted: Size, pane: Size): SourceImageView {
  return held({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, fitted, pane);
}

/**
 * The region in the middle of the pane, large enough to read.
 * A size that somebody chose, and that does, is kept: nothing is more tiring than a page that breathes.
 * @param lineHeight height of a line of text, in fractions of the page
 */
export function centredOn(
  region: SourceRegion,
  lineHeight: number,
  view: SourceImageView,
  fitted: Size,
  pane: Size,
): SourceImageView {
  const fills = (pane.width * MAX_OF_PANE) / (region.width * fitted.width);
  const readable = Math.min(READABLE_LINE_PX / (lineHeight * fitted.height), fills);
  const keeps = view.scale >= readable * 0.7 && view.scale <= Math.min(readable * 2, fills);
  const scale = Math.min(LARGEST_SCALE, Math.max(1, keeps ? view.scale : readable));
  const at = (from: number, length: number, whole: number, room: number) =>
    room / 2 - (from + length / 2) * whole * scale;
  return held(
    {
      scale,
      x: at(region.x, region.width, fitted.width, pane.width),
      y: at(region.y, region.height, fitted.height, pane.height),
    },
    fitted,
    pane,
  );
}

/** Where a point of the pane (px) lies on the page, in fractions. */
export function onPage({ x, y }: Point, view: SourceImageView, fitted: Size): Point {
  return { x: (x - view.x) / (fitted.width * view.scale), y: (y - view.y) / (fitted.height * view.scale) };
}
