import type { PrintedLogo } from './printed-logo';
import type { Measure, TextStyle } from './text-lines';

export type Align = 'left' | 'center' | 'right';

export interface Paint {
  /** Of the inside. */
  readonly fill?: string;
  /** Of the edge. */
  readonly stroke?: string;
  /** Of the edge, in units of the drawing. */
  readonly width?: number;
  readonly dash?: readonly [number, number];
}

/** What is drawn on: a sheet of paper or a picture. Lengths are from its top left. */
export interface Drawing {
  readonly measure: Measure;
  /** One line, its baseline at `y`. @returns its width */
  line(text: string, style: TextStyle, x: number, y: number, align?: Align): number;
  /** A path, as SVG writes it. */
  shape(path: string, paint: Paint): void;
  /** A picture with its top left corner at a point. */
  picture(logo: PrintedLogo, x: number, y: number): void;
}

/** Draws nothing: to learn how much room something takes. */
export function unseen(measure: Measure): Drawing {
  return { measure, line: () => 0, shape: () => undefined, picture: () => undefined };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const n = (length: number) => Math.round(length * 1000) / 1000;

export function rectangle({ x, y, width, height }: Box): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

export function straight(x: number, y: number, width: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}`;
}

/** A square on its corner. */
export function lozenge(x: number, y: number, radius: number): string {
  return `M${n(x)} ${n(y - radius)}l${n(radius)} ${n(radius)}l${n(-radius)} ${n(radius)}l${n(-radius)} ${n(-radius)}z`;
}

/** A wavy line, from left to right. */
export function wave(
  x: number,
  y: number,
  { waves, length, height }: { readonly waves: number; readonly length: number; readonly height: number },
): string {
  const half = length / 2;
  const rise = (way: number) => `q${n(half / 2)} ${n(way * height * 2)} ${n(half)} 0`;
  return `M${n(x)} ${n(y)}${`${rise(-1)}${rise(1)}`.repeat(waves)}`;
}

/** The dark squares of a checked cloth. */
export function checks(
  x: number,
  y: number,
  { columns, rows, side }: { readonly columns: number; readonly rows: number; readonly side: number },
): string {
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = row % 2; column < columns; column += 2)
      path += rectangle({ x: x + column * side, y: y + row * side, width: side, height: side });
  }
  return path;
}

/** Two lines with a curl, and a bead between them; `width` of all. */
export function flourish(x: number, y: number, width: number): { readonly curls: string; readonly bead: string } {
  const unit = width / 160;
  const curl = (way: number) => {
    const to = (...lengths: number[]) =>
      lengths.map((length, at) => n(length * unit * (at % 2 === 0 ? way : 1))).join(' ');
    return `M${n(x + way * 12 * unit)} ${n(y)}h${n(way * 12 * unit)}c${to(10, 0, 12, -7, 19, -7)}c${to(5, 0, 7, 6, 2, 7)}c${to(-4, 1, -5, -4, -2, -5)}M${n(x + way * 45 * unit)} ${n(y)}h${n(way * 33 * unit)}`;
  };
  return { curls: curl(-1) + curl(1), bead: lozenge(x, y, 5 * unit) };
}

/** A label: its corners are cut out round. */
export function label({ x, y, width, height }: Box, radius: number): string {
  const [r, w, h] = [n(radius), n(width - 2 * radius), n(height - 2 * radius)];
  return `M${n(x + radius)} ${n(y)}h${w}a${r} ${r} 0 0 0 ${r} ${r}v${h}a${r} ${r} 0 0 0 ${-r} ${r}h${-w}a${r} ${r} 0 0 0 ${-r} ${-r}v${-h}a${r} ${r} 0 0 0 ${r} ${-r}z`;
}

/** A banner whose lower edge rises to the right. */
export function banner({ x, y, width, height }: Box, slant: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height - slant)}l${n(-width)} ${n(slant)}z`;
}

/** A bar that points to the right. */
export function pointed({ x, y, width, height }: Box, point: number): string {
  return `M${n(x)} ${n(y)}h${n(width - point)}l${n(point)} ${n(height / 2)}l${n(-point)} ${n(height / 2)}h${n(point - width)}z`;
}
