import { MENU_THEMES, THEME_IDS, type Menu } from '@chalkboard/contracts';
import sharp from 'sharp';
import { drawPreview } from './preview-picture';
import { menuWith, section } from './testing/printed-menu.factory';

const MENU = menuWith([section('Pizza', []), section('Vini', [])], {
  restaurantDescription:
    'Wood-fired pizza and handmade pasta, wine from the hills, and a garden under old chestnut trees '.repeat(4),
});
const WORDS = 'The Grand Old Harbour House Brasserie, Oyster Bar and Rooftop Garden of Portland, ME ';
const logo = () =>
  sharp({ create: { width: 300, height: 200, channels: 4, background: '#777777' } })
    .webp({ lossless: true })
    .toBuffer();

/** The pixels of the picture, "rrggbb". */
async function pixels(
  menu: Menu,
): Promise<{ readonly width: number; readonly height: number; at(x: number, y: number): string }> {
  const { bytes } = await drawPreview({
    kind: 'preview',
    menu,
    link: 'https://menus.example/menu/abc',
    paper: 'a4',
    logo: await logo(),
  });
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex'),
  };
}

describe.each(THEME_IDS)('the picture beside a shared link in the theme %s', (backgroundTheme) => {
  it('is 1200 by 630, with the name large and nothing beyond its edges, whatever the length of the name', async () => {
    for (const restaurantName of [
      WORDS.slice(0, 14),
      WORDS.slice(0, 44),
      WORDS.slice(0, 80),
      WORDS.repeat(3).slice(0, 200),
    ]) {
      const { width, height, at } = await pixels({
        ...MENU,
        backgroundTheme,
        restaurantName,
        logo: { hash: 'h', width: 300, height: 200, ground: backgroundTheme === 'modern-dark' ? 'dark' : 'light' },
      });
      expect([width, height]).toEqual([1200, 630]);
      const found: string[] = [];
      for (let y = 0; y < height; y += 2)
        for (let x = width - 30; x < width; x += 3)
          if (at(x, y) !== at(width - 1, 0)) found.push(`${restaurantName}: right, ${y}`);
      for (let x = 0; x < width; x += 2)
        for (let y = 0; y < 30; y += 3)
          if (at(x, y) !== at(x, 0) || at(x, height - 1 - y) !== at(x, 0))
            found.push(`${restaurantName}: above or below, ${x}`);
      expect(found).toEqual([]);
      let [inked, ground] = [0, 0];
      for (let y = 30; y < height - 30; y += 3)
        for (let x = 30; x < width - 30; x += 3)
          if (at(x, y) === at(width - 1, 0)) ground += 1;
          else inked += 1;
      expect(inked / (inked + ground)).toBeGreaterThan(0.04);
    }
  });

  it('is in its colours', async () => {
    const { width, height, at } = await pixels({ ...MENU, backgroundTheme });
    const seen = new Set<string>();
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) seen.add(at(x, y));
    const { secondary, design } = MENU_THEMES.find(({ id }) => id === backgroundTheme)!;
    expect([...seen]).toContain(secondary.slice(1));
    if (design.base === 'light') expect(at(0, 0)).toBe(design.paper.slice(1));
  });
});
