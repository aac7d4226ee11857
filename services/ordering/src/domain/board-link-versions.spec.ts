import { endsBoardLinks } from './board-link-versions';
import { aMenu } from './testing/order.factory';

describe('links to a board', () => {
  const before = aMenu({ restaurantPhone: '(207) 555-0142', editRightHashes: ['first', 'second'] });

  it('end when the restaurant has another number, or none any more', () => {
    expect(endsBoardLinks(before, { ...before, restaurantPhone: '(207) 555-0199' })).toBe(true);
    expect(endsBoardLinks(before, { ...before, restaurantPhone: undefined })).toBe(true);
  });

  it('stay when the number is only written in another way, or is the first one', () => {
    expect(endsBoardLinks(before, { ...before, restaurantPhone: '+1 207 555 0142' })).toBe(false);
    expect(endsBoardLinks({ ...before, restaurantPhone: undefined }, before)).toBe(false);
  });

  it('end when a device lost its right, or the menu its business', () => {
    expect(endsBoardLinks(before, { ...before, editRightHashes: ['first'] })).toBe(true);
    expect(endsBoardLinks({ ...before, businessId: 'b1' }, { ...before, businessId: 'b2' })).toBe(true);
  });

  it('stay when a device gets a right, and when the menu itself changes', () => {
    expect(endsBoardLinks(before, { ...before, editRightHashes: ['first', 'second', 'third'] })).toBe(false);
    expect(endsBoardLinks(before, { ...before, restaurantName: 'Another name', businessId: 'b1' })).toBe(false);
  });
});
