import { PREVIEW_PICTURE } from '@chalkboard/contracts';
import sharp from 'sharp';
import type { PrintRequest, Printed } from '../../domain/sharing/menu-printer';
import { rectangle } from './drawing';
import { printedLogo } from './printed-logo';
import { SvgSheet } from './svg-sheet';
import { drawHead } from './theme-heads';
import { themeStyle } from './theme-style';

const { width: WIDTH, height: HEIGHT } = PREVIEW_PICTURE;
const MARGIN = 56;
const MAX_SECTIONS = 6;
const LOGO_PLACE = { width: 420, height: 110 } as const;
/** Pixels of a length of a printed head; the picture is often shown a third as wide. */
const SCALE = 2.5;
const LEAST_TYPE = 30;
/** The name by that of a printed head. */
const NAME = 1.4;

/** The picture beside a shared link: the restaurant's name as it stands at the top of its menu. */
export async function drawPreview({ menu, logo: picture }: PrintRequest): Promise<Printed> {
  const theme = themeStyle(menu);
  const sheet = new SvgSheet(WIDTH, HEIGHT);
  const whole = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const dark = theme.design.base === 'dark';
  sheet.shape(rectangle(whole), { fill: dark ? theme.colours.band : theme.design.paper });
  const logo = await printedLogo(menu, picture, { ground: theme.headIsDark ? 'dark' : 'light', place: LOGO_PLACE });
  const sections = menu.categories
    .slice(0, MAX_SECTIONS)
    .map(({ name }) => name)
    .join('  ·  ');
  // A dark head is the whole of the picture.
  const box = dark ? whole : { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN };
  drawHead(
    sheet,
    theme,
    { name: menu.restaurantName, line: menu.restaurantDescription || sections, ...(logo && { logo }) },
    { ...box, scale: SCALE, name: NAME, least: LEAST_TYPE },
  );
  return {
    bytes: await sharp(Buffer.from(sheet.svg())).png({ palette: true, effort: 4 }).toBuffer(),
    missingLetters: sheet.missingLetters,
  };
}
