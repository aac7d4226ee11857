/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type Menu, type MenuRules } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ChoicesSection } from './choices-section';

const addOn = (id: string) => ({ id, name: 'Chicken', price: '+$3.00', priceMinor: 300 });
const menuOf = (rules?: MenuRules): Menu => ({
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 4,
  status: 'published',
  restaurantName: 'Osteria Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  ...(rules && { rules }),
  categories: [
    {
      id: 'c1',
      name: 'Salads',
      items: [
        { id: 'i1', name: 'Caesar', price: '$12.00', priceMinor: 1200, addOns: [addOn('a1')] },
        { id: 'i2', name: 'Cobb', price: '$13.00', priceMinor: 1300, addOns: [addOn('a2')] },
      ],
    },
  ],
});

let api: ReturnType<typeof fakeApi> | undefined;
afterEach(() => api?.restore());

function open(menu = menuOf()) {
  api = fakeApi({ 'PUT /api/menu/abc': { json: menuOf() } });
  const host = fakeHost();
  renderWithProviders([{ path: '/', element: <ChoicesSection host={host} menu={menu} /> }], '/');
  return host;
}
const put = () =>
  api!.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as Record<string, unknown>);
// What is folded is not in the tree of roles.
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const field = (name: string) => screen.getByRole('textbox', { name, hidden: true });

test('a group is written, put on all dishes of a category and saved; what is missing is said first', async () => {
  open();
  expect(screen.getByText('Off')).toBeTruthy();
  await press('Add a group');
  await press('Save');
  expect(put()).toEqual([]);
  expect(screen.getByText('Please give the group a name.')).toBeTruthy();
  type(screen.getByLabelText('Name of the group'), 'Dressing');
  type(field('Option 1'), 'Ranch');
  type(field('Option 2'), 'Blue cheese');
  type(field('Price of Blue cheese'), '1.5x');
  await press('Save');
  expect(put()).toEqual([]);
  type(field('Price of Blue cheese'), '1,50');
  fireEvent.click(screen.getByRole('checkbox', { name: 'All of Salads', hidden: true }));
  expect(screen.getByText('required, choose one · 2 options · on 2 dishes')).toBeTruthy();
  const preview = within(screen.getByRole('figure', { hidden: true }));
  expect(preview.getByText('+$1.50')).toBeTruthy();
  await press('Save');
  expect(put()).toMatchObject([
    {
      baseVersion: 4,
      rules: {
        choices: {
          groups: [
            {
              name: 'Dressing',
              kind: 'each',
              min: 1,
              max: 1,
              options: [
                { name: 'Ranch', unitPrice: 0 },
                { name: 'Blue cheese', unitPrice: 150 },
              ],
            },
          ],
          dishes: [{ itemId: 'i1' }, { itemId: 'i2' }],
        },
      },
    },
  ]);
});

test('says how many groups are on how many dishes, and saves none where the last is removed', async () => {
  const group = {
    id: 'g',
    name: 'Dressing',
    kind: 'each' as const,
    min: 0,
    max: 1,
    free: 0,
    options: [{ id: 'o', name: 'Ranch', unitPrice: 0 }],
  };
  open(menuOf({ choices: { groups: [group], dishes: [{ itemId: 'i1', groupIds: ['g'] }] } }));
  expect(screen.getByText('1 group on 1 dish')).toBeTruthy();
  await press('Remove group Dressing');
  await press('Save');
  expect(put()).toMatchObject([{ rules: { choices: null } }]);
});

test('printed extras that dishes share become a group in one press, in place of the extras', async () => {
  open();
  expect(screen.getByText('Chicken: printed with 2 dishes.')).toBeTruthy();
  await press('Make a group of these extras');
  const [sent] = put() as { categories: Menu['categories']; rules: MenuRules; baseVersion: number }[];
  expect(sent).toMatchObject({ baseVersion: 4, rules: { choices: { groups: [{ name: 'Extras', min: 0 }] } } });
  expect(sent!.categories[0]!.items.map(({ addOns }) => addOns)).toEqual([[], []]);
});
