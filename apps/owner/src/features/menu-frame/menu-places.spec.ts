import { PAGE_ROUTES } from '@chalkboard/contracts';
import { placeAt, sectionsOf, tabsFor, type FrameRights } from './menu-places';

const owner: FrameRights = { canEdit: true, mayHaveLocations: false, isLocation: false };
const names = (links: readonly { readonly name: string }[]) => links.map(({ name }) => name);
const hasFigures = PAGE_ROUTES.some(({ path }) => path === '/menu/:shareId/figures');

test('whoever may change a menu has every tab that is a page', () => {
  expect(names(tabsFor(owner))).toEqual(['orders', 'menu', 'details', 'share', ...(hasFigures ? ['figures'] : [])]);
});

test('whoever may not change it has no tab: also not who came to the board by a link', () => {
  const other = { ...owner, canEdit: false };
  expect([tabsFor(other), sectionsOf('details', other)]).toEqual([[], []]);
});

test('the settings are seven short pages, and all of them on one', () => {
  expect(names(sectionsOf('details', owner))).toEqual([
    'details',
    'look',
    'hours',
    'ordering',
    'notifications',
    'team',
    'plan',
    'all',
  ]);
});

test('a location has its prices in place of dishes, and no look of its own', () => {
  const location = { ...owner, isLocation: true };
  expect(names(sectionsOf('menu', location))).toEqual(['locations', 'diets']);
  expect(names(sectionsOf('details', location))).not.toContain('look');
  expect(tabsFor(location).find(({ name }) => name === 'menu')?.path).toBe('/locations');
});

test('locations are offered for the menu of a business', () => {
  expect(names(sectionsOf('menu', owner))).not.toContain('locations');
  expect(names(sectionsOf('menu', { ...owner, mayHaveLocations: true }))).toContain('locations');
});

test.each([
  ['/orders', 'orders', undefined],
  ['/review', 'menu', 'dishes'],
  ['/details', 'details', 'details'],
  ['/details/hours/', 'details', 'hours'],
  ['/edit', 'details', 'all'],
  ['/share', 'share', undefined],
])('%s stands in the tab %s, section %s', (path, tab, section) => {
  expect(placeAt(path)).toMatchObject({ tab, ...(section && { section }) });
});

test('a page that is none stands nowhere', () => expect(placeAt('/nothing')).toBeUndefined());
