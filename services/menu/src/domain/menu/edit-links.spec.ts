import { MenuSettings } from '@chalkboard/contracts';
import {
  anonymousRights,
  claimedBy,
  MAX_DEVICES_OF_LINK,
  MAX_LINKS,
  withEditLink,
  withLinkOpened,
  withoutEditLink,
  withoutOtherRights,
} from './edit-links';
import { publishMenu, snapshotOf, updateMenu } from './menu';
import type { StoredMenu } from './stored-menu';

const NOW = new Date('2026-03-01T12:00:00Z');
const menu: StoredMenu = {
  menu: {
    ...MenuSettings.parse({}),
    shareId: 's1',
    version: 4,
    status: 'extracted',
    restaurantName: 'Ours',
    currency: 'USD',
    language: 'en',
    timeZone: 'UTC',
    categories: [],
  },
  editRightHashes: ['uploader', 'tablet'],
};
const withLink = withEditLink(menu, { id: 'l1', secretHash: 'h1', label: 'Phone' }, NOW);
const opened = withLinkOpened(withLink, 'h1', 'phone', NOW);

describe('an edit link', () => {
  it('changes nothing that others know until a device opens it', () => {
    expect(withLink.menu.version).toBe(4);
    expect(snapshotOf(opened)).toMatchObject({ version: 5, editRightHashes: ['uploader', 'tablet', 'phone'] });
    expect(withLinkOpened(opened, 'h1', 'phone', NOW)).toBe(opened);
  });

  it('takes the rights that came by it with it, and no others', () => {
    expect(anonymousRights(withoutEditLink(opened, 'l1'))).toEqual(['uploader', 'tablet']);
    expect(() => withoutEditLink(opened, 'l2')).toThrow(expect.objectContaining({ code: 'menu.edit_link_not_found' }));
    expect(() => withLinkOpened(withoutEditLink(opened, 'l1'), 'h1', 'phone', NOW)).toThrow(
      expect.objectContaining({ code: 'menu.edit_link_not_valid' }),
    );
  });

  it(`is one of at most ${MAX_LINKS}, and opens ${MAX_DEVICES_OF_LINK} devices`, () => {
    let many = menu;
    for (let n = 0; n < MAX_LINKS; n++) many = withEditLink(many, { id: `l${n}`, secretHash: `h${n}`, label: '' }, NOW);
    expect(() => withEditLink(many, { id: 'more', secretHash: 'more', label: '' }, NOW)).toThrow(
      expect.objectContaining({ code: 'menu.too_many_links' }),
    );
    let full = withLink;
    for (let n = 0; n < MAX_DEVICES_OF_LINK; n++) full = withLinkOpened(full, 'h1', `d${n}`, NOW);
    expect(() => withLinkOpened(full, 'h1', 'more', NOW)).toThrow(
      expect.objectContaining({ code: 'menu.too_many_devices' }),
    );
  });

  it('opened while somebody edits is not in their way; a change of the menu is', () => {
    expect(updateMenu(opened, { baseVersion: 4, restaurantName: 'Newer' }).menu.version).toBe(6);
    expect(() => updateMenu(publishMenu(opened), { baseVersion: 5, restaurantName: 'Newer' })).toThrow(
      expect.objectContaining({ code: 'menu.changed_meanwhile' }),
    );
  });
});

describe('a claim', () => {
  it('makes the right of the device a membership, and leaves others theirs', () => {
    const claimed = claimedBy(opened, { businessId: 'b1', locationId: 'l1', visitor: 'uploader' });
    expect([claimed.businessId, claimed.locationId, anonymousRights(claimed)]).toEqual([
      'b1',
      'l1',
      ['tablet', 'phone'],
    ]);
    expect(snapshotOf(claimed)).toMatchObject({ businessId: 'b1', version: 6 });
  });

  it('said again changes nothing; by another business it is refused; another location is taken, and taken away', () => {
    const claimed = claimedBy(menu, { businessId: 'b1', locationId: 'l1', visitor: 'uploader' });
    expect(claimedBy(claimed, { businessId: 'b1', locationId: undefined, visitor: 'uploader' })).toBe(claimed);
    expect(claimedBy(claimed, { businessId: 'b1', locationId: null, visitor: 'uploader' })).not.toMatchObject({
      locationId: 'l1',
    });
    expect(() => claimedBy(claimed, { businessId: 'b2', locationId: undefined, visitor: 'tablet' })).toThrow(
      expect.objectContaining({ code: 'menu.claimed' }),
    );
  });
});

describe('the end of others’ rights', () => {
  it('ends links and all devices, or all but one', () => {
    expect(anonymousRights(withoutOtherRights(opened, undefined))).toEqual([]);
    expect(anonymousRights(withoutOtherRights(opened, 'uploader'))).toEqual(['uploader']);
  });
});
