import { MenuSettings } from '@chalkboard/contracts';
import { withLinkOpened, withEditLink } from './edit-links';
import { assertMayClaim, assertMayEdit, assertMayShareRights, mayEdit, type Caller } from './edit-right';
import type { StoredMenu } from './stored-menu';

const NOW = new Date('2026-03-01T12:00:00Z');
const device = (visitor: string, businesses?: string[]): Caller => ({ visitor, businesses });
const menu: StoredMenu = {
  menu: {
    ...MenuSettings.parse({}),
    shareId: 's1',
    version: 1,
    status: 'extracted',
    restaurantName: 'Ours',
    currency: 'USD',
    language: 'en',
    timeZone: 'UTC',
    categories: [],
  },
  editRightHashes: ['uploader'],
};
const linked = withLinkOpened(withEditLink(menu, { id: 'l1', secretHash: 'h1', label: '' }, NOW), 'h1', 'guest', NOW);
const ofBusiness: StoredMenu = { ...linked, businessId: 'b1' };
const code = (check: () => void) => {
  try {
    check();
    return 'let in';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a menu may be changed', () => {
  it('from the device that uploaded it, and from those that opened a link', () => {
    expect(
      [device('uploader'), device('guest'), device('stranger'), { visitor: undefined, businesses: undefined }].map(
        (caller) => mayEdit(linked, caller),
      ),
    ).toEqual([true, true, false, false]);
  });

  it('by the members of its business, on whatever device, and by no other business’s', () => {
    expect(mayEdit(ofBusiness, { visitor: undefined, businesses: ['b0', 'b1'] })).toBe(true);
    expect(mayEdit(ofBusiness, device('stranger', ['b2']))).toBe(false);
    expect(mayEdit(menu, device('stranger', ['b1']))).toBe(false);
  });

  it('by nobody else: where signing in may help, that is said', () => {
    expect(code(() => assertMayEdit(menu, device('stranger')))).toBe('menu.edit_right_missing');
    expect(code(() => assertMayEdit(ofBusiness, device('stranger')))).toBe('access.sign_in_needed');
    expect(code(() => assertMayEdit(ofBusiness, device('stranger', [])))).toBe('menu.edit_right_missing');
  });
});

describe('the right to change a menu is given to others', () => {
  it('by the device that uploaded it, not by who came by a link', () => {
    expect(code(() => assertMayShareRights(linked, device('uploader')))).toBe('let in');
    expect(code(() => assertMayShareRights(linked, device('guest')))).toBe('menu.edit_right_missing');
  });

  it('by members alone, once it belongs to a business', () => {
    expect(code(() => assertMayShareRights(ofBusiness, device('uploader')))).toBe('access.sign_in_needed');
    expect(code(() => assertMayShareRights(ofBusiness, device('stranger', ['b1'])))).toBe('let in');
  });
});

describe('a menu is claimed', () => {
  it('on the device that uploaded it, for a business of the caller', () => {
    expect(code(() => assertMayClaim(linked, device('uploader', ['b1']), 'b1'))).toBe('let in');
    expect(code(() => assertMayClaim(linked, device('uploader', ['b1']), 'b2'))).toBe('menu.business_not_found');
  });

  it('not by a link, which somebody gave whose menu it may be', () => {
    expect(code(() => assertMayClaim(linked, device('guest', ['b1']), 'b1'))).toBe('menu.edit_right_missing');
  });

  it('again by a member of its business, from any device', () => {
    expect(code(() => assertMayClaim(ofBusiness, device('stranger', ['b1']), 'b1'))).toBe('let in');
  });
});
