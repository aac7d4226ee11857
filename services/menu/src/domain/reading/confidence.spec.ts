import { likelihoodsOf, signalFeatures, SIGNALS } from './confidence';
import type { ReadingSignals } from './menu-reading';
import type { ConfidenceModel } from './reading-model';

const signals = Object.fromEntries(SIGNALS.map((name) => [name, 0])) as unknown as ReadingSignals;
const even = { classes: 1, base: [0], trees: [] };
/** Prices are likely right where two recognisers read the same. */
const model: ConfidenceModel = {
  name: even,
  price: { ...even, trees: [[SIGNALS.indexOf('confirmed'), 0.5, 1, 2, -1, -2, 0, 0, -1, 2, 0, 0]] },
  category: { ...even, base: [3] },
  surePrice: 0.9,
};

describe('The likelihood that an item was read right', () => {
  it('is worked out from its signals, for name, price and category by trees of their own', () => {
    expect(likelihoodsOf(signals, model)).toMatchObject({ name: 0.5, price: expect.closeTo(0.12, 2) as number });
    expect(likelihoodsOf({ ...signals, confirmed: 1 }, model).price).toBeCloseTo(0.88, 2);
    expect(likelihoodsOf(signals, model).category).toBeCloseTo(0.95, 2);
  });

  it('is asked of each signal once, in one order', () => {
    expect(new Set(SIGNALS).size).toBe(SIGNALS.length);
    expect(signalFeatures({ ...signals, link: 0.75 })[SIGNALS.indexOf('link')]).toBe(0.75);
  });
});
