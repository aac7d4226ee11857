import { bottom, right } from '../../domain/reading/box';
import type { InkMark } from './ink-components';
import type { RaisedCents } from './raised-cents';
import type { GreyPicture } from './sharp-page-preparer';

/** The foot of a figure lies in this share of its height, where raised cents have nothing. */
const FOOT = 0.3;
/** The gap before the cents lies within this (in heights of the figure) after the foot of the last figure. */
const ARM = 0.5;
/** Height of the cents as a share of the figure's, and width in their own heights. */
const CENTS_HEIGHT = [0.36, 0.8] as const;
const CENTS_WIDTH = [0.75, 2.1] as const;

/**
 * Raised cents that touch the figure before them, so that both are one mark: where recognition sees a percent or degree
 * sign after a figure, there is nothing at its foot.
 *
 * @param ink the marks of the price, the last of which may hold figure and cents
 * @param inverted whether the print is light
 */
export function splitTouchingCents(page: GreyPicture, ink: readonly InkMark[], inverted: boolean): RaisedCents | undefined {
  const sorted = [...ink].sort((a, b) => a.x - b.x);
  const last = sorted.at(-1);
  if (!last || last.width < last.height * CENTS_WIDTH[0]) return undefined;
  const isInk = inkTest(page, last, inverted);
  const columns = Array.from({ length: last.width }, (_, x) => Array.from({ length: last.height }, (__, y) => isInk(last.x + x, last.y + y)));
  const footFrom = Math.floor(last.height * (1 - FOOT));
  const footEnd = columns.findLastIndex((column) => column.slice(footFrom).some(Boolean));
  const gap = thinnest(columns, footEnd + 1, Math.min(columns.length - 1, footEnd + 1 + Math.round(last.height * ARM)));
  if (gap === undefined) return undefined;
  const rows = columns.slice(gap + 1).flatMap((column) => column.flatMap((dark, y) => (dark ? [y] : [])));
  if (rows.length === 0) return undefined;
  const [top, foot] = [Math.min(...rows), Math.max(...rows) + 1];
  const raised: InkMark = { x: last.x + gap + 1, y: last.y + top, width: columns.length - gap - 1, height: foot - top, area: rows.length };
  const share = raised.height / last.height;
  const shape = raised.width / raised.height;
  if (share < CENTS_HEIGHT[0] || share > CENTS_HEIGHT[1] || shape < CENTS_WIDTH[0] || shape > CENTS_WIDTH[1] || bottom(raised) > last.y + footFrom) return undefined;
  const figure: InkMark = { ...last, width: gap + 1, area: last.area - raised.area };
  return { whole: [...sorted.slice(0, -1).filter((mark) => right(mark) <= figure.x + 1 && mark.height > figure.height / 2), figure], raised: [raised] };
}

function inkTest({ data, width }: GreyPicture, box: InkMark, inverted: boolean): (x: number, y: number) => boolean {
  let [dark, light] = [255, 0];
  for (let y = box.y; y < bottom(box); y++) {
    for (let x = box.x; x < right(box); x++) {
      dark = Math.min(dark, data[y * width + x]!);
      light = Math.max(light, data[y * width + x]!);
    }
  }
  const middle = (dark + light) / 2;
  return (x, y) => data[y * width + x]! < middle !== inverted;
}

/** The column with least ink between two, ends included. */
function thinnest(columns: readonly (readonly boolean[])[], from: number, to: number): number | undefined {
  let best: { at: number; ink: number } | undefined;
  for (let at = from; at <= to; at++) {
    const ink = columns[at]?.filter(Boolean).length ?? 0;
    if (!best || ink < best.ink) best = { at, ink };
  }
  return best?.at;
}
