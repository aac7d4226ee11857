import { createCanvas } from '@napi-rs/canvas';
import type { Word } from '../../domain/reading/page';
import { recognisePage, type RecognisedPage } from './recognise-page';
import { Recognisers } from './recognisers';

const WIDTH = 900;
const HEIGHT = 700;
const DISHES = ['Tomato Soup', 'Grilled Cheese', 'Garden Salad', 'Smoked Trout', 'Apple Pie'] as const;

interface Drawing {
  /** Degrees clockwise. */
  readonly turned?: number;
  readonly ink?: string;
  readonly paper?: string;
  /** Sets the cents small and high, without a point. */
  readonly raisedCents?: boolean;
}

/** A picture of a menu with a name and a price in each line. */
function drawnMenu({ turned = 0, ink = '#222', paper = '#fffdf5', raisedCents = false }: Drawing = {}): Buffer {
  const isSideways = Math.abs(turned) === 90;
  const canvas = createCanvas(isSideways ? HEIGHT : WIDTH, isSideways ? WIDTH : HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turned * Math.PI) / 180);
  context.translate(-WIDTH / 2, -HEIGHT / 2);
  context.fillStyle = ink;
  DISHES.forEach((dish, index) => {
    const y = 140 + index * 100;
    context.font = '40px sans-serif';
    context.fillText(dish, 90, y);
    if (!raisedCents) return context.fillText(`${6 + index}.50`, 680, y);
    context.fillText(String(6 + index), 680, y);
    const right = 680 + context.measureText(String(6 + index)).width;
    context.font = '22px sans-serif';
    context.fillText('50', right + 3, y - 14);
  });
  return canvas.toBuffer('image/png');
}

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
    expect(textOf(await read({ raisedCents: true }))).toBe(printed);
  });
});
