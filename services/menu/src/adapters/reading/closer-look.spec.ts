import { judged, withCloserLooks } from './closer-look';
import type { LineRecogniser } from './line-recogniser';
import type { Pixels } from './page-pixels';
import type { ReadLine, ReadWord } from './read-line';
import type { SecondOpinion } from './second-opinion';

const PAGE: Pixels = { data: new Uint8Array(3 * 40 * 20).fill(255), width: 40, height: 20 };
const BOX = { x: 20, y: 10, width: 20, height: 10, angle: 0 };

const word = (text: string, more: Partial<ReadWord> = {}): ReadWord => ({ text, box: BOX, confidence: 0.99, ...more });
const lineOf = (...words: ReadWord[]): ReadLine => ({ box: BOX, words });

/** Reads a page on which the second recogniser sees these one after the other, and the first one always the same. */
async function look(
  lines: readonly ReadLine[],
  { seconds = [''], first = '' }: { seconds?: string[]; first?: string },
) {
  let looks = 0;
  const second = {
    ofWord: () => Promise.resolve(seconds[looks++ % seconds.length]!),
  } as unknown as SecondOpinion;
  const recogniser = {
    read: () => Promise.resolve([...first].map((text) => ({ text, at: 0.5, confidence: 1 }))),
  } as unknown as LineRecogniser;
  const read = await withCloserLooks(lines, { page: PAGE, recogniser, second });
  return { words: read.flatMap(({ words }) => words), looks };
}

describe('A closer look at amounts', () => {
  it('confirms one that the second recogniser reads the same in a picture of the word alone', async () => {
    const { words } = await look([lineOf(word('$4.75', { otherReading: '475' }))], { seconds: ['§475', '4.75,'] });
    expect(words).toEqual([{ ...word('$4.75'), confirmed: true }]);
  });

  it('is taken at amounts that are not confirmed, and at nothing else', async () => {
    const { looks } = await look(
      [
        lineOf(word('4.75', { confirmed: true })),
        lineOf(word('Soup'), word('250ml')),
        // A number of the dish.
        lineOf(word('12.'), word('Soup')),
      ],
      {},
    );
    expect(looks).toBe(0);
    expect((await look([lineOf(word('$12'), word('Soup'))], {})).looks).toBe(2);
  });

  it('is taken at the first amounts of a page with too many', async () => {
    const prices = Array.from({ length: 200 }, (_, index) => lineOf(word(`${index}.50`)));
    const { words, looks } = await look(prices, { seconds: ['x'] });
    expect(looks).toBe(2 * 160);
    expect(words.map(({ text }) => text)).toEqual(prices.flatMap(({ words: own }) => own.map(({ text }) => text)));
  });
});

describe('What many looks say of an amount', () => {
  it('is steady when the first recogniser reads the same each time', () => {
    expect(judged(word('15.5'), ['15.5', '15.5', '15.5'], [''])).toEqual({ ...word('15.5'), steady: true });
    expect(judged(word('15.5'), ['15.5', '15.5', '155'], [''])).toEqual(word('15.5'));
  });

  it('leaves what the second one read instead, unless that is no amount', () => {
    const three = ['33', '33', '33'];
    expect(judged(word('$33', { otherReading: '888' }), three, ['888'])).toMatchObject({ otherReading: '888' });
    expect(judged(word('$33', { otherReading: '{E3a' }), three, ['3'])).toEqual({ ...word('$33'), steady: true });
  });

  it('confirms a point that only the first one sees, each time', () => {
    const other = { otherReading: '775' };
    expect(judged(word('7.75', other), ['7.75', '7.75', '7.75'], ['775'])).toEqual({
      ...word('7.75'),
      confirmed: true,
    });
    expect(judged(word('7.75', other), ['7.75', '775', '7.75'], ['775'])).toEqual(word('7.75', other));
    // A point that only the second one sees may be there.
    expect(judged(word('150'), ['150', '150', '150'], ['1.50'])).not.toHaveProperty('confirmed');
  });

  it('takes the amount on which both agree once they see it alone, and keeps it in doubt', () => {
    expect(judged(word('1.95', { otherReading: '--11.95' }), ['1.95', '11.95', '1.95'], ['11.95'])).toEqual(
      word('11.95', { otherReading: '1.95' }),
    );
    expect(judged(word('$0.95/'), ['8.95', '8.95', '0.95'], ['8.95'])).toMatchObject({ text: '$8.95/' });
    // A part of it is no other amount.
    expect(judged(word('29.00'), ['29', '29.00', '20'], ['29'])).toEqual(word('29.00'));
  });
});
