import { assertMayTest, type MenuCaller } from './edit-right';

const test = (menu: { businessId?: string }, caller: Partial<MenuCaller>) => () =>
  assertMayTest({ editRightHashes: ['owner'], ...menu }, { visitor: undefined, businesses: undefined, ...caller });

describe('a test order', () => {
  it('may be placed from a device with the right to the menu, and by members of its business', () => {
    expect(test({}, { visitor: 'owner' })).not.toThrow();
    expect(test({ businessId: 'b1' }, { businesses: ['b1'] })).not.toThrow();
  });

  it('is refused to guests, and to members of other businesses', () => {
    expect(test({}, {})).toThrow('Test orders are only for the restaurant.');
    expect(test({}, { visitor: 'guest' })).toThrow(expect.objectContaining({ code: 'ordering.test_denied' }));
    expect(test({ businessId: 'b1' }, { visitor: 'guest', businesses: ['b2'] })).toThrow(
      expect.objectContaining({ code: 'ordering.test_denied' }),
    );
  });

  it('asks to sign in where that may help', () => {
    expect(test({ businessId: 'b1' }, { visitor: 'guest' })).toThrow(
      expect.objectContaining({ code: 'access.sign_in_needed' }),
    );
  });
});
