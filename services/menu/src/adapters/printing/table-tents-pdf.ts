import { qrCodeOf, type QrCode } from '@chalkboard/qr-code';
import { spokenLink } from '../../domain/sharing/menu-link';
import type { PrintRequest, Printed } from '../../domain/sharing/menu-printer';
import { straight, unseen } from './drawing';
import { LEAST_TYPE } from './menu-styles';
import { paperTexts } from './paper-texts';
import { EDGE, MM, PdfSheet } from './pdf-sheet';
import { fitted, lineHeight, sizesBetween, type TextStyle } from './text-lines';
import { drawHead } from './theme-heads';
import { themeStyle, type ThemeStyle } from './theme-style';

const COLUMNS = 2;
const ROWS = 2;
/** From the cut and the fold as from the edge of the sheet. */
const PADDING = EDGE + 1;
/** Of a face. */
const HEAD = 0.275;
/** For a long name that is read at a metre as well. */
const MAX_HEAD = 0.43;
const GAP = 3 * MM;
/** Letters of this size are read at a metre: capitals of 3.4 mm. */
const AT_A_METRE = 14;
const GUIDE = '#9a9a9a';

/** What stands on both faces of a tent. */
type Tent = Omit<Face, 'width' | 'height'>;

interface Face {
  readonly name: string;
  readonly code: QrCode;
  /** Beside the code: what it is, what it does, and where it leads where people may type that. */
  readonly heading: string;
  readonly text: string;
  readonly address?: string;
  readonly theme: ThemeStyle;
  readonly width: number;
  readonly height: number;
}

/** Four tents a sheet: cut along the lines, fold along the dashes, and they stand and are read from both sides. */
export async function drawTableTents({ menu, link, paper }: PrintRequest): Promise<Printed> {
  const name = menu.restaurantName;
  const sheet = new PdfSheet(paper, { title: paperTexts.tentsTitle(name), author: name, language: menu.language });
  const tent = {
    name,
    theme: themeStyle(menu),
    code: qrCodeOf(link, 'on-paper'),
    heading: paperTexts.ourMenu,
    text: paperTexts.tentText,
    address: spokenLink(link),
  };
  drawSheet(sheet, [tent, tent, tent, tent]);
  return sheet.finish();
}

/** A tent for each table, with the code of that table alone. Its address holds a secret and is not for typing. */
export async function drawTableCodes({ menu, paper, tables = [] }: PrintRequest): Promise<Printed> {
  const name = menu.restaurantName;
  const sheet = new PdfSheet(paper, { title: paperTexts.tablesTitle(name), author: name, language: menu.language });
  const theme = themeStyle(menu);
  const tents = tables.map(({ label, link }) => ({
    name,
    theme,
    code: qrCodeOf(link, 'on-paper'),
    heading: label,
    text: paperTexts.tableText,
  }));
  for (let at = 0; at < tents.length; at += COLUMNS * ROWS) drawSheet(sheet, tents.slice(at, at + COLUMNS * ROWS));
  return sheet.finish();
}

/** At most as many tents as a sheet has room for. */
function drawSheet(sheet: PdfSheet, tents: readonly Tent[]): void {
  sheet.addPage();
  const width = sheet.width / COLUMNS;
  const height = sheet.height / ROWS;
  tents.forEach((tent, at) => {
    const face: Face = { ...tent, width, height: height / 2 };
    const [x, y] = [(at % COLUMNS) * width, Math.floor(at / COLUMNS) * height];
    // The upper face stands on its head: folded back, it is upright.
    sheet.upsideDown(x + width / 2, y + height / 4, () => drawFace(sheet, x, y, face));
    drawFace(sheet, x, y + height / 2, face);
  });
  for (let row = 0; row < Math.ceil(tents.length / COLUMNS); row += 1)
    sheet.shape(straight(EDGE, row * height + height / 2, sheet.width - 2 * EDGE), {
      stroke: GUIDE,
      width: 0.5,
      dash: [4, 3],
    });
  sheet.shape(`M${sheet.width / 2} ${EDGE}v${sheet.height - 2 * EDGE}`, { stroke: GUIDE, width: 0.5 });
  sheet.shape(straight(EDGE, height, sheet.width - 2 * EDGE), { stroke: GUIDE, width: 0.5 });
}

function drawFace(sheet: PdfSheet, x: number, y: number, face: Face): void {
  const { name, code, theme, width, height } = face;
  const { colours, display, text } = theme;
  const place = { x: x + PADDING, y: y + PADDING, width: width - 2 * PADDING, height: HEAD * height, scale: 0.6 };
  const fits = (least: number) =>
    drawHead(unseen(sheet.measure), theme, { name }, { ...place, least }) - place.y <= MAX_HEAD * height;
  const least = [AT_A_METRE, AT_A_METRE / theme.display.optical].find(fits) ?? LEAST_TYPE;
  const top = drawHead(sheet, theme, { name }, { ...place, least }) + GAP;
  const side = y + height - PADDING - top;
  sheet.qr(code, x + PADDING, top, side);
  const left = x + PADDING + side + GAP;
  const room = x + width - PADDING - left;
  const set = (words: string, style: Omit<TextStyle, 'size'>, sizes: readonly number[], max: number) =>
    fitted(words, { style, sizes, width: room, limit: max, measure: sheet.measure });
  const blocks = [
    set(
      face.heading,
      { face: display.aside, colour: colours.accent, leading: 1.15, ...theme.headline },
      sizesBetween(20 * display.optical, AT_A_METRE),
      1,
    ),
    set(face.text, { face: text.text, colour: colours.ink, leading: 1.15 }, [AT_A_METRE * text.optical, AT_A_METRE], 3),
    ...(face.address === undefined
      ? []
      : [
          set(
            face.address,
            { face: text.text, colour: colours.quiet, leading: 1.15 },
            [9.5, 8.7, LEAST_TYPE].map((size) => size * text.optical),
            2,
          ),
        ]),
  ];
  const between = 3;
  const heightOf = (some: typeof blocks) =>
    some.reduce((sum, { lines, style }) => sum + lines.length * lineHeight(style), (some.length - 1) * between);
  // Below a very long name there is room for what is needed only: of a table, that is which one it is.
  const needed = face.address === undefined ? blocks.slice(0, 1) : blocks.slice(1);
  const shown = heightOf(blocks) <= side ? blocks : needed;
  let at = top + (side - heightOf(shown)) / 2;
  for (const { lines, style } of shown) at = sheet.lines(lines, style, left, at) + between;
}
