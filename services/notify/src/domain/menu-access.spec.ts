import type { MenuSnapshot } from '@chalkboard/contracts';
import { MenuAccess, type MenuCaller } from './menu-access';

const opened = (menu: Partial<MenuSnapshot> | undefined, caller: Partial<{ visitor: string; businesses: string[] }>) =>
  new MenuAccess({
    newest: async () => menu && ({ shareId: 'demo', editRightHashes: [], ...menu } as unknown as MenuSnapshot),
  })
    .open('demo', { visitor: caller.visitor, businesses: () => caller.businesses } satisfies MenuCaller)
    .then(
      () => 'open',
      (error: { code: string }) => error.code,
    );

describe('how a restaurant is told is changed', () => {
  it('by the device that may edit the menu', async () =>
    expect(await opened({ editRightHashes: ['me'] }, { visitor: 'me' })).toBe('open'));
  it('by a member of its business', async () =>
    expect(await opened({ businessId: 'b1' }, { businesses: ['b0', 'b1'] })).toBe('open'));
  it('by no other device', async () =>
    expect(await opened({ editRightHashes: ['me'] }, { visitor: 'you' })).toBe('notify.edit_right_missing'));
  it('by no member of another business', async () =>
    expect(await opened({ businessId: 'b1' }, { businesses: ['b2'] })).toBe('notify.edit_right_missing'));
  it('by nobody who is not signed in, where it belongs to a business: signing in may help', async () =>
    expect(await opened({ businessId: 'b1' }, { visitor: 'you' })).toBe('access.sign_in_needed'));
  it('by nobody, where there is no menu', async () =>
    expect(await opened(undefined, { visitor: 'me' })).toBe('notify.menu_not_found'));
});
