/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type Channels, type Menu } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { EditMenuPage } from './edit-menu';

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
const lunch = { from: '11:00', to: '14:00' };
const channels: Channels = {
  sms: { on: true, confirmed: false, stopped: false },
  whatsapp: { on: false },
  print: { on: false, networkPrinters: false, printers: [] },
};
const BASE = '/api/menu/abc';
let api: ReturnType<typeof fakeApi> | undefined;
// All zones there are make the page slow to ask, and none of the rules.
beforeEach(() => jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Europe/Rome']));
afterEach(() => {
  api?.restore();
  jest.restoreAllMocks();
});

async function open(changes: Partial<Menu> = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
  window.scrollTo = () => undefined;
  api = fakeApi({
    [`GET ${BASE}`]: { json: { ...menu, ...changes } },
    [`GET ${BASE}/access`]: { json: { canEdit: true } },
    'GET /api/notify/menus/abc/channels': { json: channels },
    [`PUT ${BASE}`]: { json: { ...menu, version: 4 } },
    [`PUT ${BASE}/logo`]: { json: menu },
    [`DELETE ${BASE}/logo`]: { json: menu },
    ...answers,
  });
  renderWithProviders(
    [
      { path: '/menu/:shareId/edit', element: <EditMenuPage host={fakeHost()} /> },
      { path: '/menu/:shareId', element: <p>the menu</p> },
    ],
    '/menu/abc/edit',
  );
  await waitFor(() => screen.getByRole('heading', { name: 'Opening hours' }));
}
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
const write = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getAllByLabelText(label).at(-1)!, { target: { value } }));
/** What the one save sent; nothing where nothing was changed. */
async function saved() {
  await press('Save Changes');
  return (api!.calls.find(({ method }) => method === 'PUT')?.body ?? {}) as Pick<Menu, 'timeZone'> & {
    openingHours: Menu['openingHours'] | null;
  };
}

test('a menu without hours takes orders at any time, and keeps doing so', async () => {
  await open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'At any time' }).checked).toBe(true);
  expect(await saved()).not.toHaveProperty('openingHours');
});

test('hours are added, split, taken past midnight and copied to other days', async () => {
  await open();
  await choose(/During opening hours/);
  expect(screen.getByText(/guests could not order at all/)).toBeTruthy();
  await press('Add hours on Friday');
  await write('Friday, closes at', '14:00');
  await press('Add hours on Friday');
  await write('Friday, opens at', '18:00');
  await write('Friday, closes at', '02:00');
  expect(screen.getByText('Closes the next day')).toBeTruthy();
  await press('Copy the hours of Friday');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Sunday'])
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: day })));
  await press('Copy');
  const night = { from: '18:00', to: '02:00' };
  expect((await saved()).openingHours?.weekly).toEqual([
    { day: 5, ...lunch },
    { day: 5, ...night },
    { day: 6, ...lunch },
    { day: 6, ...night },
  ]);
});

test('hours that overlap are marked, and not sent until they are put right', async () => {
  await open({
    openingHours: {
      weekly: [
        { day: 1, ...lunch },
        { day: 1, from: '13:00', to: '22:00' },
      ],
      exceptions: [],
    },
  });
  expect(screen.getByRole('alert').textContent).toBe('These hours overlap with others. Please check where they end.');
  expect(await saved()).toEqual({});
  await press('Remove 13:00 to 22:00 on Monday');
  expect((await saved()).openingHours?.weekly).toEqual([{ day: 1, ...lunch }]);
});

test('a holiday is a date that is closed until it is given hours, with a note for guests', async () => {
  await open({
    openingHours: { weekly: [{ day: 1, ...lunch }], exceptions: [{ date: '2026-12-26', spans: [lunch] }] },
  });
  await press('Add a day');
  await write('Date', '2026-12-25');
  await write(/^Note/, 'Christmas Day');
  expect((await saved()).openingHours?.exceptions).toEqual([
    { date: '2026-12-25', spans: [], note: 'Christmas Day' },
    { date: '2026-12-26', spans: [lunch] },
  ]);
});

test('who goes back to any time finds the hours again', async () => {
  const openingHours = { weekly: [{ day: 1, ...lunch }], exceptions: [] };
  await open({ openingHours });
  await choose(/At any time/);
  expect(screen.queryByLabelText('Monday, opens at')).toBeNull();
  await choose(/During opening hours/);
  // They are as they were: nothing of them is sent.
  expect(await saved()).not.toHaveProperty('openingHours');
});

test('the clock is chosen from all zones', async () => {
  await open();
  await act(async () => fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'Europe/Rome' } }));
  expect((await saved()).timeZone).toBe('Europe/Rome');
});

const calls = () => api!.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

test('a menu that was given no theme keeps none until one is chosen', async () => {
  await open();
  const sent = await saved();
  for (const key of ['backgroundTheme', 'primaryColor', 'secondaryColor']) expect(sent).not.toHaveProperty(key);
});

test('theme and colours are shown on the menu’s own dishes and saved with the rest', async () => {
  await open({
    backgroundTheme: 'fine-dining',
    categories: [{ id: 'c1', name: 'Pasta', items: [{ id: 'i1', name: 'Ravioli', price: '$15.00' }] }],
  });
  expect(screen.getByText('Selected').parentElement!.textContent).toContain('SelectedFine Dining, Fine Dining');
  await choose(/^Cozy Cafe/);
  await write('Primary colour', '#b53');
  const preview = screen.getByRole('img', { name: /^Preview: the menu of Osteria Lucia/ });
  expect([preview.textContent, preview.style.getPropertyValue('--menu-band')]).toEqual([
    expect.stringContaining('Ravioli'),
    '#78350f',
  ]);
  expect(await saved()).toEqual({
    baseVersion: 3,
    backgroundTheme: 'cafe-warm',
    primaryColor: '#bb5533',
    secondaryColor: '#78350f',
  });
});

test('a logo is taken away when the form is saved, and not before', async () => {
  await open({ logo: { hash: 'ab', width: 200, height: 100, ground: 'light' } });
  await press('Remove logo');
  expect(calls()).toEqual([]);
  await saved();
  expect(calls()).toEqual([`DELETE ${BASE}/logo`]);
});

test('a logo that the server refuses keeps everything else from being saved, so that nothing is half done', async () => {
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
  globalThis.createImageBitmap = async () => ({ width: 200, height: 100, close: () => undefined }) as ImageBitmap;
  HTMLCanvasElement.prototype.getContext = () => null;
  await open(
    {},
    {
      [`PUT ${BASE}/logo`]: {
        status: 422,
        json: { title: 'Logo not saved', code: 'menu.unusable_logo', detail: "We couldn't open this picture." },
      },
    },
  );
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Logo file'), {
      target: { files: [new File(['x'], 'logo.png', { type: 'image/png' })] },
    }),
  );
  await saved();
  expect(calls()).toEqual([`PUT ${BASE}/logo`]);
  expect(screen.getByRole('heading', { name: 'Edit Restaurant Information' })).toBeTruthy();
});

describe('a second language', () => {
  const dishes: Partial<Menu> = {
    categories: [
      {
        id: 'c1',
        name: 'Soups',
        items: [
          { id: 'i1', name: 'Leek soup', description: 'With bread', price: '$5.00', priceMinor: 500 },
          { id: 'i2', name: 'Bean soup', price: '$5.00', priceMinor: 500 },
        ],
      },
    ],
  };
  const SUGGESTIONS = `POST ${BASE}/translation/suggestions`;
  const suggesting = { [`GET ${BASE}/access`]: { json: { canEdit: true, suggestsTranslations: true } } };
  const chooseSecond = (tag: string) =>
    act(async () => fireEvent.change(screen.getByLabelText('Second language'), { target: { value: tag } }));
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const writeIn = (name: string, value: string) =>
    act(async () => fireEvent.change(field(name), { target: { value } }));
  const translation = async () => ((await saved()) as Partial<Menu>).translation;

  test('is added with a field beside each printed text, counts what is missing, and is saved with the page', async () => {
    await open(dishes);
    expect(screen.queryByText(/translated/)).toBeNull();
    await chooseSecond('de');
    expect(screen.getByText('0 of 4 texts translated')).toBeTruthy();
    await writeIn('Dish, in German: Leek soup', 'Lauchsuppe');
    await writeIn('Description, in German: With bread', '  ');
    expect(screen.getByText('1 of 4 texts translated')).toBeTruthy();
    expect(field('Dish, in German: Leek soup').lang).toBe('de');
    expect(screen.queryByRole('button', { name: 'Suggest translations' })).toBeNull();
    expect(await translation()).toEqual({
      language: 'de',
      texts: [{ id: 'i1', field: 'name', of: 'Leek soup', text: 'Lauchsuppe' }],
    });
  });

  test('that nobody touched is not sent; taken away, it is', async () => {
    const kept = {
      ...dishes,
      translation: {
        language: 'de',
        texts: [{ id: 'i1', field: 'name' as const, of: 'Leek soup', text: 'Lauchsuppe' }],
      },
    };
    await open(kept);
    await chooseSecond('');
    expect(screen.getByText('The one text in German will be gone when you save.')).toBeTruthy();
    await chooseSecond('de');
    expect(screen.getByText('1 of 4 texts translated')).toBeTruthy();
    expect(await saved()).not.toHaveProperty('translation');
    api!.restore();
    document.body.replaceChildren();
    await open(kept);
    await chooseSecond('');
    expect(await translation()).toBeNull();
  });

  test('says where a text was written for other words, and takes it again when its owner finds it right', async () => {
    await open({
      ...dishes,
      translation: { language: 'de', texts: [{ id: 'i1', field: 'name', of: 'Leek', text: 'Lauchsuppe' }] },
    });
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Only what is missing' })));
    expect(screen.getByText('This was written for “Leek”, so guests read what is printed.')).toBeTruthy();
    await press('It is still right');
    expect(await translation()).toMatchObject({ texts: [{ of: 'Leek soup', text: 'Lauchsuppe' }] });
  });

  test('is suggested where a model is there: empty fields are filled and marked, what is written stays', async () => {
    await open(dishes, {
      ...suggesting,
      [SUGGESTIONS]: {
        json: {
          texts: [
            { id: 'c1', field: 'name', of: 'Soups', text: 'Suppen' },
            { id: 'i2', field: 'name', of: 'Bean soup', text: 'Bohnensuppe' },
          ],
        },
      },
    });
    await chooseSecond('de');
    await writeIn('Dish, in German: Leek soup', 'Lauchsuppe');
    await press('Suggest translations');
    await waitFor(() => expect(field('Dish, in German: Bean soup').value).toBe('Bohnensuppe'));
    expect(api!.calls.find(({ path }) => path.endsWith('/suggestions'))?.body).toEqual({
      language: 'de',
      texts: [
        { id: 'c1', field: 'name' },
        { id: 'i1', field: 'description' },
        { id: 'i2', field: 'name' },
      ],
    });
    expect(screen.getAllByText('Suggested by AI. Read it before you save.')).toHaveLength(2);
    await writeIn('Dish, in German: Bean soup', 'Bohneneintopf');
    expect(screen.getAllByText('Suggested by AI. Read it before you save.')).toHaveLength(1);
    expect(await translation()).toMatchObject({
      texts: [{ text: 'Suppen' }, { text: 'Lauchsuppe' }, { text: 'Bohneneintopf' }],
    });
  });

  describe('that somebody else has written at meanwhile', () => {
    const text = (id: string, of: string, words: string) => ({ id, field: 'name' as const, of, text: words });
    const [leek, bean] = [text('i1', 'Leek soup', 'Lauchsuppe'), text('i2', 'Bean soup', 'Bohnensuppe')];
    const withTexts = (...texts: (typeof leek)[]) => ({ ...menu, ...dishes, translation: { language: 'de', texts } });
    const refused = {
      status: 409,
      json: { type: 'about:blank', title: 'Changed meanwhile', status: 409, code: 'menu.changed_meanwhile' },
    };

    /** The menu is read first as it was, then as somebody else has saved it. */
    async function openBeside(theirs: Menu) {
      let read = 0;
      await open(
        {},
        {
          [`GET ${BASE}`]: () => ({ json: read++ === 0 ? withTexts(leek, bean) : { ...theirs, version: 4 } }),
          [`PUT ${BASE}`]: ({ body }) =>
            (body as { baseVersion?: number }).baseVersion === 3 ? refused : { json: menu },
        },
      );
      const group = screen.getByText('Soups', { selector: 'summary *' }).closest('details')!;
      group.open = true;
      await act(async () => fireEvent(group, new Event('toggle')));
    }
    const sent = () =>
      api!.calls
        .filter(({ method }) => method === 'PUT')
        .map(({ body }) => body as { baseVersion: number; translation: object });

    test('is joined with theirs and saved, text by text', async () => {
      await openBeside(withTexts(leek, text('i2', 'Bean soup', 'Bohneneintopf')));
      await writeIn('Dish, in German: Leek soup', 'Porreesuppe');
      await saved();
      await waitFor(() => screen.getByText('the menu'));
      expect(sent().map(({ baseVersion }) => baseVersion)).toEqual([3, 4]);
      expect(sent()[1]!.translation).toEqual({
        language: 'de',
        texts: [text('i1', 'Leek soup', 'Porreesuppe'), text('i2', 'Bean soup', 'Bohneneintopf')],
      });
    });

    test('is not saved where both changed the same text: both are shown, and one is chosen', async () => {
      await openBeside(withTexts(text('i1', 'Leek soup', 'Lauchcremesuppe'), bean));
      await writeIn('Dish, in German: Leek soup', 'Porreesuppe');
      await saved();
      const result = await waitFor(() =>
        screen.getByText(/Somebody else has saved other words for one text meanwhile/),
      );
      expect(sent()).toHaveLength(1);
      expect(document.activeElement).toBe(result.closest('[role="alert"]'));
      await press('Go to it');
      expect(document.activeElement).toBe(field('Dish, in German: Leek soup'));
      expect(field('Dish, in German: Leek soup').value).toBe('Porreesuppe');
      expect(screen.getByText('Somebody else wrote “Lauchcremesuppe” meanwhile.')).toBeTruthy();
      await press('Use theirs');
      expect(screen.queryByText(/Somebody else/)).toBeNull();
      await writeIn('Dish, in German: Bean soup', 'Bohneneintopf');
      await saved();
      await waitFor(() => screen.getByText('the menu'));
      expect(sent()[1]).toMatchObject({
        baseVersion: 4,
        translation: { texts: [text('i1', 'Leek soup', 'Lauchcremesuppe'), text('i2', 'Bean soup', 'Bohneneintopf')] },
      });
    });
  });

  test('stays as it was written when the model fails', async () => {
    await open(dishes, {
      ...suggesting,
      [SUGGESTIONS]: {
        status: 503,
        json: {
          type: 'about:blank',
          title: 'No suggestions',
          status: 503,
          code: 'menu.suggestions_failed',
          detail: 'The AI translator was too busy.',
        },
      },
    });
    await chooseSecond('de');
    await writeIn('Dish, in German: Leek soup', 'Lauchsuppe');
    await press('Suggest translations');
    await waitFor(() => screen.getByRole('button', { name: 'Suggest translations' }));
    expect(field('Dish, in German: Leek soup').value).toBe('Lauchsuppe');
  });
});
