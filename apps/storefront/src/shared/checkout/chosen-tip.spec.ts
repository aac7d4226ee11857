import { tipFaultOf, tipMinorOf } from './chosen-tip';

const offered = { shares: [{ percent: 10, amount: 280 }], highest: 2800 };

describe('a tip at the checkout', () => {
  it('is nothing until the guest chooses one', () => {
    expect(tipMinorOf(undefined, offered, 2800)).toBe(0);
  });

  it('that is a share follows the cart', () => {
    expect(tipMinorOf({ percent: 10 }, offered, 2800)).toBe(280);
    expect(tipMinorOf({ percent: 10 }, offered, 1405)).toBe(141);
  });

  it('of the guest’s own is as it was typed', () => {
    expect(tipMinorOf({ own: '3', minor: 300 }, offered, 2800)).toBe(300);
    expect(tipMinorOf({ own: '' }, offered, 2800)).toBe(0);
  });

  it('ends where the restaurant takes none any more, or that share no longer', () => {
    expect(tipMinorOf({ percent: 10 }, undefined, 2800)).toBe(0);
    expect(tipMinorOf({ percent: 15 }, offered, 2800)).toBe(0);
    expect(tipFaultOf({ own: 'x', fault: 'No.' }, undefined)).toBeUndefined();
  });

  it('that is no amount holds the order back', () => {
    expect(tipFaultOf({ own: 'x', fault: 'No.' }, offered)).toBe('No.');
    expect(tipMinorOf({ own: 'x', minor: 1, fault: 'No.' }, offered, 2800)).toBe(0);
  });
});
