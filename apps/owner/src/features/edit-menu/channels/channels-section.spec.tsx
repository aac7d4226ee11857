/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { Channels, Menu, Printer, SentMessage } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { FormValues } from '../form-values';
import { ChannelsSection } from './channels-section';
import { wordsOf } from './sent-message';

const BASE = '/api/notify/menus/abc';
const CHANNELS: Channels = {
  sms: { on: true, number: '(207) 555-0142', confirmed: false, stopped: false },
  whatsapp: { on: false, number: '(207) 555-0142', testLink: 'https://wa.me/12075550142?text=Test' },
  print: { on: false, networkPrinters: true, printers: [] },
};
const dish = (id: string, name: string) => ({ id, name, price: '$5.00', priceMinor: 500 });
const CATEGORIES: Menu['categories'] = [
  { id: 'c1', name: 'Grill', items: [dish('i1', 'Steak'), dish('i2', 'Halloumi')] },
  { id: 'c2', name: 'Drinks', items: [dish('i3', 'Wine')] },
];
const PRINTER: Printer = { id: 'p1', kind: 'cloud', name: 'Bar', paper: 80, letters: 'standard' };
const message = (more: Partial<SentMessage>): SentMessage => ({
  id: 'm1',
  state: 'queued',
  createdAt: '2026-03-01T12:00:00Z',
  ...more,
});
let api: ReturnType<typeof fakeApi> | undefined;
const saved = jest.fn();
afterEach(() => {
  api?.restore();
  saved.mockReset();
});

function Page() {
  const [values, setValues] = useState({
    notificationSMS: true,
    notificationWhatsApp: false,
    notificationPrint: false,
    messageLanguage: '' as FormValues['messageLanguage'],
  });
  return (
    <form onSubmit={(event) => (event.preventDefault(), saved())}>
      <ChannelsSection
        host={fakeHost()}
        shareId="abc"
        categories={CATEGORIES}
        values={values}
        onChange={(flag, on) => setValues((now) => ({ ...now, [flag]: on }))}
      />
    </form>
  );
}

async function open(channels: Partial<Channels> = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
  api = fakeApi({ [`GET ${BASE}/channels`]: { json: { ...CHANNELS, ...channels } }, ...answers });
  renderWithProviders([{ path: '/', element: <Page /> }], '/');
  await waitFor(() => expect(screen.queryByText('Checking these channels...')).toBeNull());
}
const press = (name: string | RegExp, place: Pick<typeof screen, 'getByRole'> = screen) =>
  act(async () => fireEvent.click(place.getByRole('button', { name })));
const tick = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));

test('a number that nobody confirmed says so, and how it is confirmed', async () => {
  await open();
  expect(screen.getByText('Not confirmed')).toBeTruthy();
  expect(screen.getByText(/answer it with 1/)).toBeTruthy();
});

test('a menu without a number reaches nobody by text, and has nothing to test', async () => {
  await open({ sms: { on: true, confirmed: false, stopped: false } });
  expect(screen.getByText(/without one this channel reaches nobody/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send a test/ })).toBeNull();
});

test('a test that is refused says why, beside its button', async () => {
  await open(
    {},
    {
      [`POST ${BASE}/test-messages`]: {
        status: 429,
        json: {
          title: 'Enough tests for today',
          status: 429,
          code: 'notify.too_many_tests',
          detail: 'This number gets at most 3 tests a day. Try again tomorrow.',
        },
      },
    },
  );
  await press('Send a test to (207) 555-0142');
  expect((await screen.findByRole('alert')).textContent).toContain('at most 3 tests a day');
  expect(api!.calls.find(({ method }) => method === 'POST')?.body).toEqual({ channel: 'sms' });
});

test('what became of the last test, and an order that did not arrive, are told', async () => {
  const failed = message({
    state: 'failed',
    reason: 'This phone number cannot get text messages: it is a landline.',
    orderNumber: 'K7F4M',
  });
  await open({ sms: { ...CHANNELS.sms, lastTest: message({ state: 'delivered' }), lastOrder: failed } });
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/Test.*Arrived\./);
  expect(screen.getByText(/it is a landline/).textContent).toContain('Order K7F4M');
});

test('what is ticked and not saved says so', async () => {
  await open();
  expect(screen.queryByText('Not saved yet.')).toBeNull();
  await tick(/^Print/);
  expect(screen.getByText('Not saved yet.')).toBeTruthy();
  expect(screen.getByText(/No printer is set up/)).toBeTruthy();
});

test('a printer is added at once, after its address is written as one, and the menu is not saved by it', async () => {
  await open(
    {},
    {
      [`POST ${BASE}/printers`]: {
        status: 201,
        json: {
          id: 'p1',
          kind: 'network',
          name: 'Kitchen',
          paper: 80,
          letters: 'standard',
          host: '10.0.0.9',
          port: 9100,
        },
      },
    },
  );
  await tick(/^Print/);
  await press('Add a printer');
  const dialog = within(screen.getByRole('dialog'));
  await act(async () => fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Kitchen' } }));
  await press('Save', dialog);
  expect(dialog.getByText(/four numbers with dots/)).toBeTruthy();
  await act(async () => fireEvent.change(dialog.getByLabelText('IP address'), { target: { value: '10.0.0.9' } }));
  await act(async () => fireEvent.submit(dialog.getByRole('button', { name: 'Save' }).closest('form')!));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api!.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'network',
    name: 'Kitchen',
    paper: 80,
    letters: 'standard',
    host: '10.0.0.9',
    port: 9100,
  });
  expect(saved).not.toHaveBeenCalled();
});

test('a station is given its categories and dishes, and cannot be saved with nothing to print', async () => {
  await open(
    { print: { ...CHANNELS.print, secondLanguage: 'es' } },
    {
      [`POST ${BASE}/printers`]: {
        status: 201,
        json: { ...PRINTER, protocol: 'epson', pollUrl: 'https://x/api/notify/epson/s' },
      },
    },
  );
  await tick(/^Print/);
  await press('Add a printer');
  const dialog = within(screen.getByRole('dialog'));
  const choose = (name: RegExp) => act(async () => fireEvent.click(dialog.getByRole('radio', { name })));
  const check = (name: RegExp) => act(async () => fireEvent.click(dialog.getByRole('checkbox', { name })));
  await act(async () => fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Bar' } }));
  await choose(/^Epson Server Direct Print/);
  await choose(/^Chosen dishes/);
  await press('Save', dialog);
  expect(dialog.getByRole('alert').textContent).toContain('Choose at least one category or dish');
  expect(api!.calls.some(({ method }) => method === 'POST')).toBe(false);
  await check(/^Drinks/);
  await check(/^Halloumi/);
  await check(/^Big letters/);
  await check(/^Dishes in Spanish/);
  await act(async () => fireEvent.submit(dialog.getByRole('button', { name: 'Save' }).closest('form')!));
  expect(api!.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'cloud',
    protocol: 'epson',
    name: 'Bar',
    paper: 80,
    letters: 'standard',
    station: {
      prints: 'chosen',
      dishes: { categoryIds: ['c2'], itemIds: ['i2'] },
      bigText: true,
      secondLanguage: true,
    },
  });
  expect(await screen.findByText(/as URL of Server Direct Print/)).toBeTruthy();
});

test('a printer says what keeps it from printing, how much waits, and what it prints', async () => {
  const station: Printer['station'] = {
    prints: 'chosen',
    dishes: { categoryIds: ['c2'], itemIds: ['i2'] },
    copies: 2,
  };
  await open({
    print: {
      ...CHANNELS.print,
      on: true,
      printers: [{ ...PRINTER, station, trouble: 'The printer is out of paper.', waiting: 3 }],
    },
  });
  for (const words of [
    'The printer is out of paper.',
    '3 tickets wait',
    'Prints Drinks, Halloumi, 2 copies',
    /^1 dish belongs to no station: Bar prints it too/,
  ])
    expect(screen.getByText(words)).toBeTruthy();
});

test('where printers cannot be reached by their address, only those that ask are offered', async () => {
  await open({ print: { ...CHANNELS.print, networkPrinters: false } });
  await tick(/^Print/);
  await press('Add a printer');
  expect(screen.queryByLabelText('IP address')).toBeNull();
  expect(screen.getByText(/Only printers that fetch their tickets/)).toBeTruthy();
});

test('the ticks work though nobody can say how the channels are', async () => {
  await open({}, { [`GET ${BASE}/channels`]: { status: 403, json: { title: 'Not allowed', status: 403, code: 'x' } } });
  expect((await screen.findByRole('alert')).textContent).toContain('Your choices are still saved.');
  await tick(/^WhatsApp/);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^WhatsApp/ }).checked).toBe(true);
});

describe('what became of a message is told as it is', () => {
  it.each([
    [{ state: 'sent', recorded: true }, 'sms', 'not sent'],
    [{ state: 'sent' }, 'print', 'does not report whether it printed'],
    [
      { state: 'queued', reason: 'The printer is out of paper.' },
      'print',
      'Trying again: The printer is out of paper.',
    ],
    [{ state: 'failed' }, 'sms', 'did not arrive'],
  ] as const)('%j by %s: %s', (more, by, words) => expect(wordsOf(message(more), by)).toContain(words));
});
