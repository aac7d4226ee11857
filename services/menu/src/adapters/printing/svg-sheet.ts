import type { Align, Drawing, Paint } from './drawing';
import { FontSet } from './fonts';
import type { PrintedLogo } from './printed-logo';
import type { Measure, TextStyle } from './text-lines';

const round = (length: number) => Math.round(length * 100) / 100;

/** A picture as SVG. Letters are drawn as outlines, so it is the same on every machine. */
export class SvgSheet implements Drawing {
  missingLetters = 0;
  private readonly fonts = new FontSet();
  private readonly parts: string[] = [];

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  readonly measure: Measure = (text, { face, size, features, spacing = 0 }) =>
    size * (this.fonts.widthOf(text, face, features) + spacing * text.length);

  line(text: string, style: TextStyle, x: number, y: number, align: Align = 'left'): number {
    const { runs, missing } = this.fonts.runsOf(text, style.face);
    this.missingLetters += missing;
    const width = this.measure(text, style);
    let at = x - (align === 'right' ? width : align === 'center' ? width / 2 : 0);
    const paths = runs.flatMap((run) => {
      const font = this.fonts.of(run.face);
      const scale = (style.size * run.scale) / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run.text, [...(style.features ?? [])]);
      return glyphs.map((glyph, index) => {
        const { xOffset, yOffset, xAdvance } = positions[index]!;
        const path = `<path transform="translate(${round(at + xOffset * scale)} ${round(y - yOffset * scale)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
        at += xAdvance * scale + (style.spacing ?? 0) * style.size;
        return path;
      });
    });
    this.parts.push(`<g fill="${style.colour}">${paths.join('')}</g>`);
    return width;
  }

  shape(path: string, { fill, stroke, width = 1, dash }: Paint): void {
    const edge = stroke
      ? ` stroke="${stroke}" stroke-width="${round(width)}"${dash ? ` stroke-linecap="round" stroke-dasharray="${dash.join(' ')}"` : ''}`
      : '';
    this.parts.push(`<path d="${path}" fill="${fill ?? 'none'}"${edge}/>`);
  }

  picture({ png, width, height }: PrintedLogo, x: number, y: number): void {
    this.parts.push(
      `<image x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" href="data:image/png;base64,${png.toString('base64')}"/>`,
    );
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}">${this.parts.join('')}</svg>`;
  }
}
