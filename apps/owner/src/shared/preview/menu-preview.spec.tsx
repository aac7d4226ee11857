/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MenuPreview } from './menu-preview';

const menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 1,
  status: 'extracted',
  restaurantName: 'My Restaurant',
  currency: 'USD',
  language: 'en',
  timeZone: 'America/Chicago',
  categories: [{ id: 'c', name: 'HOUSE', items: [{ id: 'i', name: 'Ravioli', price: '$15.00' }] }],
};
const NO_NAME = {
  status: 422,
  json: { title: 'Publish failed', code: 'menu.no_name', detail: 'Please say what your restaurant is called.' },
};

let fake: ReturnType<typeof fakeApi>;
afterEach(() => fake.restore());

async function open({ canEdit = true, shown = menu as object } = {}) {
  let now = shown;
  fake = fakeApi({
    'GET /api/menu/abc': () => ({ json: now }),
    'GET /api/menu/abc/access': { json: { canEdit } },
    'GET /api/menu/abc/review': () => ({ json: { menu: now, timeZones: ['America/Chicago'] } }),
    'PUT /api/menu/abc': ({ body }) => ({ json: (now = { ...now, ...(body as object) }) }),
    'POST /api/menu/abc/publish': () => (now === menu ? NO_NAME : { json: now }),
  });
  const page = renderWithProviders([
    { path: '/', element: <MenuPreview host={fakeHost()} shareId="abc" onBack={() => undefined} /> },
  ]);
  await screen.findByRole('heading', { name: 'Ravioli' });
  return page;
}
const asked = (path: string) => fake.calls.filter((call) => call.path === path).length;

test('without a name, Publish asks for it in a small form; Enter saves it, publishes and leads to the menu', async () => {
  const page = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is your restaurant called?' }));
  fireEvent.change(dialog.getByLabelText('Restaurant name'), { target: { value: 'Osteria Lucia' } });
  fireEvent.submit(dialog.getByLabelText('Restaurant name').closest('form')!);
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(fake.calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
    ['POST', undefined],
    ['PUT', { restaurantName: 'Osteria Lucia', settledDetails: ['name'] }],
    ['POST', undefined],
  ]);
});

test('what is said beside the menu is on the menu at once', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Restaurant name'), { target: { value: 'Osteria Lucia' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Osteria Lucia'));
});

test('whoever may not change the menu is not asked, and what was read of it is not fetched', async () => {
  await open({ canEdit: false });
  await waitFor(() => expect(screen.queryByText('Is this you?')).toBeNull());
  expect([asked('/api/menu/abc/access'), asked('/api/menu/abc/review')]).toEqual([1, 0]);
});

test('a dish that was sold out until now is there again, one that still is says so', async () => {
  const [category] = menu.categories;
  const dish = (id: string, soldOutUntil: string) => ({ id, name: id, price: '$15.00', soldOut: true, soldOutUntil });
  const items = [
    { id: 'i', name: 'Ravioli', price: '$15.00' },
    dish('Back', '2020-01-01T00:00:00.000Z'),
    dish('Gone', '2100-01-01T00:00:00.000Z'),
  ];
  await open({ shown: { ...menu, categories: [{ ...category, items }] } });
  const badges = (name: string) => screen.getByRole('heading', { name }).closest('li')!.textContent;
  expect(badges('Back')).not.toContain('Sold out');
  expect(badges('Gone')).toContain('Sold out');
});
