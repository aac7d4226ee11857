/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type Menu } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { EditMenuPage } from './edit-menu';

const menu: Menu = { ...MenuSettings.parse({}), shareId: 'abc', version: 3, status: 'published', restaurantName: 'Osteria Lucia', categories: [], currency: 'USD', language: 'en', timeZone: 'America/New_York' };
const lunch = { from: '11:00', to: '14:00' };
const BASE = '/api/menu/abc';
let api: ReturnType<typeof fakeApi> | undefined;
// All zones there are make the page slow to ask, and none of the rules.
beforeEach(() => jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Europe/Rome']));
afterEach(() => {
  api?.restore();
  jest.restoreAllMocks();
});

async function open(changes: Partial<Menu> = {}) {
  window.scrollTo = () => undefined;
  api = fakeApi({ [`GET ${BASE}`]: { json: { ...menu, ...changes } }, [`GET ${BASE}/access`]: { json: { canEdit: true } }, [`PUT ${BASE}`]: { json: { ...menu, version: 4 } } });
  renderWithProviders([{ path: '/menu/:shareId/edit', element: <EditMenuPage host={fakeHost()} /> }, { path: '/menu/:shareId', element: <p>the menu</p> }], '/menu/abc/edit');
  await waitFor(() => screen.getByRole('heading', { name: 'Opening hours' }));
}
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
const write = (label: string | RegExp, value: string) => act(async () => fireEvent.change(screen.getAllByLabelText(label).at(-1)!, { target: { value } }));
async function saved() {
  await press('Save Changes');
  return api!.calls.find(({ method }) => method === 'PUT')?.body as Pick<Menu, 'timeZone'> & { openingHours: Menu['openingHours'] | null };
}

test('a menu without hours takes orders at any time, and keeps doing so', async () => {
  await open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'At any time' }).checked).toBe(true);
  expect(await saved()).toMatchObject({ openingHours: null, timeZone: 'America/New_York' });
});

test('hours are added, split, taken past midnight and copied to other days', async () => {
  await open();
  await choose(/During opening hours/);
  expect(screen.getByRole('status').textContent).toContain('guests could not order at all');
  await press('Add hours on Friday');
  await write('Friday, closes at', '14:00');
  await press('Add hours on Friday');
  await write('Friday, opens at', '18:00');
  await write('Friday, closes at', '02:00');
  expect(screen.getByText('Closes the next day')).toBeTruthy();
  await press('Copy the hours of Friday');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Sunday']) await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: day })));
  await press('Copy');
  const night = { from: '18:00', to: '02:00' };
  expect((await saved()).openingHours?.weekly).toEqual([{ day: 5, ...lunch }, { day: 5, ...night }, { day: 6, ...lunch }, { day: 6, ...night }]);
});

test('hours that overlap are marked, and not sent until they are put right', async () => {
  await open({ openingHours: { weekly: [{ day: 1, ...lunch }, { day: 1, from: '13:00', to: '22:00' }], exceptions: [] } });
  expect(screen.getByRole('alert').textContent).toBe('These hours overlap with others. Please check where they end.');
  expect(await saved()).toBeUndefined();
  await press('Remove 13:00 to 22:00 on Monday');
  expect((await saved()).openingHours?.weekly).toEqual([{ day: 1, ...lunch }]);
});

test('a holiday is a date that is closed until it is given hours, with a note for guests', async () => {
  await open({ openingHours: { weekly: [{ day: 1, ...lunch }], exceptions: [{ date: '2026-12-26', spans: [lunch] }] } });
  await press('Add a day');
  await write('Date', '2026-12-25');
  await write(/^Note/, 'Christmas Day');
  expect((await saved()).openingHours?.exceptions).toEqual([{ date: '2026-12-25', spans: [], note: 'Christmas Day' }, { date: '2026-12-26', spans: [lunch] }]);
});

test('who goes back to any time finds the hours again', async () => {
  const openingHours = { weekly: [{ day: 1, ...lunch }], exceptions: [] };
  await open({ openingHours });
  await choose(/At any time/);
  expect(screen.queryByLabelText('Monday, opens at')).toBeNull();
  await choose(/During opening hours/);
  expect((await saved()).openingHours).toEqual(openingHours);
});

test('the clock is chosen from all zones', async () => {
  await open();
  await act(async () => fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'Europe/Rome' } }));
  expect((await saved()).timeZone).toBe('Europe/Rome');
});
