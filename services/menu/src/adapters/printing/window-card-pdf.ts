import { qrCodeOf } from '@chalkboard/qr-code';
import { spokenLink } from '../../domain/sharing/menu-link';
import type { PrintRequest, Printed } from '../../domain/sharing/menu-printer';
import { printedContact } from '../../domain/sharing/printed-menu';
import { rectangle } from './drawing';
import { LEAST_TYPE } from './menu-styles';
import { paperTexts } from './paper-texts';
import { MM, PdfSheet } from './pdf-sheet';
import { fitted, lineHeight, sizesBetween, type TextStyle } from './text-lines';
import { drawHead } from './theme-heads';
import { themeStyle } from './theme-style';

const MARGIN = 12 * MM;
const HEAD = 66 * MM;
/** A code of this size is read from two steps away, through a pane. */
const CODE = 120 * MM;
/** Around the code. */
const FRAME = 1 * MM;

/** One sheet for the window or the door. */
export async function drawWindowCard({ menu, link, paper }: PrintRequest): Promise<Printed> {
  const name = menu.restaurantName;
  const theme = themeStyle(menu);
  const { colours, display, text, headline } = theme;
  const sheet = new PdfSheet(paper, { title: paperTexts.cardTitle(name), author: name, language: menu.language });
  sheet.addPage();
  const middle = sheet.width / 2;
  const room = sheet.width - 2 * MARGIN;
  const below = drawHead(
    sheet,
    theme,
    { name },
    { x: MARGIN, y: MARGIN, width: room, height: HEAD, scale: 1.7, least: LEAST_TYPE },
  );

  const set = (words: string, style: Omit<TextStyle, 'size'>, sizes: readonly number[], max: number) =>
    fitted(words, { style: { leading: 1.25, ...style }, sizes, width: room, limit: max, measure: sheet.measure });
  const call = set(
    paperTexts.cardHeading,
    { face: display.aside, colour: colours.heading, ...headline },
    sizesBetween(30 * display.optical, 18),
    1,
  );
  const how = set(paperTexts.cardText, { face: text.text, colour: colours.quiet }, [15 * text.optical], 1);
  const address = set(
    spokenLink(link),
    { face: text.strong, colour: colours.accent },
    sizesBetween(18 * text.optical, LEAST_TYPE * text.optical),
    1,
  );
  const contact = set(
    printedContact(menu).join('  ·  '),
    { face: text.text, colour: colours.quiet },
    [11.5, 10, 9, LEAST_TYPE].map((size) => size * text.optical),
    2,
  );
  const above = [call, how];
  const under = [address, contact];
  const tall = [...above, ...under].reduce((sum, { lines, style }) => sum + lines.length * lineHeight(style), 0);
  const free = sheet.height - MARGIN - below - tall;
  const side = Math.min(CODE, free - 2 * FRAME - 3 * MIN_GAP);
  const gap = (free - side - 2 * FRAME) / 3;

  let y = below + gap * 1.1;
  for (const { lines, style } of above) y = sheet.lines(lines, style, middle, y, 'center');
  y += gap * 0.75;
  const frame = { x: middle - side / 2 - FRAME, y, width: side + 2 * FRAME, height: side + 2 * FRAME };
  sheet.shape(rectangle(frame), { stroke: colours.heading, width: 1.4 });
  sheet.qr(qrCodeOf(link, 'on-paper'), middle - side / 2, y + FRAME, side);
  y += frame.height + gap * 0.75;
  for (const { lines, style } of under) y = sheet.lines(lines, style, middle, y, 'center');
  return sheet.finish();
}

/** Between the parts of the card. */
const MIN_GAP = 5 * MM;
