import { spokenLink } from '../../domain/sharing/menu-link';
import type { PrintRequest, Printed } from '../../domain/sharing/menu-printer';
import { printedColours } from '../../domain/sharing/printed-colours';
import { paperTexts } from './paper-texts';
import { MM, PdfSheet } from './pdf-sheet';
import { qrCodeOf } from './qr-code';
import { fitted, LEADING } from './text-lines';

/** A code of this size is read from two steps away, through a pane. */
const CODE = 118 * MM;
const BAND = 74 * MM;

/** One sheet for the window or the door. */
export async function drawWindowCard({ menu, link, paper }: PrintRequest): Promise<Printed> {
  const name = menu.restaurantName;
  const { accent, band, onBand, heading } = printedColours(menu);
  const sheet = new PdfSheet(paper, { title: paperTexts.cardTitle(name), author: name, language: menu.language });
  sheet.addPage();
  const middle = sheet.width / 2;
  const room = sheet.width - 34 * MM;

  sheet.box(0, 0, sheet.width, BAND, band);
  const title = fitted(name, { style: { face: 'serif', colour: onBand }, sizes: [54, 46, 38, 32, 26, 21, 17], width: room, most: 3, measure: sheet.measure });
  const tall = title.lines.length * title.style.size * LEADING;
  sheet.lines(title.lines, title.style, middle, Math.max(6 * MM, (BAND - tall) / 2), 'center');

  const call = { face: 'serifItalic', size: 27, colour: heading } as const;
  const quiet = { face: 'sans', size: 13, colour: '#57504a' } as const;
  let y = sheet.lines([paperTexts.cardHeading], call, middle, BAND + 13 * MM, 'center') + 3;
  y = sheet.lines([paperTexts.cardText], quiet, middle, y, 'center') + 4 * MM;
  const side = Math.min(CODE, sheet.height - y - 42 * MM);
  sheet.qr(qrCodeOf(link), middle - side / 2, y, side);
  y += side + 2 * MM;
  const address = fitted(spokenLink(link), { style: { face: 'sansStrong', colour: accent }, sizes: [17, 14, 12, 10], width: room, most: 1, measure: sheet.measure });
  y = sheet.lines(address.lines, address.style, middle, y, 'center') + 4;
  const contact = [menu.restaurantAddress, menu.restaurantPhone].flatMap((line) => line || []).join('  ·  ');
  const lines = fitted(contact, { style: { face: 'sans', colour: quiet.colour }, sizes: [11, 9, 8], width: room, most: 2, measure: sheet.measure });
  sheet.lines(lines.lines, lines.style, middle, y, 'center');
  return sheet.finish();
}
