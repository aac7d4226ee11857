import type { PdfOperators } from './pdf-drawing';
import { PdfGround } from './pdf-ground';
import { applied, multiplied, stretchedHeight, UNIT, type Matrix } from './pdf-matrix';

/** What the reader needs to know of a font. */
export interface PdfFont {
  readonly name: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** From glyph space to text space. */
  readonly matrix: Matrix;
  /** Height of a letter, in type sizes, where the font draws its own letters in a size of its own. */
  readonly drawnHeight?: number;
}

/** One letter as it is placed on the page as seen: origin at the top left, in points. */
export interface PdfGlyph {
  /** What the font says it means; may be several letters, or white. */
  readonly text: string;
  /** Where it begins on its base line. */
  readonly x: number;
  readonly y: number;
  /** Its own width along the line, without the spacing that follows. */
  readonly advance: number;
  readonly size: number;
  /** Direction of its line in radians: 0 runs to the right, positive turns clockwise. */
  readonly angle: number;
  readonly font: PdfFont;
  /** 0 to 1: how opaque its ink is. */
  readonly alpha: number;
  /** "#rrggbb"; empty where a pattern or nothing fills it. */
  readonly colour: string;
}

/** How a page is looked at. */
export interface PageView {
  readonly ops: Readonly<Record<string, number>>;
  /** From PDF space to the page as seen. */
  readonly frame: Matrix;
  readonly fontOf: (id: string) => PdfFont;
  /** Whether the layer that a mark in the drawing belongs to is shown. */
  readonly isShown: (layer: unknown) => boolean;
  /** Whether text without ink counts: it is the text of a picture. */
  readonly keepsUnseen: boolean;
}

interface TextState {
  ctm: Matrix;
  font: string;
  size: number;
  spacing: number;
  wordSpacing: number;
  stretch: number;
  rise: number;
  leading: number;
  mode: number;
  colour: string;
  alpha: number;
  /** Of lines. */
  thickness: number;
}

interface DrawnGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

const START: Omit<TextState, 'ctm'> = {
  font: '',
  size: 0,
  spacing: 0,
  wordSpacing: 0,
  stretch: 1,
  rise: 0,
  leading: 0,
  mode: 0,
  colour: '#000000',
  alpha: 1,
  thickness: 1,
};
/** Text drawn in this mode leaves no ink. */
const UNSEEN_MODE = 3;
const WHITE = '#ffffff';
/** Middle of a letter above its base line, in type sizes. */
const MIDDLE = 0.35;

/** The letters that a page prints, in the order it draws them. */
export function glyphsOf(drawing: PdfOperators, view: PageView): PdfGlyph[] {
  const reader = new GlyphReader(view);
  drawing.fnArray.forEach((fn, index) => reader.take(fn, (drawing.argsArray[index] ?? []) as unknown[]));
  return reader.glyphs;
}

/** Follows a drawing from operator to operator, as a renderer does, and notes its letters. */
class GlyphReader {
  readonly glyphs: PdfGlyph[] = [];
  private state: TextState;
  private readonly kept: TextState[] = [];
  private readonly ground = new PdfGround();
  private readonly shown: boolean[] = [];
  private readonly steps: ReadonlyMap<number, (args: unknown[]) => void>;
  private line: Matrix = UNIT;
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;

  constructor(private readonly view: PageView) {
    this.state = { ...START, ctm: view.frame };
    this.steps = new Map(
      Object.entries(this.stepsByName()).flatMap(([name, step]) =>
        view.ops[name] === undefined ? [] : [[view.ops[name], step]],
      ),
    );
  }

  take(fn: number, args: unknown[]): void {
    this.steps.get(fn)?.(args);
  }

  private stepsByName(): Record<string, (args: unknown[]) => void> {
    const number =
      (key: 'spacing' | 'wordSpacing' | 'rise' | 'mode' | 'thickness') =>
      ([value]: unknown[]) =>
        (this.state[key] = value as number);
    const picture = () => this.ground.paintPicture(this.state.ctm);
    const everywhere = () => this.ground.paintAll();
    const move = (x: number, y: number): void => {
      this.x = this.lineX += x;
      this.y = this.lineY += y;
    };
    const colourless = () => (this.state.colour = '');
    return {
      save: () => this.save(),
      restore: () => this.restore(),
      transform: (args) => (this.state.ctm = multiplied(this.state.ctm, args as number[])),
      paintFormXObjectBegin: ([matrix, box]) => {
        this.save();
        if (matrix) this.state.ctm = multiplied(this.state.ctm, matrix as Matrix);
        if (box) this.ground.clipTo(this.state.ctm, box as number[]);
      },
      paintFormXObjectEnd: () => this.restore(),
      beginAnnotation: ([, , transform, matrix]) => {
        this.save();
        this.state = {
          ...START,
          ctm: multiplied(multiplied(this.view.frame, (transform ?? UNIT) as Matrix), (matrix ?? UNIT) as Matrix),
        };
      },
      endAnnotation: () => this.restore(),
      beginMarkedContent: () => this.shown.push(true),
      beginMarkedContentProps: ([tag, layer]) => this.shown.push(tag !== 'OC' || this.view.isShown(layer)),
      endMarkedContent: () => this.shown.pop(),
      setGState: ([changes]) => this.change(changes as [string, unknown][]),
      setFillRGBColor: ([colour]) => (this.state.colour = colour as string),
      setFillColorN: colourless,
      setFillTransparent: colourless,
      clip: () => this.ground.awaitClip(),
      eoClip: () => this.ground.awaitClip(),
      constructPath: ([then, , box]) =>
        this.ground.draw(this.state.ctm, box as number[] | undefined, this.ink(then as number)),
      shadingFill: everywhere,
      paintImageXObject: picture,
      paintInlineImageXObject: picture,
      paintImageMaskXObject: picture,
      paintImageXObjectRepeat: everywhere,
      paintInlineImageXObjectGroup: everywhere,
      paintImageMaskXObjectGroup: everywhere,
      paintImageMaskXObjectRepeat: everywhere,
      beginText: () => this.startLine(UNIT),
      setTextMatrix: (args) =>
        this.startLine((Array.isArray(args[0]) || ArrayBuffer.isView(args[0]) ? args[0] : args) as Matrix),
      setFont: ([font, size]) => Object.assign(this.state, { font, size }),
      setCharSpacing: number('spacing'),
      setWordSpacing: number('wordSpacing'),
      setLineWidth: number('thickness'),
      setTextRise: number('rise'),
      setTextRenderingMode: number('mode'),
      setHScale: ([scale]) => (this.state.stretch = (scale as number) / 100),
      setLeading: ([leading]) => (this.state.leading = -(leading as number)),
      moveText: ([x, y]) => move(x as number, y as number),
      setLeadingMoveText: ([x, y]) => {
        this.state.leading = y as number;
        move(x as number, y as number);
      },
      nextLine: () => move(0, this.state.leading),
      showText: ([glyphs]) => this.show(glyphs as (DrawnGlyph | number)[]),
    };
  }

  private save(): void {
    this.kept.push({ ...this.state });
    this.ground.save();
  }

  private restore(): void {
    this.state = this.kept.pop() ?? this.state;
    this.ground.restore();
  }

  private change(changes: readonly [string, unknown][]): void {
    for (const [key, value] of changes) {
      if (key === 'ca') this.state.alpha = value as number;
      else if (key === 'LW') this.state.thickness = value as number;
      else if (key === 'Font') [this.state.font, this.state.size] = value as [string, number];
    }
  }

  /**
   * How far what is done with a path lays colour over it; undefined where it lays none. A thick line may be the ground
   * of a badge.
   */
  private ink(then: number): number | undefined {
    const { ops } = this.view;
    const { alpha, colour, thickness } = this.state;
    if (alpha === 0) return undefined;
    const fills = [
      ops['fill'],
      ops['eoFill'],
      ops['fillStroke'],
      ops['eoFillStroke'],
      ops['closeFillStroke'],
      ops['closeEOFillStroke'],
    ];
    if (fills.includes(then)) return colour === WHITE ? undefined : 0;
    return then === ops['stroke'] || then === ops['closeStroke'] ? thickness / 2 : undefined;
  }

  private startLine(matrix: Matrix): void {
    this.line = matrix;
    this.x = this.y = this.lineX = this.lineY = 0;
  }

  private show(glyphs: readonly (DrawnGlyph | number)[]): void {
    const { size, stretch, spacing, wordSpacing, alpha, rise, colour } = this.state;
    const font = this.view.fontOf(this.state.font);
    const line = multiplied(this.state.ctm, this.line);
    const [a = 1, b = 0] = multiplied(line, [Math.sign(size || 1) * stretch, 0, 0, 1, 0, 0]);
    const angle = Math.atan2(b, a);
    const high = stretchedHeight(line) * Math.abs(size) * (font.drawnHeight ?? 1);
    const wide = Math.hypot(a, b);
    const counts = this.shown.every(Boolean) && alpha > 0 && (this.state.mode !== UNSEEN_MODE || this.view.keepsUnseen);
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.x -= (glyph / 1000) * size * stretch;
        continue;
      }
      const width = glyph.width * (font.matrix[0] ?? 0.001) * size;
      const [x, y] = applied(line, this.x, this.y + rise);
      const advance = Math.abs(width) * wide;
      const middle = [
        x + (Math.cos(angle) * advance) / 2 + Math.sin(angle) * MIDDLE * high,
        y + (Math.sin(angle) * advance) / 2 - Math.cos(angle) * MIDDLE * high,
      ] as const;
      if (counts && this.ground.shows(middle, colour === WHITE))
        this.glyphs.push({ text: glyph.unicode, x, y, advance, size: high, angle, font, alpha, colour });
      this.x += (width + spacing + (glyph.isSpace ? wordSpacing : 0)) * stretch;
    }
  }
}
