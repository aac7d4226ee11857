import { around, sharedHeight, sharedWidth, type Box } from '../../domain/reading/box';
import { lookOf } from '../../domain/reading/mark-looks';
import type { DrawnMark, Word } from '../../domain/reading/page';
import { usualTypeSize } from '../../domain/reading/type-size';
import { keptMarks, MAX_COMPARED } from './kept-marks';
import type { PdfOperators } from './pdf-drawing';
import { inkOfImage, type PdfImage } from './pdf-image-ink';
import { applied, multiplied, UNIT, type Matrix } from './pdf-matrix';
import { flattened, inkOfPaths, type PaintedPath } from './pdf-path-ink';

/** How the drawings of a page are looked at. */
export interface MarkView {
  readonly ops: Readonly<Record<string, number>>;
  /** From PDF space to the page as seen. */
  readonly frame: Matrix;
  readonly isShown: (layer: unknown) => boolean;
  /** The pixels of an image of the page, by what the drawing calls it. */
  readonly imageOf: (id: string) => PdfImage | undefined;
}

/** Sizes of a mark in type sizes of the page. Those of a legend may be larger than those beside dishes. */
const LEAST_SIZE = 0.4;
const MAX_SIZE = 4;
/** How many times larger than its ink an image may be. */
const EMPTY_GROUND = 1.5;
/** A part of a drawing (type sizes) is no smaller than this in both directions, or it is a dot or a line. */
const LEAST_PART = 0.06;
/** Share of a mark that words may cover: print on a badge is read as words. */
const WORDS_ON_IT = 0.25;
/** Drawings further than this (type sizes) from all words are ornaments. */
const REACH = 8;
/** More parts than this make up no mark. */
const MAX_PARTS = 60;
/** Paths of a page that are looked at, at most. */
const MAX_PATHS = 20_000;

interface State {
  ctm: Matrix;
  colour: string;
  strokeColour: string;
  thickness: number;
  alpha: number;
}

/** Something painted, where it lies and how it looks. */
interface Drawing {
  readonly box: Box;
  look(): string;
}

/** Points of the longer side of a mark at most; an image may have empty ground around it. */
export function largestMark(words: readonly Word[]): number {
  return EMPTY_GROUND * MAX_SIZE * usualTypeSize(words);
}

/**
 * The small drawings of a page near its words: images and groups of paths about as large as type.
 *
 * @param words of the text layer
 */
export function pdfDrawnMarks(drawing: PdfOperators, words: readonly Word[], view: MarkView): DrawnMark[] {
  const size = usualTypeSize(words);
  if (size === 0) return [];
  const finder = new DrawingFinder(view, size);
  drawing.fnArray.forEach((fn, index) => finder.take(fn, (drawing.argsArray[index] ?? []) as unknown[]));
  const near = finder.drawings().filter(({ box }) => isMarkSized(box, size) && isBesideWords(box, words, size));
  return keptMarks(near.slice(0, MAX_COMPARED).map(({ box, look }) => ({ box, look: look() })));
}

function isMarkSized({ width, height }: Box, size: number): boolean {
  return (
    Math.min(width, height) > LEAST_SIZE * 0.5 * size &&
    Math.max(width, height) > LEAST_SIZE * size &&
    Math.max(width, height) < MAX_SIZE * size
  );
}

function isBesideWords(box: Box, words: readonly Word[], size: number): boolean {
  let covered = 0;
  let isNear = false;
  for (const { box: word } of words) {
    const [across, down] = [sharedWidth(box, word), sharedHeight(box, word)];
    if (across > 0 && down > 0) covered += across * down;
    isNear ||= down > -2 * size && across > -REACH * size;
  }
  return isNear && covered < WORDS_ON_IT * box.width * box.height;
}

/** Follows a drawing from operator to operator and puts together what belongs to one mark. */
class DrawingFinder {
  private readonly found: Drawing[] = [];
  private readonly kept: State[] = [];
  private readonly shown: boolean[] = [];
  private readonly steps: ReadonlyMap<number, (args: unknown[]) => void>;
  private state: State;
  private group: PaintedPath[] = [];
  private paths = 0;

  constructor(
    private readonly view: MarkView,
    private readonly size: number,
  ) {
    this.state = { ctm: view.frame, colour: '#000000', strokeColour: '#000000', thickness: 1, alpha: 1 };
    this.steps = new Map(
      Object.entries(this.stepsByName()).flatMap(([name, step]) =>
        view.ops[name] === undefined ? [] : [[view.ops[name], step]],
      ),
    );
  }

  take(fn: number, args: unknown[]): void {
    this.steps.get(fn)?.(args);
  }

  drawings(): readonly Drawing[] {
    this.close();
    return this.found;
  }

  private stepsByName(): Record<string, (args: unknown[]) => void> {
    const colour =
      (key: 'colour' | 'strokeColour') =>
      ([value]: unknown[]) =>
        (this.state[key] = value as string);
    const image = ([id]: unknown[]) =>
      this.paintImage(typeof id === 'string' ? this.view.imageOf(id) : (id as PdfImage), this.state.ctm);
    const mask = ([found]: unknown[]) => this.paintImage(this.maskOf(found), this.state.ctm);
    return {
      save: () => this.kept.push({ ...this.state }),
      restore: () => (this.state = this.kept.pop() ?? this.state),
      transform: (args) => (this.state.ctm = multiplied(this.state.ctm, args as number[])),
      paintFormXObjectBegin: ([matrix]) => {
        this.kept.push({ ...this.state });
        if (matrix) this.state.ctm = multiplied(this.state.ctm, matrix as Matrix);
      },
      paintFormXObjectEnd: () => (this.state = this.kept.pop() ?? this.state),
      beginAnnotation: ([, , transform, matrix]) => {
        this.kept.push({ ...this.state });
        this.state = {
          ...this.state,
          ctm: multiplied(multiplied(this.view.frame, (transform ?? UNIT) as Matrix), (matrix ?? UNIT) as Matrix),
        };
      },
      endAnnotation: () => (this.state = this.kept.pop() ?? this.state),
      beginMarkedContent: () => this.shown.push(true),
      beginMarkedContentProps: ([tag, layer]) => this.shown.push(tag !== 'OC' || this.view.isShown(layer)),
      endMarkedContent: () => this.shown.pop(),
      setGState: ([changes]) => {
        for (const [key, value] of changes as [string, unknown][]) {
          if (key === 'ca') this.state.alpha = value as number;
          else if (key === 'LW') this.state.thickness = value as number;
        }
      },
      setFillRGBColor: colour('colour'),
      setStrokeRGBColor: colour('strokeColour'),
      setLineWidth: ([thickness]) => (this.state.thickness = thickness as number),
      constructPath: ([then, data, box]) =>
        this.paintPath(
          then as number,
          (data as unknown[] | undefined)?.[0],
          box as ArrayLike<number> | null | undefined,
        ),
      showText: () => this.close(),
      paintImageXObject: image,
      paintInlineImageXObject: image,
      paintImageMaskXObject: mask,
      paintImageXObjectRepeat: ([id, scaleX, scaleY, positions]) =>
        this.repeat(this.view.imageOf(id as string), [scaleX as number, 0, 0, scaleY as number], positions as number[]),
      paintImageMaskXObjectRepeat: ([found, scaleX, skewX, skewY, scaleY, positions]) =>
        this.repeat(this.maskOf(found), [scaleX, skewX ?? 0, skewY ?? 0, scaleY] as number[], positions as number[]),
    };
  }

  private get isSeen(): boolean {
    return this.state.alpha > 0.1 && this.shown.every(Boolean);
  }

  /** A mask is an image in the colour that is set. */
  private maskOf(found: unknown): PdfImage | undefined {
    const { data, width, height } = found as { data?: unknown; width: number; height: number };
    const image = typeof data === 'string' ? this.view.imageOf(data) : { data: data as Uint8Array, width, height };
    return image && { ...image, maskColour: this.state.colour };
  }

  private repeat(image: PdfImage | undefined, scale: readonly number[], positions: ArrayLike<number>): void {
    for (let at = 0; at + 1 < positions.length; at += 2)
      this.paintImage(image, multiplied(this.state.ctm, [...scale, positions[at]!, positions[at + 1]!]));
  }

  private paintImage(image: PdfImage | undefined, ctm: Matrix): void {
    this.close();
    if (!image || !this.isSeen) return;
    const box = boxOf(ctm, [0, 0, 1, 1]);
    if (
      Math.max(box.width, box.height) > EMPTY_GROUND * MAX_SIZE * this.size ||
      Math.max(box.width, box.height) < LEAST_SIZE * this.size
    )
      return;
    const ink = inkOfImage(image);
    if (ink) this.found.push({ box: partOf(box, ink.within), look: () => lookOf(ink.width, ink.height, ink.at) });
  }

  private paintPath(then: number, data: unknown, bounds: ArrayLike<number> | null | undefined): void {
    const ink = this.inkOf(then);
    if (!ink || !bounds || !ArrayBuffer.isView(data) || !this.isSeen || ++this.paths > MAX_PATHS) return;
    const box = boxOf(this.state.ctm, bounds);
    const limit = MAX_SIZE * this.size;
    if (box.width > limit || box.height > limit) {
      // What fills a ground behind a mark is not the mark.
      return this.close();
    }
    if (Math.max(box.width, box.height) < LEAST_PART * this.size) return;
    const path: PaintedPath = { data: data as unknown as ArrayLike<number>, ctm: this.state.ctm, box, ...ink };
    if (this.group.length > 0 && !this.belongs(path)) this.close();
    if (path.isErasing && this.group.length === 0) return;
    this.group.push(path);
  }

  private inkOf(then: number): Pick<PaintedPath, 'colour' | 'isErasing' | 'line'> | undefined {
    const { ops } = this.view;
    const fills = [
      ops['fill'],
      ops['eoFill'],
      ops['fillStroke'],
      ops['eoFillStroke'],
      ops['closeFillStroke'],
      ops['closeEOFillStroke'],
    ];
    const isFill = fills.includes(then);
    if (!isFill && then !== ops['stroke'] && then !== ops['closeStroke']) return undefined;
    const colour = isFill ? this.state.colour : this.state.strokeColour;
    if (!/^#[\da-f]{6}$/i.test(colour)) return undefined;
    return {
      colour: [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number],
      isErasing: /^#f[a-f]f[a-f]f[a-f]$/i.test(colour),
      ...(isFill ? {} : { line: this.state.thickness }),
    };
  }

  /** Whether a path goes on with the drawing before it. A path like its first one begins the drawing again. */
  private belongs({ box, data, colour }: PaintedPath): boolean {
    const first = this.group[0]!;
    const isAgain =
      first.data.length === data.length &&
      first.colour.every((part, at) => part === colour[at]) &&
      Math.abs(first.box.width - box.width) < 0.03 * box.width &&
      Math.abs(first.box.height - box.height) < 0.03 * box.height;
    const all = around(this.group.map((path) => path.box));
    const slack = 0.08 * this.size;
    const touches = sharedWidth(all, box) > -slack && sharedHeight(all, box) > -slack;
    const together = around([all, box]);
    return (
      touches &&
      !isAgain &&
      this.group.length < MAX_PARTS &&
      Math.max(together.width, together.height) < MAX_SIZE * this.size
    );
  }

  private close(): void {
    const paths = this.group;
    this.group = [];
    const inked = paths.filter(({ isErasing }) => !isErasing);
    if (inked.length === 0) return;
    const box = around(inked.map((path) => path.box));
    this.found.push({
      box,
      look: () =>
        inkOfPaths(
          paths.map((path) => ({ ...path, lines: flattened(path) })),
          box,
        ),
    });
  }
}

function boxOf(ctm: Matrix, bounds: ArrayLike<number>): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
  return around(
    [applied(ctm, x0, y0), applied(ctm, x1, y0), applied(ctm, x0, y1), applied(ctm, x1, y1)].map(([x, y]) => ({
      x,
      y,
      width: 0,
      height: 0,
    })),
  );
}

/** @param part in fractions of the box */
function partOf(box: Box, part: Box): Box {
  return {
    x: box.x + part.x * box.width,
    y: box.y + part.y * box.height,
    width: part.width * box.width,
    height: part.height * box.height,
  };
}
