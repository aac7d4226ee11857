import type { Word } from '../../domain/reading/page';
import { recognisePage, type RecognisedPage } from './recognise-page';
import { Recognisers } from './recognisers';
import { DISHES, drawnMenu, HEIGHT, WIDTH, type Drawing } from './testing/drawn-menu';

const textOf = ({ words }: Pick<RecognisedPage, 'words'>): string =>
  words
    .map(({ text }) => text)
    .sort()
    .join(' ');
const printed = [...DISHES.flatMap((dish, index) => [...dish.split(' '), `${6 + index}.50`])].sort().join(' ');
const wordIn = (page: RecognisedPage, text: string): Word => page.words.find((word) => word.text === text)!;

describe('Reading a picture of a page', () => {
  const recognisers = new Recognisers();
  const read = (drawing?: Drawing): Promise<RecognisedPage> => recognisePage(drawnMenu(drawing), recognisers);
  afterAll(() => recognisers.close());

  it('gives its words, with prices that two recognisers read the same', async () => {
    const page = await read();
    expect(textOf(page)).toBe(printed);
    expect(wordIn(page, '8.50')).toMatchObject({ confirmed: true });
    expect(page).toMatchObject({ turned: 0, unread: [] });
  });

  it('gives the same words, to the letter and the pixel, each time', async () => {
    const first = await read({ turned: 3 });
    await read({ ink: '#fff', paper: '#234' });
    expect(await read({ turned: 3 })).toEqual(first);
  });

  it('gives boxes that fit the print', async () => {
    const { box } = wordIn(await read(), 'Salad');
    expect(box.y).toBeGreaterThan(300);
    expect(box.y + box.height).toBeLessThan(348);
    expect(box.height).toBeGreaterThan(26);
  });

  it.each([90, 180, -90])('turns one that is turned by %i degrees upright', async (turned) => {
    const page = await read({ turned });
    expect(textOf(page)).toBe(printed);
    expect(page.turned).toBe((360 - turned) % 360);
    expect(Math.abs(page.width - WIDTH) + Math.abs(page.height - HEIGHT)).toBeLessThan(20);
  });

  it('makes a leaning page straight', async () => {
    const page = await read({ turned: 6 });
    expect(textOf(page)).toBe(printed);
    expect(Math.abs(wordIn(page, 'Tomato').box.y - wordIn(page, '6.50').box.y)).toBeLessThan(8);
  });

  it('reads light print on a dark ground', async () => {
    expect(textOf(await read({ ink: '#f4f4f4', paper: '#203030' }))).toBe(printed);
  });

  it('reads prices whose cents are set small and high', async () => {
    expect(textOf(await read({ raised: '50' }))).toBe(printed);
  });

  it('makes no price of a raised 10, which may be an allergen', async () => {
    expect(textOf(await read({ raised: '10' }))).not.toContain('.10');
  });
});
