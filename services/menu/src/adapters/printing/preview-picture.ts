import { PREVIEW_PICTURE } from '@chalkboard/contracts';
import sharp from 'sharp';
import type { PrintRequest, Printed } from '../../domain/sharing/menu-printer';
import { contrast, printedColours } from '../../domain/sharing/printed-colours';
import { FontSet } from './fonts';
import { paperTexts } from './paper-texts';
import { printedLogo } from './printed-logo';
import { fitted, LEADING, linesOf, type Measure, type TextStyle } from './text-lines';

const { width: WIDTH, height: HEIGHT } = PREVIEW_PICTURE;
const SIDE = 84;
const MOST_SECTIONS = 6;
const LOGO_PLACE = { width: 420, height: 110 } as const;

// Nothing is embedded here, so one set does for all pictures.
const fonts = new FontSet();

const measure: Measure = (text, { face, size }) =>
  fonts.runsOf(text, face).runs.reduce((sum, run) => {
    const font = fonts.of(run.face);
    return sum + (font.layout(run.text).advanceWidth / font.unitsPerEm) * size;
  }, 0);

/** The picture beside a shared link: the restaurant's name in its colours. Letters are drawn as outlines, so it is the same on every machine. */
export async function drawPreview({ menu, logo: picture }: PrintRequest): Promise<Printed> {
  const { band, onBand, accent } = printedColours(menu);
  const primary = menu.primaryColor ?? accent;
  const mark = contrast(primary, band) >= 3 ? primary : onBand;
  const room = WIDTH - 2 * SIDE;
  const name = fitted(menu.restaurantName, { style: { face: 'serif', colour: onBand }, sizes: [108, 92, 78, 66, 56, 46, 36], width: room, most: 3, measure });
  const below: TextStyle = { face: 'sans', size: 32, colour: onBand };
  const sections = menu.categories.slice(0, MOST_SECTIONS).map(({ name: section }) => section).join('  ·  ');
  const lines = linesOf(menu.restaurantDescription || sections, below, room, measure).slice(0, 2);

  const logo = await printedLogo(menu, picture, { ground: onBand === '#ffffff' ? 'dark' : 'light', place: LOGO_PLACE });
  const above: TextStyle = { face: 'serifItalic', size: 44, colour: mark };
  const tall = (logo ? logo.height + 20 : above.size * LEADING) + name.lines.length * name.style.size * LEADING + (lines.length > 0 ? 56 + lines.length * below.size * LEADING : 0);
  let y = (HEIGHT - tall) / 2;
  const outlines: string[] = [];
  let missingLetters = 0;
  const set = (texts: readonly string[], style: TextStyle) => {
    for (const text of texts) {
      const drawn = outlineOf(text, style, SIDE, y + style.size);
      outlines.push(drawn.svg);
      missingLetters += drawn.missing;
      y += style.size * LEADING;
    }
  };
  if (logo) {
    outlines.push(`<image x="${SIDE}" y="${round(y)}" width="${round(logo.width)}" height="${round(logo.height)}" href="data:image/png;base64,${logo.png.toString('base64')}"/>`);
    y += logo.height + 20;
  } else set([paperTexts.ourMenu], above);
  set(name.lines, name.style);
  y += 18;
  const rule = `<path fill="${mark}" d="M${SIDE} ${y}h120v8h-120z"/>`;
  y += 38;
  set(lines, below);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="${band}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${rule}${outlines.join('')}</svg>`;
  return { bytes: await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer(), missingLetters };
}

/** A line as outlines, its baseline at `y`. */
function outlineOf(text: string, { face, size, colour }: TextStyle, x: number, y: number): { readonly svg: string; readonly missing: number } {
  const { runs, missing } = fonts.runsOf(text, face);
  let at = x;
  const paths = runs.flatMap((run) => {
    const font = fonts.of(run.face);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    return glyphs.map((glyph, index) => {
      const { xOffset, yOffset, xAdvance } = positions[index]!;
      const path = `<path transform="translate(${round(at + xOffset * scale)} ${round(y - yOffset * scale)}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
      at += xAdvance * scale;
      return path;
    });
  });
  return { svg: `<g fill="${colour}">${paths.join('')}</g>`, missing };
}

const round = (length: number) => Math.round(length * 100) / 100;
