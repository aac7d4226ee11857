/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type Menu, type MenuPhoto } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MenuPhotosPage } from './menu-photos';

const BASE = '/api/menu/abc';
const photo = (letter: string): MenuPhoto => ({ hash: letter.repeat(64), width: 640, height: 480 });
const [kept, sent] = [photo('a'), photo('b')];
const menuOf = (version: number, ravioli?: MenuPhoto, cover?: MenuPhoto): Menu => ({
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version,
  status: 'published',
  restaurantName: 'Osteria Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  ...(cover && { cover }),
  categories: [
    {
      id: 'c1',
      name: 'Pasta',
      items: [
        { id: 'i1', name: 'Ravioli', price: '$15.00', ...(ravioli && { photo: ravioli }) },
        { id: 'i2', name: 'Gnocchi', price: '$13.00' },
      ],
    },
  ],
});

let api: ReturnType<typeof fakeApi> | undefined;
afterEach(() => api?.restore());

async function open(menu: Menu, answers: Parameters<typeof fakeApi>[0] = {}) {
  api = fakeApi({
    [`GET ${BASE}`]: { json: menu },
    [`GET ${BASE}/access`]: { json: { canEdit: true } },
    [`GET ${BASE}/review`]: { json: { menu } },
    ...answers,
  });
  const host = fakeHost();
  renderWithProviders([{ path: '/menu/:shareId/photos', element: <MenuPhotosPage host={host} /> }], '/menu/abc/photos');
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  return host;
}
const put = () => api!.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const choose = (of: string, file: File) =>
  act(async () => void fireEvent.change(screen.getByLabelText(`Photo file, ${of}`), { target: { files: [file] } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const JPEG = new File(['x'], 'dish.jpg', { type: 'image/jpeg' });

test('every dish has a place for a photograph, and those that have one show it', async () => {
  await open(menuOf(1, kept));
  expect(screen.getByText('1 of 2 dishes with a photo')).toBeTruthy();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Photo of Ravioli']);
  expect(
    within(screen.getByRole('region', { name: 'Pasta' }))
      .getAllByRole('button')
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual(['Replace: Ravioli', 'Remove: Ravioli', 'Add photo: Gnocchi']);
});

test('a photograph is sent and shown at its dish, and undone by the message', async () => {
  const host = await open(menuOf(1), {
    [`POST ${BASE}/photos`]: { status: 201, json: sent },
    [`PUT ${BASE}/photos`]: { json: menuOf(2, sent) },
  });
  await choose('Ravioli', JPEG);
  expect(put()).toEqual([{ items: [{ itemId: 'i1', photo: sent.hash }] }]);
  expect(screen.getByRole('img', { name: 'Photo of Ravioli' })).toBeTruthy();
  expect(host.toasts).toMatchObject([{ title: 'Photo added', action: { label: 'Undo' } }]);
  await act(async () => host.toasts[0]!.action!.run());
  expect(put().at(-1)).toEqual({ items: [{ itemId: 'i1', photo: null }] });
});

test('one that was removed can be put back where it was', async () => {
  await open(menuOf(1, kept), { [`PUT ${BASE}/photos`]: { json: menuOf(2) } });
  await press('Remove: Ravioli');
  expect(put()).toEqual([{ items: [{ itemId: 'i1', photo: null }] }]);
  expect(screen.queryByRole('img', { name: 'Photo of Ravioli' })).toBeNull();
  await press('Put back: Ravioli');
  expect(put().at(-1)).toEqual({ items: [{ itemId: 'i1', photo: kept.hash }] });
});

test('what cannot be a photograph is not sent; what the server refuses is said in its words', async () => {
  const detail = 'This photo is too small or too narrow.';
  const host = await open(menuOf(1), {
    [`POST ${BASE}/photos`]: {
      status: 422,
      json: { title: 'Photo not saved', detail, status: 422, code: 'menu.unusable_photo' },
    },
  });
  await choose('cover', new File(['x'], 'cover.heic', { type: 'image/heic' }));
  expect([host.toasts.at(-1)?.title, api!.calls.some(({ method }) => method === 'POST')]).toEqual([
    'Invalid file type',
    false,
  ]);
  await choose('cover', JPEG);
  expect([host.toasts.at(-1), put()]).toMatchObject([{ title: 'Photo not saved', description: detail }, []]);
});

test('a photo is cut from the menu’s own picture only as long as that is kept', async () => {
  await open(menuOf(1));
  expect(screen.queryByRole('button', { name: 'From menu: Ravioli' })).toBeNull();
});

test('where the picture of the menu is kept, a part of it can be chosen', async () => {
  const source = {
    keptUntil: '2026-01-01T00:00:00Z',
    pages: [{ page: 1, width: 1000, height: 1400, url: `${BASE}/source/pages/1` }],
  };
  await open(menuOf(1), { [`GET ${BASE}/review`]: { json: { menu: menuOf(1), source } } });
  await waitFor(() => screen.getByRole('button', { name: 'From menu: Ravioli' }));
  await press('From menu: Ravioli');
  expect(screen.getByRole('dialog', { name: 'From your menu' })).toBeTruthy();
});

test('who may not change the menu is turned away', async () => {
  await open(menuOf(1), { [`GET ${BASE}/access`]: { json: { canEdit: false } } });
  expect(screen.queryByRole('button', { name: 'Add photo: Ravioli' })).toBeNull();
});
