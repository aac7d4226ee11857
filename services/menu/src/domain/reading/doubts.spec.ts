import { doubtOf, priceNorm, shareWithMore, type DoubtGround } from './doubts';
import type { PrintedPrice } from './item-drafts';
import type { ItemReading } from './menu-reading';
import type { Word } from './page';

const word = (text: string, more: Partial<Word> = {}): Word => ({
  text,
  box: { x: 0, y: 0, width: 20, height: 10 },
  confidence: 0.95,
  ...more,
});
const price = (text: string, more: Partial<PrintedPrice> = {}): PrintedPrice => ({
  text,
  words: [word(text)],
  inexact: false,
  repaired: false,
  probability: 0.95,
  rival: 0,
  ...more,
});
const item = (minor: number | null, more: object = {}): ItemReading =>
  ({
    name: 'Onion Soup',
    price: { text: '', minor },
    confidence: { name: 0.99, price: 0.99, category: 0.99 },
    signals: { unlabelled: 0 },
    source: {},
    uncertain: false,
    ...more,
  }) as unknown as ItemReading;
const usual = ['11.50', '12.00', '9.50', '10.50', '12.50', '8.50', '11.00', '9.00'];
const norm = priceNorm(usual.map((text) => ({ text, minor: Math.round(Number(text) * 100) })));
const picture: DoubtGround = { norm, recognised: true, surePrice: 0.97, withMorePrices: 0 };
const textLayer: DoubtGround = { ...picture, recognised: false };

describe("The norm of a menu's prices", () => {
  it('is their middle, what nine of ten do not exceed, and whether they have cents', () =>
    expect(norm).toEqual({ middle: 1100, high: 1200, count: 8, withCents: true }));

  it('has no cents to expect where there are few prices', () =>
    expect(priceNorm([{ text: '11.50', minor: 1150 }]).withCents).toBe(false));
});

describe('The share of a section with more prices than one of its items', () => {
  it('is that of its priced items', () => expect(shareWithMore(1, [2, 2, 2, 1, 1, 1, 0])).toBe(0.5));

  it('is none where less than three have more: a wine by glass and bottle among soft drinks', () =>
    expect(shareWithMore(1, [1, 2])).toBe(0));
});

describe('An item is doubtful', () => {
  it('when it has no price', () => expect(doubtOf(item(null), [], textLayer)?.reason).toMatch(/no price/));

  it('when nothing says what each of its prices is for', () =>
    expect(doubtOf(item(950, { signals: { unlabelled: 1 } }), [price('9.50')], textLayer)?.reason).toMatch(
      /what each is for/,
    ));

  it('when it stands right below a name without a price, whose rest it may be', () =>
    expect(doubtOf(item(950, { signals: { openAbove: 1 } }), [price('9.50')], picture)).toMatchObject({
      kind: 'name',
      reason: 'It is not clear where the name of this dish begins and ends.',
    }));

  it('when a point may have been lost: the others have cents and this one has none', () =>
    expect(doubtOf(item(95000), [price('950')], picture)?.reason).toMatch(/a point may have been lost/));

  it('when a point may have been lost: it is about ten times the others', () =>
    expect(doubtOf(item(9500), [price('95.00')], picture)?.reason).toMatch(/about ten times the others/));

  it('when its price is far above or below the others', () => {
    expect(doubtOf(item(30000), [price('300.00')], picture)?.reason).toMatch(/far above/);
    expect(doubtOf(item(50), [price('0.50')], picture)?.reason).toMatch(/far below/);
  });

  it('when two recognisers read its price differently, with both readings', () => {
    const two = price('9.50', { words: [word('9.50', { otherReading: '8.50' })] });
    expect(doubtOf(item(950), [two], picture)?.reason).toMatch(/“9.50” once and as “8.50”/);
  });

  it('when figures of its price were repaired', () =>
    expect(doubtOf(item(950), [price('9.50', { repaired: true })], picture)?.reason).toMatch(/“9.50”/));

  it('when many others of its section have more prices: one may have been overlooked', () => {
    const single = (withMorePrices: number) => doubtOf(item(950), [price('9.50')], { ...textLayer, withMorePrices });
    expect(single(0.5)).toMatchObject({ kind: 'price', reason: expect.stringMatching(/have more prices/) });
    expect(single(0.3)).toBeUndefined();
  });

  it('when its price or its name is less likely right than the limit', () => {
    const unsure = (confidence: object): ItemReading =>
      item(950, { confidence: { name: 0.99, price: 0.99, category: 0.99, ...confidence } });
    expect(doubtOf(unsure({ price: 0.96 }), [price('9.50')], picture)?.reason).toMatch(/price was hard to make out/);
    expect(doubtOf(unsure({ price: 0.96 }), [price('9.50')], textLayer)?.reason).toMatch(
      /which dish this price belongs to/,
    );
    expect(doubtOf(unsure({ name: 0.5 }), [price('9.50')], picture)?.reason).toMatch(/name was hard to make out/);
    expect(doubtOf(unsure({ name: 0.5 }), [price('9.50')], textLayer)?.reason).toMatch(/begins and ends/);
  });
});

describe('An item is not doubtful', () => {
  it('when its price is like the others and likely right', () =>
    expect(doubtOf(item(950), [price('9.50')], picture)).toBeUndefined());

  it('for its amount in a text layer, whose figures cannot be misread', () => {
    expect(doubtOf(item(95000), [price('950')], textLayer)).toBeUndefined();
    expect(doubtOf(item(950), [price('9.50', { repaired: true })], textLayer)).toBeUndefined();
  });

  it('for faint or repaired figures that two recognisers read the same', () => {
    const read = (more: Partial<Word>) => price('9.50', { repaired: true, words: [word('9.50', more)] });
    expect(doubtOf(item(950), [read({ confidence: 0.4, confirmed: true })], picture)).toBeUndefined();
    expect(doubtOf(item(950), [read({ confidence: 0.4 })], picture)?.kind).toBe('price');
    // The point is a guess, however well the figures were read.
    const put = price('9.50', { repaired: true, words: [word('950', { confirmed: true })] });
    expect(doubtOf(item(950), [put], picture)?.reason).toMatch(/we read it as “9.50”/);
  });

  it('for a price beside it that nobody has, in pictures, where that may be a smudge and the rest is clear', () => {
    const beside = (likely: number): ItemReading =>
      item(950, { signals: { openBeside: 1 }, confidence: { name: 0.99, price: likely, category: 0.99 } });
    expect(doubtOf(beside(0.99), [price('9.50')], picture)).toBeUndefined();
    expect(doubtOf(beside(0.96), [price('9.50')], picture)?.kind).toBe('price-beside');
  });

  it('for its amount where there are too few prices to compare with', () =>
    expect(doubtOf(item(9500), [price('95.00')], { ...picture, norm: { ...norm, count: 5 } })).toBeUndefined());

  it('in a way that can be asked: with the other amount that its one price may be', () => {
    const two = price('9.50', { words: [word('9.50', { otherReading: '8.50' })] });
    expect(doubtOf(item(950), [two], picture)).toMatchObject({ kind: 'two-readings', otherPrice: '8.50' });
    expect(doubtOf(item(95000), [price('950')], picture)).toMatchObject({ kind: 'lost-point', otherPrice: '9.50' });
    expect(doubtOf(item(9500), [price('95.00')], picture)).toMatchObject({ kind: 'lost-point', otherPrice: '9.50' });
    expect(doubtOf(item(null), [], picture)?.kind).toBe('no-price');
    expect(doubtOf(item(950, { signals: { unlabelled: 1 } }), [price('9.50')], textLayer)?.kind).toBe('unnamed-sizes');
    expect(doubtOf(item(950, { signals: { openBeside: 1 } }), [price('9.50')], textLayer)?.kind).toBe('price-beside');
    expect(doubtOf(item(30000), [price('300.00')], picture)?.kind).toBe('far-price');
  });
});
