import { limitsOf, overNumbers } from './texted-number-limits';

const number = { shareId: 'm1', approved: false, country: 'US', block: '+1415555' };

describe('different numbers that are texted a day', () => {
  it('are three of a menu that nobody has approved, and many of one that staff has', () => {
    expect(limitsOf(number, 5000)[0]).toEqual({ scope: 'menu', key: 'm1', most: 3 });
    expect(limitsOf({ ...number, approved: true }, 5000)[0]).toEqual({ scope: 'menu', key: 'm1', most: 1000 });
  });

  it('count to the narrowest limit first, so that one menu uses up nothing of the others', () => {
    expect(limitsOf({ ...number, visitor: 'v', address: 'a' }, 7).map(({ scope, key }) => [scope, key])).toEqual([
      ['menu', 'm1'],
      ['visitor', 'v'],
      ['address', 'a'],
      ['block', '+1415555'],
      ['country', 'US'],
      ['platform', ''],
    ]);
    expect(limitsOf({ ...number, shareId: undefined }, 7).map(({ scope }) => scope)).toEqual([
      'block',
      'country',
      'platform',
    ]);
    expect(limitsOf(number, 7).at(-1)).toMatchObject({ most: 7 });
  });

  it('are explained to the owner with what to do', () => {
    expect(overNumbers({ scope: 'menu', key: 'm1', most: 3 })).toMatch(
      /at most 3 different numbers a day until its business is approved. Confirm your own number/,
    );
    expect(overNumbers({ scope: 'platform', key: '', most: 5000 })).not.toMatch(/5000/);
  });
});
