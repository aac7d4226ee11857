import type { Paper } from '@chalkboard/contracts';
import PDFDocument from 'pdfkit';
import { FontSet, type Face } from './fonts';
import type { PrintedLogo } from './printed-logo';
import type { QrCode } from './qr-code';
import { ASCENT, LEADING, linesOf, type Measure, type TextStyle } from './text-lines';

const FACES: readonly Face[] = ['serif', 'serifItalic', 'sans', 'sansStrong'];
/** Points. */
const SHEETS: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } };
export const MM = 72 / 25.4;

/** Dates of a file would make two of the same menu differ. */
const UNDATED = new Date(0);

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

/** A PDF that is drawn by its baselines: lengths in points from the top left of a page. */
export class PdfSheet {
  readonly width: number;
  readonly height: number;
  private readonly document: PDFKit.PDFDocument;
  private readonly fonts = new FontSet();
  private missing = 0;

  constructor(paper: Paper, { title, author, language }: SheetInfo) {
    const { width, height } = SHEETS[paper];
    this.width = width;
    this.height = height;
    this.document = new PDFDocument({
      ...{ size: [width, height], margin: 0, bufferPages: true, autoFirstPage: false, pdfVersion: '1.7', lang: language, displayTitle: true },
      info: { Title: title, Author: author, CreationDate: UNDATED, ModDate: UNDATED },
    });
    // pdfkit takes a font that is read already, which its types do not know.
    for (const face of FACES) this.document.registerFont(face, this.fonts.of(face) as unknown as PDFKit.Mixins.PDFFontSource);
  }

  readonly measure: Measure = (text, { face, size, figures }) =>
    this.fonts.runsOf(text, face).runs.reduce((sum, run) => sum + this.document.font(run.face, size).widthOfString(run.text, figures ? { features: [...figures] } : {}), 0);

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

  /** One line, its baseline at `y`. @returns its width */
  line(text: string, style: TextStyle, x: number, y: number, align: 'left' | 'center' | 'right' = 'left'): number {
    const { runs, missing } = this.fonts.runsOf(text, style.face);
    const figures = style.figures ? { features: [...style.figures] } : {};
    this.missing += missing;
    const width = align === 'left' ? 0 : this.measure(text, style);
    let at = x - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
    const from = at;
    for (const run of runs) {
      this.document.font(run.face, style.size).fillColor(style.colour).text(run.text, at, y, { ...figures, lineBreak: false, baseline: 'alphabetic' });
      at += this.document.widthOfString(run.text, figures);
    }
    return at - from;
  }

  /** Lines below each other, the first with its top at `top`. @returns where they end */
  lines(lines: readonly string[], style: TextStyle, x: number, top: number, align: 'left' | 'center' | 'right' = 'left'): number {
    lines.forEach((text, at) => this.line(text, style, x, top + at * style.size * LEADING + style.size * ASCENT, align));
    return top + lines.length * style.size * LEADING;
  }

  wrap(text: string, style: TextStyle, width: number): string[] {
    return linesOf(text, style, width, this.measure);
  }

  rule(x: number, y: number, width: number, colour: string, thickness: number): void {
    this.document.save().lineWidth(thickness).strokeColor(colour).moveTo(x, y).lineTo(x + width, y).stroke().restore();
  }

  /** Dots from a name to its price. */
  leader(x: number, y: number, width: number, colour: string): void {
    if (width > 6) this.document.save().lineWidth(0.7).strokeColor(colour).lineCap('round').dash(0.1, { space: 2.8 }).moveTo(x, y).lineTo(x + width, y).stroke().restore();
  }

  /** A line to cut or to fold along. */
  guide(from: readonly [number, number], to: readonly [number, number], kind: 'cut' | 'fold'): void {
    this.document.save().lineWidth(0.5).strokeColor('#9a9a9a');
    if (kind === 'fold') this.document.dash(4, { space: 3 });
    this.document.moveTo(...from).lineTo(...to).stroke().restore();
  }

  box(x: number, y: number, width: number, height: number, colour: string): void {
    this.document.save().rect(x, y, width, height).fill(colour).restore();
  }

  /** A picture with its top left corner at a point. */
  picture({ png, width, height }: PrintedLogo, x: number, y: number): void {
    this.document.image(png, x, y, { width, height });
  }

  /** A QR code with its quiet zone, black on white whatever the theme: that is what scanners read best. */
  qr(code: QrCode, x: number, y: number, side: number): void {
    const unit = side / code.side;
    this.box(x, y, side, side, '#ffffff');
    this.document.save();
    for (const { row, from, length } of code.bars) this.document.rect(x + from * unit, y + row * unit, length * unit, unit);
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
}
