import type { Paper } from '@chalkboard/contracts';
import type { QrCode } from '@chalkboard/qr-code';
import PDFDocument from 'pdfkit';
import { rectangle, type Align, type Drawing, type Paint } from './drawing';
import { FontSet, type Face } from './fonts';
import type { PrintedLogo } from './printed-logo';
import { ASCENT, lineHeight, linesOf, type Measure, type TextStyle } from './text-lines';

/** Points. */
const SHEETS: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
export const MM = 72 / 25.4;
/** Printers leave so much of the edge white, and nothing of ours stands there. */
export const EDGE = 6 * MM;

/** Dates of a file would make two of the same menu differ. */
const UNDATED = new Date(0);

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** On its long side. */
  readonly landscape?: boolean;
}

/** A PDF that is drawn by its baselines: lengths in points from the top left of a page. */
export class PdfSheet implements Drawing {
  readonly width: number;
  readonly height: number;
  private readonly document: PDFKit.PDFDocument;
  private readonly fonts = new FontSet();
  private readonly registered = new Set<Face>();
  private missing = 0;

  constructor(paper: Paper, { title, author, language, landscape = false }: SheetInfo) {
    const { width: short, height: long } = SHEETS[paper];
    const [width, height] = landscape ? [long, short] : [short, long];
    this.width = width;
    this.height = height;
    this.document = new PDFDocument({
      ...{
        size: [width, height],
        margin: 0,
        bufferPages: true,
        autoFirstPage: false,
        pdfVersion: '1.7',
        lang: language,
        displayTitle: true,
      },
      info: { Title: title, Author: author, CreationDate: UNDATED, ModDate: UNDATED },
    });
  }

  readonly measure: Measure = (text, { face, size, features, spacing = 0 }) =>
    size * (this.fonts.widthOf(text, face, features) + spacing * text.length);

  addPage(): void {
    this.document.addPage();
  }

  /** Goes back to a page, from 0. */
  turnTo(page: number): void {
    this.document.switchToPage(page);
  }

  get pages(): number {
    return this.document.bufferedPageRange().count;
  }

  /** An entry of the file's table of contents, for the page that is drawn on now. */
  bookmark(text: string): void {
    this.document.outline.addItem(text);
  }

  line(text: string, style: TextStyle, x: number, y: number, align: Align = 'left'): number {
    const { runs, missing } = this.fonts.runsOf(text, style.face);
    const spacing = (style.spacing ?? 0) * style.size;
    const options = {
      ...(style.features && { features: [...style.features] }),
      ...(spacing && { characterSpacing: spacing }),
    };
    this.missing += missing;
    const width = align === 'left' ? 0 : this.measure(text, style);
    let at = x - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
    const from = at;
    for (const run of runs) {
      this.use(run.face, style.size * run.scale)
        .fillColor(style.colour)
        .text(run.text, at, y, { ...options, lineBreak: false, baseline: 'alphabetic' });
      at += this.measure(run.text, style);
    }
    return at - from;
  }

  /** Lines below each other, the first with its top at `top`. @returns where they end */
  lines(lines: readonly string[], style: TextStyle, x: number, top: number, align: Align = 'left'): number {
    lines.forEach((text, at) => this.line(text, style, x, top + at * lineHeight(style) + style.size * ASCENT, align));
    return top + lines.length * lineHeight(style);
  }

  wrap(text: string, style: TextStyle, width: number): string[] {
    return linesOf(text, style, width, this.measure);
  }

  shape(path: string, { fill, stroke, width = 1, dash }: Paint): void {
    const drawn = this.document.save().lineWidth(width).path(path);
    if (dash) drawn.lineCap('round').dash(dash[0], { space: dash[1] });
    if (fill && stroke) drawn.fillAndStroke(fill, stroke);
    else if (fill) drawn.fill(fill);
    else if (stroke) drawn.stroke(stroke);
    this.document.restore();
  }

  picture({ png, width, height }: PrintedLogo, x: number, y: number): void {
    this.document.image(png, x, y, { width, height });
  }

  /** A QR code with its quiet zone, black on white whatever the theme: that is what scanners read best. */
  qr(code: QrCode, x: number, y: number, side: number): void {
    const unit = side / code.side;
    this.shape(rectangle({ x, y, width: side, height: side }), { fill: '#ffffff' });
    this.document.save();
    for (const { row, from, length } of code.bars)
      this.document.rect(x + from * unit, y + row * unit, length * unit, unit);
    this.document.fill('#000000').restore();
  }

  /** Draws with the page turned upside down about a point. */
  upsideDown(x: number, y: number, draw: () => void): void {
    this.document.save().rotate(180, { origin: [x, y] });
    draw();
    this.document.restore();
  }

  /** Ends the file. */
  async finish(): Promise<{ readonly bytes: Uint8Array; readonly missingLetters: number }> {
    const chunks: Uint8Array[] = [];
    const { document } = this;
    const bytes = await new Promise<Buffer>((resolve, reject) => {
      document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      document.on('end', () => resolve(Buffer.concat(chunks)));
      document.on('error', reject);
      document.end();
    });
    return { bytes, missingLetters: this.missing };
  }

  private use(face: Face, size: number): PDFKit.PDFDocument {
    if (!this.registered.has(face)) {
      // pdfkit takes a font that is read already, which its types do not know.
      this.document.registerFont(face, this.fonts.of(face) as unknown as PDFKit.Mixins.PDFFontSource);
      this.registered.add(face);
    }
    return this.document.font(face, size);
  }
}
