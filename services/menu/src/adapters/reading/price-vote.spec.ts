import { decide, isPriceShaped, priceStyle, type Vote } from './price-vote';

const votes = (...texts: string[]): Vote[] => texts.map((text) => ({ text, confidence: 0.9 }));
const decimal = priceStyle(['12.50', '8.75', '9.00', '11.25', '7.50'].map((text) => votes(text)));
const whole = priceStyle(['12', '180', '215', '90', '200'].map((text) => votes(text)));

describe('What several looks at a price say', () => {
  it('is what most of them read', () => expect(decide(votes('12.50', '12.60', '12.50'), decimal)?.text).toBe('12.50'));

  it('is surer when all agree', () => {
    const sure = decide(votes('12.50', '12.50', '12.50'), decimal);
    const torn = decide(votes('12.50', '12.60', '12.50'), decimal);
    expect(sure?.confidence).toBeGreaterThan(torn?.confidence ?? 1);
  });

  it('keeps the runner-up when it has other figures', () => {
    expect(decide(votes('12.50', '12.60', '12.50'), decimal)?.other).toBe('12.60');
    expect(decide(votes('12.50', '12,50', '12.50'), decimal)?.other).toBeUndefined();
  });

  it('leans towards how the page writes its prices', () => {
    expect(decide(votes('1.79', '179'), decimal)?.text).toBe('1.79');
    expect(decide(votes('1.80', '180'), whole)?.text).toBe('180');
  });

  it('has a point where the ink shows one and the page writes prices so', () => {
    const mixed = priceStyle(['12.50', '8.75', '180', '215'].map((text) => votes(text)));
    const halves = priceStyle(['9.5', '12.5', '14', '21'].map((text) => votes(text)));
    expect(decide(votes('179', '179'), mixed, { figures: 3, afterDot: 1.3 })).toMatchObject({ text: '1.79', other: undefined });
    expect(decide(votes('1790', '1790'), mixed, { figures: 4, afterDot: 2.1 })?.text).toBe('1790');
    expect(decide(votes('95', '95'), halves, { figures: 2, afterDot: 0.6 })?.text).toBe('9.5');
    expect(decide(votes('179', '179'), whole, { figures: 3, afterDot: 1.3 })?.text).toBe('179');
  });

  it('has a figure for each that the ink shows', () => {
    expect(decide(votes('1', '1', '11'), whole, { figures: 2 })?.text).toBe('11');
    expect(decide(votes('1', '1', '1'), whole, { figures: 2 })?.confidence).toBeLessThan(0.6);
  });

  it('gets back a point that nobody saw where all other prices have one, and is doubtful then', () => {
    const verdict = decide(votes('179', '179', '179'), decimal);
    expect(verdict).toMatchObject({ text: '1.79', other: '179' });
    expect(verdict?.confidence).toBeLessThan(0.6);
  });

  it('is nothing when it is not like a price', () => expect(decide(votes('12-14-', '//'), decimal)).toBeUndefined());

  it('can be whole, decimal, or with its currency', () => {
    expect(['12', '12.50', '12,5', '$12', '12,50€', '.50'].every(isPriceShaped)).toBe(true);
    expect(['12.500', '1.2.3', 'MP', '12/14'].some(isPriceShaped)).toBe(false);
  });
});
