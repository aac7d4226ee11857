/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type Menu, type MenuChange, type MenuUpdateProposal } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders, type FakeCall } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UpdateMenuPage } from './update-menu';

const menu: Menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 3,
  status: 'published',
  restaurantName: 'Osteria Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  categories: [
    {
      id: 'c1',
      name: 'Pasta',
      items: [
        { id: 'i1', name: 'Ravioli', price: '$15.00' },
        { id: 'i2', name: 'Gnocchi', price: '$13.00' },
      ],
    },
  ],
};
const changes: MenuChange[] = [
  {
    id: 'price-i1',
    kind: 'price',
    itemId: 'i1',
    name: 'Ravioli',
    category: 'Pasta',
    from: '$15.00',
    to: '$16.00',
    source: { page: 1, x: 0.8, y: 0.2, width: 0.1, height: 0.02 },
    uncertain: false,
  },
  {
    id: 'new-n1',
    kind: 'new',
    category: 'Pasta',
    categoryId: 'c1',
    item: { id: 'n1', name: 'Trofie', price: '$14.00' },
    uncertain: true,
    uncertainReason: 'The price was hard to make out.',
  },
  { id: 'gone-i2', kind: 'gone', itemId: 'i2', name: 'Gnocchi', category: 'Pasta' },
];
const proposal = {
  shareId: 'abc',
  jobId: 'j1',
  baseVersion: 3,
  changes,
  unchanged: 4,
  reading: { reader: 'ocr', prices: { seen: 0, placed: 0, unplaced: [] }, verdict: 'publish-ready', reasons: [] },
  source: {
    keptUntil: '2026-01-01T00:00:00Z',
    pages: [{ page: 1, width: 1000, height: 1400, url: '/api/menu/abc/updates/j1/pages/1' }],
  },
} satisfies MenuUpdateProposal;

const BASE = '/api/menu/abc';
const PROPOSAL = `GET ${BASE}/updates/j1`;
let api: ReturnType<typeof fakeApi> | undefined;
afterEach(() => api?.restore());

async function open(answers: Parameters<typeof fakeApi>[0] = {}, path = '/menu/abc/update?job=j1') {
  window.scrollTo = () => undefined;
  api = fakeApi({
    [`GET ${BASE}`]: { json: menu },
    [`GET ${BASE}/access`]: { json: { canEdit: true } },
    [PROPOSAL]: { json: proposal },
    [`PUT ${BASE}`]: { json: { ...menu, version: 4 } },
    ...answers,
  });
  const host = fakeHost();
  const page = renderWithProviders([{ path: '/menu/:shareId/update', element: <UpdateMenuPage host={host} /> }], path);
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  return { host, page };
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const apply = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const saved = () => api!.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('lists what changed, with the place on the new paper; what is certain is ticked', async () => {
  await open();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '3 things have changed',
    'New prices 1',
    'New dishes 1',
    'No longer on the paper 1',
  ]);
  expect([box(/Ravioli/).checked, box(/Trofie/).checked, box(/Gnocchi/).checked]).toEqual([true, false, false]);
  expect(screen.getByText('from $15.00 to $16.00')).toBeTruthy();
  expect(screen.getByText('Please check: The price was hard to make out.')).toBeTruthy();
  const strip = screen.getByRole('button', { name: 'Ravioli on the new paper' });
  expect(strip.querySelector('img')!.getAttribute('src')).toBe('/api/menu/abc/updates/j1/pages/1');
  fireEvent.click(strip);
  expect(screen.getByRole('dialog', { name: 'Ravioli', description: 'Page 1 of the new paper' })).toBeTruthy();
});

test('applies what is ticked to the version that was compared, and says so', async () => {
  const { host } = await open();
  fireEvent.click(box(/Gnocchi/));
  await apply('Apply 2 changes');
  expect(saved()).toEqual([
    {
      baseVersion: 3,
      categories: [
        { id: 'c1', name: 'Pasta', items: [{ id: 'i1', name: 'Ravioli', price: '$16.00', allergens: null }] },
      ],
    },
  ]);
  expect(screen.getByRole('heading', { name: 'Your menu is up to date' })).toBeTruthy();
  expect(screen.getByText('2 changes were applied, 1 left out.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/menu/abc');
  expect(host.toasts).toEqual([]);
});

test('a price that was read in two ways is asked beside its place on the paper; what is pressed is applied', async () => {
  const twice = {
    ...changes[0]!,
    uncertain: true,
    uncertainReason: 'We read it twice.',
    otherPrice: '$18.00',
  } as MenuChange;
  const trofie = {
    ...changes[1]!,
    item: {
      id: 'n1',
      name: 'Trofie',
      price: '$14.00',
      uncertain: true,
      doubt: { kind: 'two-readings', otherPrice: '$74.00' },
    },
  } as MenuChange;
  await open({ [PROPOSAL]: { json: { ...proposal, changes: [twice, trofie] } } });
  const ravioli = within(screen.getByRole('group', { name: 'Which one is printed? Ravioli' }));
  expect(ravioli.getAllByRole('button').map(({ textContent, ariaPressed }) => [textContent, ariaPressed])).toEqual([
    ['$16.00', 'false'],
    ['$18.00', 'false'],
  ]);
  expect(screen.getByRole('button', { name: 'Ravioli on the new paper' })).toBeTruthy();
  expect(box(/Ravioli/).checked).toBe(false);
  fireEvent.click(ravioli.getByRole('button', { name: '$18.00' }));
  expect(box(/Ravioli/).checked).toBe(true);
  expect(screen.getByText('from $15.00 to $18.00')).toBeTruthy();
  expect(ravioli.getByRole('button', { pressed: true }).textContent).toBe('$18.00');
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Which one is printed? Trofie' })).getByRole('button', { name: '$14.00' }),
  );
  await apply('Apply 2 changes');
  expect(saved()).toMatchObject([
    {
      categories: [
        {
          items: [
            { id: 'i1', price: '$18.00' },
            { id: 'i2', price: '$13.00' },
            { id: 'n1', name: 'Trofie', price: '$14.00' },
          ],
        },
      ],
    },
  ]);
  expect(JSON.stringify(saved())).not.toContain('uncertain');
});

test('an answer that is unticked again is not applied, nor shown as taken', async () => {
  await open({
    [PROPOSAL]: {
      json: { ...proposal, changes: [{ ...changes[0]!, uncertain: true, otherPrice: '$18.00' } as MenuChange] },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: '$18.00' }));
  fireEvent.click(box(/Ravioli/));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose what to apply' }).disabled).toBe(true);
});

test('nothing ticked, nothing to apply', async () => {
  await open();
  fireEvent.click(box(/Ravioli/));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose what to apply' }).disabled).toBe(true);
});

test.each([
  [
    'the server says so',
    {},
    { status: 409, json: { type: 'about:blank', title: 'Changed', status: 409, code: 'menu.changed_meanwhile' } },
  ],
  ['it is another version when it is read again', { version: 4 }, { json: menu }],
])('a menu that was changed meanwhile, %s: the list is made anew, ticks by hand stay', async (_, change, put) => {
  let asked = 0;
  const later = (call: FakeCall) =>
    call.path === BASE
      ? { json: { ...menu, ...change } }
      : { json: asked++ === 0 ? proposal : { ...proposal, baseVersion: 4, changes: changes.slice(1) } };
  await open({ [PROPOSAL]: later, [`GET ${BASE}`]: later, [`PUT ${BASE}`]: put });
  fireEvent.click(box(/Gnocchi/));
  await apply('Apply 2 changes');
  await waitFor(() => screen.getByText('Your menu was changed meanwhile'));
  expect(screen.queryByRole('checkbox', { name: /Ravioli/ })).toBeNull();
  expect(box(/Gnocchi/).checked).toBe(true);
});

test('another failure is told, and the list stays as it was', async () => {
  const { host } = await open({
    [`PUT ${BASE}`]: {
      status: 422,
      json: {
        type: 'about:blank',
        title: 'No',
        status: 422,
        code: 'menu.invalid_price',
        detail: 'This price cannot be read.',
      },
    },
  });
  await apply('Apply 1 change');
  expect(host.toasts).toEqual([
    { title: 'Update failed', description: 'This price cannot be read.', variant: 'destructive' },
  ]);
  expect(box(/Ravioli/).checked).toBe(true);
});

test.each([
  ['the same as before', { changes: [], unchanged: 4 }, 'Nothing has changed'],
  ['none at all', { changes: [], unchanged: 0 }, 'We found no dishes on these photos'],
])('dishes: %s', async (_, read, title) => {
  await open({ [PROPOSAL]: { json: { ...proposal, ...read } } });
  await waitFor(() => screen.getByRole('heading', { name: title }));
  fireEvent.click(screen.getByRole('button', { name: 'Take new photos' }));
  expect(screen.getByTestId('upload-sheet')).toBeTruthy();
});

test('dishes of which the menu has none: asks whether it is the right menu, and ticks nothing', async () => {
  await open({ [PROPOSAL]: { json: { ...proposal, unchanged: 0, changes: [{ ...changes[1]!, uncertain: false }] } } });
  expect(screen.getByText('Is this the right menu?')).toBeTruthy();
  expect(box(/Trofie/).checked).toBe(false);
});

test('photos that are deleted by now say so, and can be taken anew', async () => {
  await open({
    [PROPOSAL]: {
      status: 404,
      json: {
        type: 'about:blank',
        title: 'Gone',
        status: 404,
        code: 'menu.proposal_gone',
        detail: 'Please take them again.',
      },
    },
  });
  await waitFor(() => screen.getByRole('heading', { name: 'These photos are not kept any more' }));
  expect(screen.getByText('Please take them again.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('without the right to edit nothing can be sent', async () => {
  await open({ [`GET ${BASE}/access`]: { json: { canEdit: false } } }, '/menu/abc/update');
  expect(screen.getByRole('heading', { name: 'This device may not change this menu' })).toBeTruthy();
  expect(screen.queryByTestId('upload-sheet')).toBeNull();
});
