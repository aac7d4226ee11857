import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Points from the bottom left of a page. */
export interface MarkedText {
  readonly text: string;
  readonly size: number;
  readonly upsideDown: boolean;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

export interface MarkedShape {
  readonly kind: 'fill' | 'stroke' | 'picture';
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface MarkedPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly MarkedText[];
  readonly shapes: readonly MarkedShape[];
}

/** What stands where on the pages of some PDFs, as a reader finds it. */
export function measurePdfs(files: readonly Uint8Array[]): MarkedPage[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'measure-pdf-'));
  try {
    const names = files.map((bytes, at) => {
      const name = path.join(folder, `${at}.pdf`);
      writeFileSync(name, bytes);
      return name;
    });
    return JSON.parse(
      execFileSync(process.execPath, [path.join(__dirname, 'pdf-marks.mjs'), ...names], {
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    ) as MarkedPage[][];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const EDGE = (6 * 72) / 25.4;
const LEAST_TYPE = 8;
/** Less than a printer's dot; files have their numbers rounded. */
const DOT = 0.3;

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Where letters stand, by their size: capitals with accents above the baseline, tails below it. */
function letters(
  { left, right, baseline, size, upsideDown }: MarkedText,
  { above, below }: { readonly above: number; readonly below: number },
): Extent {
  return upsideDown
    ? { left, right, bottom: baseline - above * size, top: baseline + below * size }
    : { left, right, bottom: baseline - below * size, top: baseline + above * size };
}

const WHOLE = { above: 0.92, below: 0.26 } as const;
/** What another line may not touch: lines that are set close have their tails beside the other's accents. */
const BODY = { above: 0.62, below: 0.16 } as const;

const meets = (one: Extent, other: Extent) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > DOT &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > DOT;
const within = (one: Extent, other: Extent) =>
  one.left >= other.left - DOT &&
  one.right <= other.right + DOT &&
  one.bottom >= other.bottom - DOT &&
  one.top <= other.top + DOT;

/** What is wrong with a printed page, in sentences: none when all type can be read and stands within its place. */
export function faultsOf({ width, height, texts, shapes }: MarkedPage): string[] {
  const faults: string[] = [];
  const printable = { left: EDGE, right: width - EDGE, bottom: EDGE, top: height - EDGE };
  for (const shape of shapes)
    if (!within(shape, printable)) faults.push(`a ${shape.kind} stands in the margin: ${JSON.stringify(shape)}`);
  texts.forEach((text, at) => {
    if (text.size < LEAST_TYPE - 0.01) faults.push(`"${text.text}" is set in ${text.size} points`);
    if (!within(letters(text, WHOLE), printable)) faults.push(`"${text.text}" stands in the margin`);
    const body = letters(text, BODY);
    for (const other of texts.slice(at + 1))
      if (meets(body, letters(other, BODY))) faults.push(`"${text.text}" and "${other.text}" stand on each other`);
    for (const shape of shapes) {
      if (!meets(body, shape)) continue;
      // A block or a label holds all of its letters; a frame is drawn around them; a rule goes through none.
      if (!within(letters(text, { above: 0.72, below: 0.22 }), shape))
        faults.push(`"${text.text}" goes beyond its ${shape.kind}: ${JSON.stringify(shape)}`);
    }
  });
  return faults;
}

/** Texts between two heights that stand in the gutter of two columns. */
export function inGutter(
  { width, texts }: MarkedPage,
  { from, to, gutter }: { readonly from: number; readonly to: number; readonly gutter: number },
): string[] {
  const between = { left: (width - gutter) / 2, right: (width + gutter) / 2, bottom: from, top: to };
  return texts
    .filter(
      (text) =>
        text.baseline > from &&
        text.baseline < to &&
        text.right > between.left + DOT &&
        text.left < between.right - DOT,
    )
    .map(({ text }) => text);
}
