import { tipOf } from './order-tip';

const takes = { tips: { shares: [10, 15, 20] }, subtotal: 2345, currency: 'USD' };

describe('the tip of an order', () => {
  it('is the guest’s amount in cents, whether it was proposed or not', () => {
    expect(tipOf(2.35, takes)).toEqual({ tip: 235 });
    expect(tipOf(4.1, takes)).toEqual({ tip: 410 });
    expect(tipOf(0.29, takes)).toEqual({ tip: 29 });
  });

  it('is nothing where none was given', () => {
    expect(tipOf(undefined, takes)).toEqual({});
    expect(tipOf(0, takes)).toEqual({});
    expect(tipOf(undefined, { ...takes, tips: undefined })).toEqual({});
  });

  it('has as many decimals as its currency', () => {
    expect(tipOf(200, { ...takes, currency: 'JPY' })).toEqual({ tip: 200 });
    expect(tipOf(0.235, { ...takes, currency: 'KWD' })).toEqual({ tip: 235 });
  });

  it.each([-1, -0.01, NaN, Infinity, 2.345, 0.001, 1e300])('%p is refused as no amount', (given) => {
    expect(() => tipOf(given, takes)).toThrow(expect.objectContaining({ code: 'ordering.tip_not_valid' }));
  });

  it('is refused above what the dishes cost, with how much that is', () => {
    expect(tipOf(23.45, takes)).toEqual({ tip: 2345 });
    expect(() => tipOf(23.46, takes)).toThrow('A tip is at most as much as the dishes cost, $23.45.');
  });

  it('is refused where the restaurant takes none', () => {
    expect(() => tipOf(2, { ...takes, tips: undefined })).toThrow(
      expect.objectContaining({ code: 'ordering.tips_not_taken' }),
    );
  });
});
