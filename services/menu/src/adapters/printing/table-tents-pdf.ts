import { spokenLink } from '../../domain/sharing/menu-link';
import type { PrintRequest, Printed } from '../../domain/sharing/menu-printer';
import { printedColours, type PrintedColours } from '../../domain/sharing/printed-colours';
import { paperTexts } from './paper-texts';
import { MM, PdfSheet } from './pdf-sheet';
import { qrCodeOf, type QrCode } from './qr-code';
import { fitted, LEADING, type TextStyle } from './text-lines';

const COLUMNS = 2;
const ROWS = 2;
const PADDING = 7 * MM;
const INK = '#1f1b16';
const QUIET = '#57504a';

interface Face {
  readonly name: string;
  readonly link: string;
  readonly code: QrCode;
  readonly colours: PrintedColours;
  readonly width: number;
  readonly height: number;
}

/** Four tents a sheet: cut along the lines, fold along the dashes, and they stand and are read from both sides. */
export async function drawTableTents({ menu, link, paper }: PrintRequest): Promise<Printed> {
  const name = menu.restaurantName;
  const sheet = new PdfSheet(paper, { title: paperTexts.tentsTitle(name), author: name, language: menu.language });
  sheet.addPage();
  const width = sheet.width / COLUMNS;
  const height = sheet.height / ROWS;
  const face: Face = { name, link, code: qrCodeOf(link), colours: printedColours(menu), width, height: height / 2 };
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const [x, y] = [column * width, row * height];
      // The upper face stands on its head: folded back, it is upright.
      sheet.upsideDown(x + width / 2, y + height / 4, () => drawFace(sheet, x, y, face));
      drawFace(sheet, x, y + height / 2, face);
      sheet.guide([x, y + height / 2], [x + width, y + height / 2], 'fold');
    }
  }
  drawCuts(sheet, width, height);
  return sheet.finish();
}

function drawFace(sheet: PdfSheet, x: number, y: number, { name, link, code, colours, width, height }: Face): void {
  const band = 3 * MM;
  const side = height - 2 * PADDING - 6 * MM;
  sheet.box(x, y + height - band, width, band, colours.band);
  sheet.qr(code, x + PADDING - 2 * MM, y + (height - band - side) / 2, side);
  const left = x + PADDING + side + 2 * MM;
  const room = x + width - PADDING - left;
  const set = (text: string, style: Omit<TextStyle, 'size'>, sizes: readonly number[], most: number) => fitted(text, { style, sizes, width: room, most, measure: sheet.measure });
  const blocks = [
    set(paperTexts.ourMenu, { face: 'serifItalic', colour: colours.accent }, [15, 13], 1),
    set(name, { face: 'serif', colour: colours.heading }, [20, 17, 15, 13, 11, 9, 7.5], 3),
    set(paperTexts.tentText, { face: 'sans', colour: INK }, [9], 2),
    set(spokenLink(link), { face: 'sans', colour: QUIET }, [7.5, 6.5, 5.5], 2),
  ];
  const gap = 5;
  const tall = blocks.reduce((sum, { lines, style }) => sum + lines.length * style.size * LEADING, (blocks.length - 1) * gap);
  let top = y + Math.max(PADDING / 2, (height - band - tall) / 2);
  for (const { lines, style } of blocks) top = sheet.lines(lines, style, left, top) + gap;
}

function drawCuts(sheet: PdfSheet, width: number, height: number): void {
  sheet.guide([width, 0], [width, sheet.height], 'cut');
  sheet.guide([0, height], [sheet.width, height], 'cut');
  const label: TextStyle = { face: 'sans', size: 5.5, colour: '#8a8a8a' };
  sheet.line(paperTexts.fold, label, 6 * MM, height / 2 - 2);
}
