/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type AccountBusiness, type EditLink, type Menu, type MenuAccess } from '@chalkboard/contracts';
import { forgetOwnerSession, noteOwnerSignedIn } from '@chalkboard/web-kit';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { aBusiness, anAccount } from '../account.factory';
import { EditMenuPage } from './edit-menu';

const AT = '2026-03-01T12:00:00.000Z';
const BASE = '/api/menu/abc';
const SECRET = 's3cr3t-s3cr3t-s3cr3t-s3cr3t';
const menu: Menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 3,
  status: 'published',
  restaurantName: 'Osteria Lucia',
  categories: [],
  currency: 'USD',
  language: 'en',
  timeZone: 'America/New_York',
};
const link: EditLink = { id: 'l1', label: 'The designer', createdAt: AT, devices: 2, lastUsedAt: AT };
const location = (id: string, name: string) => ({ id, name, address: '1 Elm St', timeZone: 'UTC' });
const business = (id: string, name: string, ...locations: ReturnType<typeof location>[]) =>
  aBusiness({ id, name, locations });
const account = (...businesses: AccountBusiness[]) => anAccount({ businesses });

let fake: ReturnType<typeof fakeApi>;
beforeEach(() => jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York']));
afterEach(() => {
  fake.restore();
  forgetOwnerSession();
  jest.restoreAllMocks();
});

let seen: string[];
function Where() {
  const { pathname, search, hash } = useLocation();
  seen.push(pathname + search + hash);
  return null;
}

function open(access: MenuAccess, answers: Parameters<typeof fakeApi>[0] = {}, at = '/menu/abc/edit') {
  seen = [];
  fake = fakeApi({
    [`GET ${BASE}`]: { json: menu },
    [`GET ${BASE}/access`]: { json: access },
    [`GET ${BASE}/edit-links`]: { json: { links: [], otherDevices: 0 } },
    [`GET ${BASE}/uploads`]: { json: { uploads: [] } },
    ...answers,
  });
  const host = fakeHost();
  const page = (
    <>
      <Where />
      <EditMenuPage host={host} />
    </>
  );
  return Object.assign(
    host,
    renderWithProviders(
      [
        { path: '/menu/:shareId/edit', element: page },
        { path: '/sign-in', element: <Where /> },
      ],
      at,
    ),
  );
}
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const called = () =>
  fake.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [method, path, ...(body === undefined ? [] : [body])]);
const OWN: MenuAccess = { canEdit: true, mayShare: true };

test('an edit link is made for somebody, shown once, and copied', async () => {
  const copied = jest.fn((_: string) => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText: copied } });
  window.isSecureContext = true;
  open(OWN, {
    [`POST ${BASE}/edit-links`]: {
      status: 201,
      json: { ...link, devices: 0, lastUsedAt: null, url: `/menu/abc/edit#link=${SECRET}` },
    },
  });
  await screen.findByText('No edit link yet: nobody else has the right by one.');
  await act(async () =>
    fireEvent.change(screen.getByLabelText(/^Who is it for/), { target: { value: 'The designer ' } }),
  );
  await press('Make an edit link');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your edit link' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Edit link').value).toBe(
    `${window.location.origin}/menu/abc/edit#link=${SECRET}`,
  );
  await press('Copy edit link');
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/menu/abc/edit#link=${SECRET}`);
  expect(dialog.getByRole('status').textContent).toBe('Copied');
  await press('Done');
  expect(document.body.textContent + document.body.innerHTML).not.toContain(SECRET);
  expect(called()).toEqual([['POST', `${BASE}/edit-links`, { label: 'The designer' }]]);
});

test('living links are listed with when they were made and used, and each is revoked after a question', async () => {
  open(OWN, {
    [`GET ${BASE}/edit-links`]: { json: { links: [link], otherDevices: 0 } },
    [`DELETE ${BASE}/edit-links/l1`]: { status: 204 },
  });
  await screen.findByText('The designer');
  expect(screen.getByText(/^Made .+, opened on 2 devices, last new one /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End all other rights' })).toBeNull();
  await press(/^Revoke: The designer/);
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('The link works no more, and the 2 devices that opened it can change nothing any more.');
  expect(called()).toEqual([]);
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Revoke' })));
  expect(called()).toEqual([['DELETE', `${BASE}/edit-links/l1`]]);
});

test('all other rights end at once', async () => {
  open(OWN, {
    [`GET ${BASE}/edit-links`]: { json: { links: [link], otherDevices: 1 } },
    [`DELETE ${BASE}/edit-rights`]: { status: 204 },
  });
  await screen.findByText('1 device more may edit without a link');
  await press('End all other rights');
  await press('End them');
  expect(called()).toEqual([['DELETE', `${BASE}/edit-rights`]]);
});

test('who came by a link changes the menu, and neither gives rights nor takes it', async () => {
  open({ canEdit: true });
  await screen.findByText('You may change this menu by an edit link. New links are made by the restaurant alone.');
  expect(screen.queryByRole('button', { name: 'Make an edit link' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Add to your business' })).toBeNull();
  expect(fake.calls.map(({ path }) => path)).not.toContain(`${BASE}/edit-links`);
});

test('a link that is opened gives the right; its secret leaves the address before it is sent, and is in no address that is asked for', async () => {
  let granted = false;
  const host = open(
    { canEdit: false },
    {
      [`GET ${BASE}/access`]: () => ({ json: { canEdit: granted } }),
      'POST /api/menu/edit-links/exchange': ({ body }) => {
        expect([body, seen.at(-1)]).toEqual([{ secret: SECRET }, '/menu/abc/edit']);
        granted = true;
        return { json: { shareId: 'abc' } };
      },
    },
    `/menu/abc/edit#link=${SECRET}`,
  );
  await screen.findByRole('heading', { name: 'Who may edit' });
  expect(host.toasts.map(({ title }) => title)).toEqual(['You may edit this menu now']);
  expect(host.location()).toBe('/menu/abc/edit');
  expect(fake.calls.map(({ path }) => path).join()).not.toContain(SECRET);
});

test('a link that does not work says so, and what to do; one that could not be tried is tried again', async () => {
  const refused = {
    status: 404,
    json: {
      type: 'about:blank',
      title: 'This link does not work',
      status: 404,
      code: 'menu.edit_link_not_valid',
      detail: 'This link is not complete, or was revoked. Please ask for a new one.',
    },
  };
  const answers = [{ status: 503, json: {} }, refused];
  open(
    { canEdit: false },
    { 'POST /api/menu/edit-links/exchange': () => answers.shift()! },
    `/menu/abc/edit#link=${SECRET}`,
  );
  await screen.findByRole('heading', { name: 'The edit link could not be opened' });
  await press('Try again');
  await screen.findByRole('heading', { name: 'This edit link does not work' });
  screen.getByText('This link is not complete, or was revoked. Please ask for a new one.');
  expect(screen.getByRole('link', { name: 'Back to Menu' }).getAttribute('href')).toBe('/menu/abc');
});

test('without the right one signs in first, and comes back; who is signed in and has none is told', async () => {
  const stranger = open({ canEdit: false, claimed: true });
  await waitFor(() => expect(stranger.location()).toBe('/sign-in'));
  expect(seen.at(-1)).toBe('/sign-in?next=%2Fmenu%2Fabc%2Fedit');
  stranger.unmount();
  fake.restore();

  noteOwnerSignedIn();
  open({ canEdit: false, claimed: true }, { 'GET /api/account': { json: account() } });
  await screen.findByRole('heading', { name: 'You may not change this menu' });
});

describe('a menu of this browser that is of no business', () => {
  test('asks who is not signed in to do that, and comes back', async () => {
    open(OWN);
    const signIn = await screen.findByRole('link', { name: 'Sign in to add it' });
    expect(signIn.getAttribute('href')).toBe('/sign-in?next=%2Fmenu%2Fabc%2Fedit');
  });

  test('is added to the only business by a press', async () => {
    noteOwnerSignedIn();
    open(OWN, {
      'GET /api/account': { json: account(business('b1', 'Lavagna', location('p1', 'Lavagna'))) },
      [`POST ${BASE}/claim`]: { json: {} },
    });
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Add to Lavagna' })));
    expect(called()).toEqual([['POST', `${BASE}/claim`, { businessId: 'b1' }]]);
  });

  test('is added to the one that is chosen of several, and of its locations', async () => {
    noteOwnerSignedIn();
    const businesses = [
      business('b1', 'Lavagna', location('p1', 'Lavagna')),
      business('b2', 'Pier', location('p2', 'Harbor'), location('p3', 'Beach')),
    ];
    open(OWN, { 'GET /api/account': { json: account(...businesses) }, [`POST ${BASE}/claim`]: { json: {} } });
    await act(async () => fireEvent.change(await screen.findByLabelText('Business'), { target: { value: 'b2/p3' } }));
    await press('Add to your business');
    expect(called()).toEqual([['POST', `${BASE}/claim`, { businessId: 'b2', locationId: 'p3' }]]);
  });

  test('leads to the signup who has no business yet; one that is a business’s already is not offered', async () => {
    noteOwnerSignedIn();
    const page = open(OWN, { 'GET /api/account': { json: account() } });
    expect((await screen.findByRole('link', { name: 'Register your business' })).getAttribute('href')).toBe(
      '/business-signup',
    );
    page.unmount();
    fake.restore();
    open(
      { ...OWN, claimed: true, businessId: 'b1' },
      { 'GET /api/account': { json: account(business('b1', 'Lavagna')) } },
    );
    await screen.findByText('This menu belongs to Lavagna. Everybody in its team may change it.');
    expect(screen.queryByRole('heading', { name: 'Add to your business' })).toBeNull();
  });
});

test('what became of the uploaded photos is told: deleted, or by when they will be', async () => {
  open(OWN, {
    [`GET ${BASE}/uploads`]: {
      json: {
        uploads: [
          {
            uploadedAt: '2026-03-02T12:00:00.000Z',
            files: 2,
            isUpdate: true,
            deletedBy: '2026-03-03T12:00:00.000Z',
            deletedAt: null,
          },
          {
            uploadedAt: AT,
            files: 1,
            isUpdate: false,
            deletedBy: '2026-03-02T12:00:00.000Z',
            deletedAt: '2026-03-02T11:40:00.000Z',
          },
        ],
      },
    },
  });
  const rows = await waitFor(() => {
    const found = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => /deleted/i.test(text));
    expect(found).toHaveLength(2);
    return found;
  });
  expect(rows[0]).toMatch(/^Will be deleted by .*2 files, the menu photographed again\. Uploaded /);
  expect(rows[1]).toMatch(/^Photos deleted on .*Deleted.*One file\. Uploaded /);
});
