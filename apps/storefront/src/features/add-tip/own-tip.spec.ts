import { ownTip } from './own-tip';

describe('a tip that is typed', () => {
  it('is an amount of the restaurant’s currency', () => {
    expect(ownTip('2.50', 'USD', 2800)).toEqual({ own: '2.50', minor: 250 });
    expect(ownTip('2,5', 'EUR', 2800)).toEqual({ own: '2,5', minor: 250 });
    expect(ownTip('200', 'JPY', 2800)).toEqual({ own: '200', minor: 200 });
    expect(ownTip('0.250', 'KWD', 2800)).toEqual({ own: '0.250', minor: 250 });
  });

  it('is nothing where nothing is typed', () => {
    expect(ownTip('  ', 'USD', 2800)).toEqual({ own: '  ' });
  });

  it.each(['-2', '2.505', 'NaN', '1e3', 'a lot', 'from 2'])('such as %s is refused with an example', (typed) => {
    expect(ownTip(typed, 'USD', 2800)).toEqual({
      own: typed,
      fault: expect.stringContaining('such as 12.50') as string,
    });
  });

  it('above what the dishes cost says how much that is', () => {
    expect(ownTip('28.01', 'USD', 2800)).toEqual({
      own: '28.01',
      fault: 'A tip is at most as much as the dishes cost, $28.00.',
    });
  });
});
