/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type EditedCategories, type MenuItem, type MenuReview } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { savedCategories } from '../features/review-menu/saved-categories';
import { ReviewMenuPage } from './review-menu';

const item = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({ id: name, name, price: '$5.00', ...more });
const SHOUTED = [
  item('GREEK SALAD (V)'),
  item('CAESAR SALAD'),
  item('Tea small'),
  item('Tea large', { price: '$7.00' }),
];

let fake: ReturnType<typeof fakeApi>;
const host = fakeHost();
async function openMenu(items: MenuItem[], heading = 'SALADS') {
  const menu: MenuReview['menu'] = {
    ...MenuSettings.parse({}),
    shareId: 'abc',
    version: 1,
    status: 'extracted',
    restaurantName: 'Lucia',
    currency: 'USD',
    timeZone: 'America/New_York',
    language: 'en',
    categories: [{ id: 'all', name: heading, items }],
  };
  fake = fakeApi({
    'GET /api/menu/abc/review': { json: { menu } },
    'PUT /api/menu/abc': ({ body }) => ({
      json: { ...menu, version: 2, categories: savedCategories((body as { categories: EditedCategories }).categories) },
    }),
  });
  renderWithProviders([{ path: '/menu/:shareId/review', element: <ReviewMenuPage host={host} /> }], '/menu/abc/review');
  const button = await screen.findByRole('button', { name: 'Tidy up' });
  button.focus();
  fireEvent.click(button);
  return within(screen.getByRole('dialog'));
}
const ticks = (dialog: ReturnType<typeof within>) =>
  (dialog.getAllByRole('checkbox') as HTMLInputElement[]).map(({ checked }) => checked);
const entries = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')].map(({ dataset }) => dataset.entry);

beforeAll(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  fake.restore();
  sessionStorage.clear();
  localStorage.clear();
});

test('shows every change by its kind, from what to what, all of them ticked', async () => {
  const dialog = await openMenu(SHOUTED);
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Marks as dietary tags1 of 1',
    'Capitals to normal spelling3 of 3',
    'Same dish in sizes1 of 1',
  ]);
  expect(dialog.getByRole('checkbox', { name: 'GREEK SALAD (V) becomes GREEK SALAD, marked Vegetarian' })).toBeTruthy();
  expect(
    dialog.getByRole('checkbox', { name: 'Tea small $5.00 + Tea large $7.00 becomes Tea: small $5.00 · large $7.00' }),
  ).toBeTruthy();
  expect(new Set(ticks(dialog))).toEqual(new Set([true]));
});

test('applies what is ticked as one edit, which one undo takes back', async () => {
  const dialog = await openMenu(SHOUTED);
  fireEvent.click(dialog.getByRole('checkbox', { name: 'CAESAR SALAD becomes Caesar Salad' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Apply 4 changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(fake.calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(fake.calls.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    baseVersion: 1,
    categories: [
      {
        id: 'all',
        name: 'Salads',
        items: [
          { id: 'GREEK SALAD (V)', name: 'Greek Salad', dietary: ['Vegetarian'] },
          { name: 'CAESAR SALAD' },
          {
            id: 'Tea small',
            name: 'Tea',
            price: '',
            variants: [
              { label: 'small', price: '$5.00' },
              { label: 'large', price: '$7.00' },
            ],
          },
        ],
      },
    ],
  });
  expect(host.toasts.at(-1)).toMatchObject({ title: 'Menu tidied up', description: '4 changes made.' });
  act(() => host.toasts.at(-1)!.action!.run());
  expect(entries()).toEqual(SHOUTED.map(({ id }) => id));
  expect(screen.getByText('Undone: tidying up')).toBeTruthy();
});

test('a kind is left out and taken in as a whole; with part of it its tick is neither', async () => {
  const dialog = await openMenu(SHOUTED);
  const all = dialog.getByRole('checkbox', { name: 'All: Capitals to normal spelling' }) as HTMLInputElement;
  fireEvent.click(dialog.getByRole('checkbox', { name: 'SALADS becomes Salads' }));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect(dialog.getByRole('button', { name: 'Apply 5 changes' })).toBeTruthy();
  fireEvent.click(all);
  expect([all.checked, all.indeterminate]).toEqual([false, false]);
  expect(dialog.getByRole('button', { name: 'Apply 2 changes' })).toBeTruthy();
});

test('with nothing ticked nothing can be applied, and closing changes nothing', async () => {
  const dialog = await openMenu([item('SOUP')]);
  for (const box of dialog.getAllByRole('checkbox', { name: /^All:/ })) fireEvent.click(box);
  expect((dialog.getByRole('button', { name: 'Choose what to tidy' }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Tidy up'));
  expect(fake.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('of a long list the first are shown; the rest comes when asked for, and the focus goes there', async () => {
  const dialog = await openMenu(
    Array.from({ length: 30 }, (_, index) =>
      item(`SOUP ${'AEIOU'[index % 5]}A${'BCDFGH'[index % 6]}O`, { id: `s${index}` }),
    ),
  );
  expect(dialog.getAllByRole('checkbox')).toHaveLength(5);
  fireEvent.click(dialog.getByRole('button', { name: 'Show 27 more' }));
  const boxes = dialog.getAllByRole('checkbox');
  expect(boxes).toHaveLength(32);
  expect(document.activeElement).toBe(boxes[5]);
});

test('a tidy menu has nothing to tidy, and the dialog says so', async () => {
  await openMenu([item('Caesar')], 'Salads');
  expect(screen.getByRole('dialog', { name: 'Nothing to tidy' })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
