/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type Channels, type Menu, type TranslatedText } from '@chalkboard/contracts';
import { TRANSLATION } from '@chalkboard/contracts/limits';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditMenuPage } from './edit-menu';

const soup = (id: string, name: string) => ({ id, name, price: '$5.00', priceMinor: 500 });
const text = (id: string, of: string, words: string): TranslatedText => ({ id, field: 'name', of, text: words });
const menu: Menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 3,
  status: 'published',
  restaurantName: 'Osteria Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'America/New_York',
  categories: [{ id: 'c1', name: 'Soups', items: [soup('i1', 'Leek soup'), soup('i2', 'Bean soup')] }],
};
const inGerman = (...texts: TranslatedText[]): Menu => ({ ...menu, translation: { language: 'de', texts } });
const channels: Channels = {
  sms: { on: true, confirmed: false, stopped: false },
  whatsapp: { on: false },
  print: { on: false, networkPrinters: false, printers: [] },
};
const BASE = '/api/menu/abc';
const SUGGESTIONS = `POST ${BASE}/translation/suggestions`;
const problem = (status: number, code: string, detail?: string) => ({
  status,
  json: { type: 'about:blank', title: 'Not done', status, code, detail },
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York']));
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  window.scrollTo = () => undefined;
  api = fakeApi({
    [`GET ${BASE}`]: { json: menu },
    [`GET ${BASE}/access`]: { json: { canEdit: true, suggestsTranslations: true } },
    'GET /api/notify/menus/abc/channels': { json: channels },
    [`PUT ${BASE}`]: { json: { ...menu, version: 4 } },
    ...answers,
  });
  const host = fakeHost();
  const page = renderWithProviders(
    [{ path: '/menu/:shareId/edit', element: <EditMenuPage host={host} /> }],
    '/menu/abc/edit',
  );
  await waitFor(() => screen.getByRole('heading', { name: 'Opening hours' }));
  return { ...page, host };
}
const press = (name: string | RegExp, among: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(among).getByRole('button', { name })));
const change = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Restaurant name/ });
const field = (printed: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Dish, in German: ${printed}` });
const chooseSecond = (tag: string) => change(screen.getByLabelText('Second language'), tag);
const openGroup = () =>
  act(async () => {
    const group = screen.getByText('Soups', { selector: 'summary *' }).closest('details')!;
    group.open = true;
    fireEvent(group, new Event('toggle'));
  });
const leave = () => act(async () => fireEvent.click(screen.getByRole('link', { name: 'Preview' })));
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const closesTab = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
const sent = () =>
  api.calls
    .filter(({ method }) => method === 'PUT')
    .map(
      ({ body }) => body as { restaurantName: string; baseVersion?: number; translation?: Menu['translation'] | null },
    );

/** An answer that comes when it is told to. */
function held<T>() {
  let give: (answer: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer, give: (value: T) => act(async () => give(value)) };
}

describe('leaving', () => {
  test('is not asked about while nothing was changed, nor when all of it was changed back', async () => {
    const { location } = await open();
    await change(nameField(), 'Other');
    expect(closesTab()).toBe(false);
    await change(nameField(), 'Osteria Lucia');
    expect(closesTab()).toBe(true);
    await leave();
    expect([location(), question()]).toEqual(['/menu/abc', null]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a name', () => change(nameField(), 'Trattoria')],
    [
      'opening hours',
      () => act(async () => fireEvent.click(screen.getByRole('radio', { name: /During opening hours/ }))),
    ],
    ['a setting', () => act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Vegan options' })))],
    ['the look', () => act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Cozy Cafe/ })))],
    ['a translation', async () => (await chooseSecond('de'), change(field('Leek soup'), 'Lauchsuppe'))],
  ])('with %s unsaved asks first; who stays finds it all, who leaves has left', async (_, edit) => {
    const { location } = await open();
    await edit();
    expect(closesTab()).toBe(false);
    await leave();
    await press('Stay', question()!);
    expect([location(), question(), closesTab()]).toEqual(['/menu/abc/edit', null, false]);
    await leave();
    await press('Leave', question()!);
    expect(location()).toBe('/menu/abc');
    expect(closesTab()).toBe(true);
  });

  test('by Cancel is asked about like any other way', async () => {
    const { location } = await open();
    await change(nameField(), 'Trattoria');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Cancel' })));
    expect([location(), question() !== null]).toEqual(['/menu/abc/edit', true]);
  });

  test('goes by itself once all is saved', async () => {
    const { location } = await open();
    await change(nameField(), 'Trattoria');
    await press('Save Changes');
    await waitFor(() => expect(location()).toBe('/menu/abc'));
    expect(closesTab()).toBe(true);
  });

  test('does not follow a save that failed: all that was typed is there, and still asked about', async () => {
    const { location } = await open({ [`PUT ${BASE}`]: problem(500, 'menu.test') });
    await chooseSecond('de');
    await change(field('Leek soup'), 'Lauchsuppe');
    await change(nameField(), 'Trattoria');
    await press('Save Changes');
    await waitFor(() => screen.getByRole('button', { name: 'Save Changes' }));
    expect([location(), nameField().value, field('Leek soup').value, closesTab()]).toEqual([
      '/menu/abc/edit',
      'Trattoria',
      'Lauchsuppe',
      false,
    ]);
  });

  test('waits for what was typed while the save was on its way, which is saved next without what was saved before being asked about', async () => {
    const first = held<{ json: Menu }>();
    let saves = 0;
    const { location, host } = await open({
      [`PUT ${BASE}`]: ({ body }) =>
        saves++ === 0
          ? first.answer
          : (body as { baseVersion: number }).baseVersion === 4
            ? { json: { ...menu, version: 5 } }
            : problem(409, 'menu.changed_meanwhile'),
    });
    await chooseSecond('de');
    await change(field('Leek soup'), 'Lauch');
    await press('Save Changes');
    await change(field('Leek soup'), 'Lauchsuppe');
    await change(field('Bean soup'), 'Bohnensuppe');
    await first.give({ json: { ...inGerman(text('i1', 'Leek soup', 'Lauch')), version: 4 } });
    await waitFor(() =>
      expect(host.toasts.at(-1)).toMatchObject({
        title: 'Saved',
        description: 'What you changed since then is still here, and not saved yet.',
      }),
    );
    expect([location(), field('Leek soup').value, screen.queryByText(/Somebody else/)]).toEqual([
      '/menu/abc/edit',
      'Lauchsuppe',
      null,
    ]);
    await press('Save Changes');
    await waitFor(() => expect(location()).toBe('/menu/abc'));
    expect(sent()[1]!.translation?.texts).toEqual([
      text('i1', 'Leek soup', 'Lauchsuppe'),
      text('i2', 'Bean soup', 'Bohnensuppe'),
    ]);
  });
});

describe('what somebody else has saved while the form was open', () => {
  const theirs: Menu = { ...menu, version: 4, deliveryFee: '9.00', restaurantName: 'Lucia & Figli' };

  async function openBeside() {
    let reads = 0;
    return open({
      [`GET ${BASE}`]: () => ({ json: reads++ === 0 ? menu : theirs }),
      [`PUT ${BASE}`]: ({ body }) =>
        (body as { baseVersion: number }).baseVersion === 3
          ? problem(409, 'menu.changed_meanwhile')
          : { json: { ...theirs, ...(body as object), version: 5 } },
    });
  }
  const vegan = () => act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Vegan options' })));

  test('stays, where other fields were changed here: only those are sent', async () => {
    const { location } = await openBeside();
    await vegan();
    await press('Save Changes');
    await waitFor(() => expect(location()).toBe('/menu/abc'));
    expect(sent()).toEqual([
      { baseVersion: 3, hasVeganOptions: true },
      { baseVersion: 4, hasVeganOptions: true },
    ]);
  });

  test('is not overwritten where the same was changed here: it is told, and theirs can be taken', async () => {
    const { location } = await openBeside();
    await vegan();
    await change(nameField(), 'Trattoria');
    await press('Save Changes');
    const note = await waitFor(() => screen.getByText(/Somebody else has changed these meanwhile/));
    expect(note.textContent).toContain('“Restaurant name” and “Delivery fee ($)”');
    expect(note.textContent).toContain('You have changed it here as well: “Restaurant name”.');
    expect([location(), nameField().value, sent().length]).toEqual(['/menu/abc/edit', 'Trattoria', 1]);
    await press('Save Changes');
    expect(sent()).toHaveLength(1);
    await press('Use theirs');
    expect([nameField().value, screen.queryByText(/Somebody else/)]).toEqual(['Lucia & Figli', null]);
    await press('Save Changes');
    await waitFor(() => expect(location()).toBe('/menu/abc'));
    expect(sent()[1]).toEqual({ baseVersion: 4, hasVeganOptions: true });
  });

  test('is overwritten only by who was told so', async () => {
    const { location } = await openBeside();
    await change(nameField(), 'Trattoria');
    await press('Save Changes');
    await waitFor(() => screen.getByText(/Somebody else has changed these meanwhile/));
    await press('Keep mine');
    expect(nameField().value).toBe('Trattoria');
    await press('Save Changes');
    await waitFor(() => expect(location()).toBe('/menu/abc'));
    expect(sent()[1]).toEqual({ baseVersion: 4, restaurantName: 'Trattoria' });
  });
});

describe('what is charged for the way', () => {
  const fee = (sign: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: `Delivery fee (${sign})` });

  test('is asked for in the menu’s own currency, and in another one as soon as that is chosen', async () => {
    await open({ [`GET ${BASE}`]: { json: { ...menu, currency: 'EUR' } } });
    expect([fee('€').value, screen.queryByText(/Delivery fee \(\$\)/)]).toEqual(['5.00', null]);
    await change(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
    expect(screen.getByRole('spinbutton', { name: 'Minimum order ($)' })).toBeTruthy();
  });

  test('is read as people write it; what is no amount says so and is not sent', async () => {
    const { location } = await open({ [`GET ${BASE}`]: { json: { ...menu, currency: 'EUR' } } });
    await change(fee('€'), '1O,50');
    await act(async () => fireEvent.blur(fee('€')));
    expect(screen.getByText('“1O,50” has letters in it. Please write figures only, such as 12.50.')).toBeTruthy();
    expect([fee('€').checkValidity(), fee('€').step]).toEqual([false, '0.01']);
    await change(fee('€'), '3,50 €');
    expect(fee('€').checkValidity()).toBe(true);
    await act(async () => fireEvent.keyDown(fee('€'), { key: 'ArrowUp' }));
    expect(fee('€').value).toBe('3.51');
    await press('Save Changes');
    await waitFor(() => expect(location()).toBe('/menu/abc'));
    expect(sent()[0]).toMatchObject({ deliveryFee: '3.51' });
  });
});

describe('a second language that somebody else has replaced meanwhile', () => {
  const french: Menu = {
    ...menu,
    version: 4,
    translation: { language: 'fr', texts: [text('i1', 'Leek soup', 'Soupe aux poireaux')] },
  };
  async function openBeside(theirs: Menu) {
    let reads = 0;
    const opened = await open({
      [`GET ${BASE}`]: () => ({ json: reads++ === 0 ? inGerman(text('i1', 'Leek soup', 'Lauchsuppe')) : theirs }),
      [`PUT ${BASE}`]: ({ body }) =>
        (body as { baseVersion?: number }).baseVersion === 3
          ? problem(409, 'menu.changed_meanwhile')
          : { json: { ...menu, version: 5 } },
    });
    await openGroup();
    await change(field('Leek soup'), 'Porreesuppe');
    await press('Save Changes');
    return opened;
  }

  test('is told, stays told, and theirs can be taken', async () => {
    const { location } = await openBeside(french);
    const result = await waitFor(() =>
      screen.getByText(
        'Somebody else has saved translations in French meanwhile. If you save, yours in German take their place.',
      ),
    );
    expect(document.activeElement).toBe(result.closest('[role="alert"]'));
    expect([field('Leek soup').value, sent().length, closesTab()]).toEqual(['Porreesuppe', 1, false]);
    await press('Use French');
    expect(screen.queryByText(/Somebody else/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Dish, in French: Leek soup' }).value).toBe(
      'Soupe aux poireaux',
    );
    await press('Save Changes');
    await waitFor(() => expect(location()).toBe('/menu/abc'));
    expect(sent()).toHaveLength(1);
  });

  test('or taken away is put back only by who was told so', async () => {
    await openBeside({ ...menu, version: 4 });
    await waitFor(() =>
      screen.getByText('Somebody else has removed the second language meanwhile. If you save, German is there again.'),
    );
    await press('Keep German');
    expect(screen.queryByText(/Somebody else/)).toBeNull();
    await press('Save Changes');
    expect(sent()[1]).toMatchObject({
      baseVersion: 4,
      translation: { texts: [text('i1', 'Leek soup', 'Porreesuppe')] },
    });
  });
});

describe('suggestions', () => {
  const many: Menu = {
    ...menu,
    categories: [
      {
        id: 'c1',
        name: 'Soups',
        items: [
          soup('i1', 'Leek soup'),
          ...Array.from({ length: TRANSLATION.suggestedAtOnce }, (_, n) => soup(`m${n}`, `More ${n}`)),
          soup('i2', 'Bean soup'),
        ],
      },
    ],
  };

  test('never take the place of what was typed while they were on their way', async () => {
    const answer = held<{ json: unknown }>();
    await open({ [SUGGESTIONS]: () => answer.answer });
    await chooseSecond('de');
    await press('Suggest translations');
    await change(field('Leek soup'), 'Lauch…');
    await answer.give({
      json: { texts: [text('i1', 'Leek soup', 'Porreesuppe'), text('i2', 'Bean soup', 'Bohnensuppe')] },
    });
    await waitFor(() => expect(field('Bean soup').value).toBe('Bohnensuppe'));
    expect(field('Leek soup').value).toBe('Lauch…');
  });

  test('show how far they are; stopped, they keep what has come and say so', async () => {
    const second = held<{ json: unknown }>();
    let asked = 0;
    await open({
      [`GET ${BASE}`]: { json: many },
      [SUGGESTIONS]: () =>
        asked++ === 0 ? { json: { texts: [text('i1', 'Leek soup', 'Lauchsuppe')] } } : second.answer,
    });
    await chooseSecond('de');
    await press('Suggest translations');
    await waitFor(() => expect(field('Leek soup').value).toBe('Lauchsuppe'));
    expect(screen.getByRole('progressbar', { name: 'Suggestions that have come' }).getAttribute('aria-valuenow')).toBe(
      String(TRANSLATION.suggestedAtOnce),
    );
    await press('Stop');
    expect(
      screen.getByText(
        'Stopped. 1 text suggested until then; they are marked, and what is missing can be asked for again.',
      ),
    ).toBeTruthy();
    await second.give({ json: { texts: [text('i2', 'Bean soup', 'Zu spät')] } });
    expect([field('Leek soup').value, field('Bean soup').value]).toEqual(['Lauchsuppe', '']);
    expect(screen.getByRole('button', { name: 'Suggest translations' })).toBeTruthy();
  });

  test('that fail on the way keep what has come, and say why until they are asked for again', async () => {
    let asked = 0;
    const { host } = await open({
      [`GET ${BASE}`]: { json: many },
      [SUGGESTIONS]: () =>
        asked++ === 0
          ? { json: { texts: [text('i1', 'Leek soup', 'Lauchsuppe')] } }
          : problem(503, 'menu.suggestions_failed', 'The AI translator was too busy.'),
    });
    await chooseSecond('de');
    await press('Suggest translations');
    await waitFor(() =>
      screen.getByText('1 text suggested until it failed; they are marked. The AI translator was too busy.'),
    );
    expect(host.toasts.at(-1)).toMatchObject({
      title: '1 text suggested',
      description: 'The AI translator was too busy.',
      variant: 'destructive',
    });
    expect(field('Leek soup').value).toBe('Lauchsuppe');
    await chooseSecond('fr');
    expect(screen.queryByText(/too busy/)).toBeNull();
  });
});
