/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { boardOf, boardOrder } from '../features/order-board/board.factory';
import { BoardLinkPage } from './board-link';
import { OrderBoardPage } from './order-board';

const BASE = '/api/orders/board/abc';
const order = boardOrder();
const MOVES = `POST ${BASE}/orders/${order.orderId}/moves`;
let api: ReturnType<typeof fakeApi> | undefined;

/** Tells at once that everything watched is in sight. */
class EverythingInSight {
  constructor(private readonly report: (entries: unknown[]) => void) {}
  observe(target: Element) {
    this.report([
      {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        intersectionRect: target.getBoundingClientRect(),
        rootBounds: null,
      },
    ]);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: EverythingInSight });
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) });
  Object.assign(globalThis.CSS ?? Object.assign(globalThis, { CSS: {} }).CSS, { escape: (text: string) => text });
});
afterEach(() => {
  api?.restore();
  localStorage.clear();
});

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  api = fakeApi({
    [`GET ${BASE}`]: { json: boardOf([order]) },
    // A line on which nothing ever comes.
    [`GET ${BASE}/events`]: () => new Promise<never>(() => undefined),
    [`POST ${BASE}/seen`]: { status: 200 },
    ...answers,
  });
  const host = fakeHost();
  const page = renderWithProviders(
    [{ path: '/menu/:shareId/orders', element: <OrderBoardPage host={host} /> }],
    '/menu/abc/orders',
  );
  await waitFor(() => expect(screen.queryByText('Loading orders...')).toBeNull());
  return { host, page };
}
const card = () => screen.getByRole('article', { name: `Order ${order.orderNumber}` });
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('the kitchen has no tools that its role is refused', async () => {
  const tools = () =>
    ['Pause or busy', 'History', 'Settings', 'Sold out'].map((name) => screen.queryByRole('button', { name }) !== null);
  const { page } = await open();
  expect(tools()).toEqual([true, true, true, true]);
  page.unmount();
  api?.restore();
  await open({ [`GET ${BASE}`]: { json: { ...boardOf([order]), kitchen: true } } });
  expect(tools()).toEqual([false, false, false, true]);
});
const sent = (path: string) =>
  api!.calls.filter((call) => `${call.method} ${call.path}` === path).map(({ body }) => body);
const changed = (now: typeof order) => ({
  status: 409,
  json: {
    type: 'about:blank',
    title: 'Changed',
    status: 409,
    code: 'ordering.order_changed',
    detail: 'Changed.',
    order: now,
  },
});

test('a card says what a cook needs: dishes, options, notes, guest, total, payment', async () => {
  await open();
  for (const text of ['Ravioli', 'Large', '“No sage”', 'Ada Lindqvist', '$30.00', 'Cash'])
    expect(within(card()).getByText(text)).toBeTruthy();
});

test('a new order rings until it was in sight, and the server is told', async () => {
  await open();
  expect(document.querySelector('[data-board]')!.getAttribute('data-ringing')).toBe('1');
  await waitFor(() => expect(sent(`POST ${BASE}/seen`)).toEqual([{ orderIds: [order.orderId] }]), { timeout: 4000 });
  expect(document.querySelector('[data-board]')!.getAttribute('data-ringing')).toBe('0');
});

test('accepting sends the minutes and the version on the screen, and moves the card when the server has done it', async () => {
  const accepted = boardOrder({
    status: 'accepted',
    version: 2,
    moves: ['start'],
    promisedAt: '2026-11-21T18:20:00.000Z',
  });
  await open({ [MOVES]: { json: accepted } });
  await press(/^Accept for 20 min/);
  expect(sent(MOVES)).toEqual([{ move: 'accept', version: 1, minutes: 20 }]);
  expect(
    within(document.querySelector<HTMLElement>('[data-column="kitchen"]')!).getByText('Ready by 6:20 PM'),
  ).toBeTruthy();
});

test('an order is accepted for any other time from its details', async () => {
  await open({ [MOVES]: { json: boardOrder({ status: 'accepted', version: 2, moves: ['start'] }) } });
  await press(/^Details of order/);
  await press('Accept for another time');
  fireEvent.change(screen.getByRole('textbox', { name: 'Other, in minutes' }), { target: { value: '55' } });
  await press(/^Accept for \d/);
  expect(sent(MOVES)).toEqual([{ move: 'accept', version: 1, minutes: 55 }]);
});

test('while it is sent the card says so, and nothing else can be pressed on it', async () => {
  await open({ [MOVES]: () => new Promise<never>(() => undefined) });
  await press(/^Accept for 30 min/);
  expect(within(card()).getByText('Accepting...')).toBeTruthy();
  expect(within(card()).getByRole<HTMLButtonElement>('button', { name: /^Reject/ }).disabled).toBe(true);
});

test('when another device was first, the card shows what that one did', async () => {
  const rejected = boardOrder({
    status: 'rejected',
    version: 2,
    moves: [],
    reason: 'We are closing.',
    history: [
      ...order.history,
      {
        status: 'rejected',
        at: '2026-11-21T17:59:00.000Z',
        by: 'restaurant',
        means: 'link',
        reason: 'We are closing.',
      },
    ],
  });
  await open({ [MOVES]: changed(rejected) });
  await press(/^Accept for 30 min/);
  expect(screen.getByRole('alert').textContent).toContain(
    'Changed meanwhile: turned down by the link in the message at 5:59 PM. Nothing was changed.',
  );
  expect(within(card()).queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('what is pressed without a line waits on the card, can be taken back, and is sent when there is a line', async () => {
  let away = true;
  const answers = {
    [MOVES]: () =>
      away ? { status: 503, json: {} } : { json: boardOrder({ status: 'accepted', version: 2, moves: ['start'] }) },
  };
  await open(answers);
  await press(/^Accept for 10 min/);
  await waitFor(() => within(card()).getByText('Accept for 10 min: will be sent when the line is back.'));
  await press('Do not send');
  expect(within(card()).queryByText(/will be sent/)).toBeNull();

  await press(/^Accept for 20 min/);
  await waitFor(() => within(card()).getByText(/will be sent/));
  away = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => within(card()).getByText('Accepted'));
  expect(sent(MOVES).at(-1)).toEqual({ move: 'accept', version: 1, minutes: 20 });
  expect(localStorage.getItem('board_queue_abc')).toBe('[]');
});

test('what waited over a reload is sent, and is left out where the order was changed meanwhile', async () => {
  const waits = { orderId: order.orderId, version: 1, move: 'accept', details: { minutes: 20 }, at: Date.now() };
  localStorage.setItem('board_queue_abc', JSON.stringify([waits]));
  const cancelled = boardOrder({
    status: 'cancelled',
    version: 2,
    moves: [],
    history: [
      ...order.history,
      { status: 'cancelled', at: '2026-11-21T17:59:00.000Z', by: 'customer', means: 'tracking' },
    ],
  });
  await open({ [MOVES]: changed(cancelled) });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(
      'Changed meanwhile: cancelled by the guest at 5:59 PM. Nothing was changed.',
    ),
  );
  expect(sent(MOVES)).toEqual([{ move: 'accept', version: 1, minutes: 20 }]);
  expect(localStorage.getItem('board_queue_abc')).toBe('[]');
});

test('a rejection needs a reason', async () => {
  await open({ [MOVES]: { json: boardOrder({ status: 'rejected', version: 2, moves: [] }) } });
  await press(/^Reject: order/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reject order' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'We are closing.' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'More for the guest (optional)' }), {
    target: { value: ' See you tomorrow. ' },
  });
  screen.getByText('The guest reads: “We are closing. See you tomorrow.”');
  await press('Reject order');
  expect(sent(MOVES)).toEqual([{ move: 'reject', version: 1, reason: 'We are closing. See you tomorrow.' }]);
});

test('the history of an order tells a correction, with what it costs now', async () => {
  const at = '2026-11-21T17:59:00.000Z';
  const accepted = { status: 'accepted', at, by: 'restaurant', means: 'board' } as const;
  await open({
    [`GET ${BASE}`]: {
      json: boardOf([
        boardOrder({
          status: 'accepted',
          history: [
            ...order.history,
            accepted,
            { ...accepted, correction: { totalBefore: 1500, total: 3000 } },
            { ...accepted, correction: {} },
          ],
        }),
      ]),
    },
  });
  await press(/^Details of order/);
  const result = within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  expect(result.filter((text) => /^(Accepted|Corrected)/.test(text)).map((text) => text.replace(/ \(.*/, ''))).toEqual([
    'Accepted',
    'Corrected: $15.00, now $30.00',
    'Corrected',
  ]);
});

test('a dish that has no exact price any more says what to do, and is gone to instead of being sent', async () => {
  const items = [
    {
      id: 'i1',
      category: 'Pasta',
      name: 'Ravioli',
      soldOut: false,
      orderable: true,
      unitPrice: null,
      variants: [
        { id: 'v1', label: 'Small', unitPrice: 1100 },
        { id: 'v2', label: 'Large', unitPrice: null },
      ],
      addOns: [],
    },
  ];
  await open({
    [`GET ${BASE}`]: { json: boardOf([boardOrder({ status: 'accepted' })]) },
    [`GET ${BASE}/items`]: { json: { currency: 'USD', items } },
  });
  await press(/^Details of order/);
  await press('Correct order');
  await waitFor(() => screen.getByRole('button', { name: 'Save correction' }));
  await press('Save correction');
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size: Ravioli' });
  expect(document.activeElement).toBe(size);
  expect(document.getElementById(size.getAttribute('aria-describedby')!)!.textContent).toBe(
    'This size has no exact price on your menu. Choose another size, or remove the dish.',
  );
  expect(sent(`PUT ${BASE}/orders/${order.orderId}`)).toEqual([]);
});

test('a size is marked as sold out alone, and the dish is not', async () => {
  const ravioli = {
    id: 'i1',
    category: 'Pasta',
    name: 'Ravioli',
    soldOut: false,
    orderable: true,
    unitPrice: null,
    variants: [
      { id: 'v1', label: 'Small', unitPrice: 1100 },
      { id: 'v2', label: 'Large', unitPrice: 1500 },
    ],
    addOns: [],
  };
  const items = { currency: 'USD', items: [ravioli] };
  await open({ [`GET ${BASE}/items`]: { json: items }, [`PUT ${BASE}/items/i1`]: { json: items } });
  await press('Sold out');
  await waitFor(() => screen.getByRole('checkbox', { name: 'Large of Ravioli' }));
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Large of Ravioli' })));
  await waitFor(() => screen.getByText('1 sold out.'));
  expect(sent(`PUT ${BASE}/items/i1`)).toEqual([{ soldOut: true, partId: 'v2' }]);
  const boxes = within(screen.getByRole('dialog')).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true]);
});

test('portions of a dish are counted, typed and pressed, and the last change is undone', async () => {
  const lasagne = {
    id: 'i1',
    category: 'Pasta',
    name: 'Lasagne',
    soldOut: false,
    orderable: true,
    unitPrice: 1100,
    variants: [],
    addOns: [],
  };
  let remaining: number | null = null;
  const items = () => ({
    currency: 'USD',
    items: [{ ...lasagne, ...(remaining !== null && { remaining, orderable: remaining > 0 }) }],
  });
  await open({
    [`GET ${BASE}/items`]: () => ({ json: items() }),
    [`PUT ${BASE}/items/i1/stock`]: ({ body }) => {
      ({ remaining } = body as { remaining: number | null });
      return { json: items() };
    },
  });
  await press('Sold out');
  await waitFor(() => screen.getByRole('button', { name: 'Count portions of Lasagne' }));
  await press('Count portions of Lasagne');
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Portions left of Lasagne' });
  expect(field().inputMode).toBe('numeric');
  const type = async (value: string) => {
    fireEvent.change(field(), { target: { value } });
    await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
  };
  await type('12000');
  await type('many');
  screen.getByText('A whole number from 0 to 9999.');
  expect(sent(`PUT ${BASE}/items/i1/stock`)).toEqual([]);
  await type('3');
  await press('One portion less of Lasagne');
  await press('One portion less of Lasagne');
  await press('One portion less of Lasagne');
  expect(field().value).toBe('0');
  await waitFor(() => screen.getByText('1 sold out.'));
  await press('Undo: 3 were left of Lasagne');
  await waitFor(() => screen.getByText('Nothing is sold out.'));
  expect(field().value).toBe('3');
  await press('Do not count Lasagne');
  await waitFor(() => screen.getByRole('button', { name: 'Count portions of Lasagne' }));
  expect(sent(`PUT ${BASE}/items/i1/stock`)).toEqual([3, 0, 3, null].map((count) => ({ remaining: count })));
});

test('without the right to it there is no board', async () => {
  await open({
    [`GET ${BASE}`]: { status: 403, json: { type: 'about:blank', title: 'No', status: 403, code: 'test.no' } },
  });
  expect(screen.getByRole('heading', { name: 'This device may not see these orders' })).toBeTruthy();
});

test('the link of a message leads to its order, and leaves the address', async () => {
  api = fakeApi({ 'POST /api/orders/board-links': { json: { shareId: 'abc', orderId: order.orderId } } });
  const page = renderWithProviders(
    [{ path: '/board/:link', element: <BoardLinkPage /> }],
    '/board/a-link-that-is-long-enough',
  );
  await waitFor(() => expect(page.location()).toBe('/menu/abc/orders'));
  expect(api.calls[0]!.body).toEqual({ link: 'a-link-that-is-long-enough' });
});

test('a link that is over says so', async () => {
  api = fakeApi({
    'POST /api/orders/board-links': {
      status: 403,
      json: { type: 'about:blank', title: 'Over', status: 403, code: 'ordering.link_over' },
    },
  });
  renderWithProviders([{ path: '/board/:link', element: <BoardLinkPage /> }], '/board/a-link-that-is-long-enough');
  await waitFor(() => screen.getByRole('heading', { name: 'This link is no longer valid' }));
});

test('a link that was ended says why, and what to do', async () => {
  api = fakeApi({
    'POST /api/orders/board-links': {
      status: 410,
      json: { type: 'about:blank', title: 'Ended', status: 410, code: 'ordering.link_ended' },
    },
  });
  renderWithProviders([{ path: '/board/:link', element: <BoardLinkPage /> }], '/board/a-link-that-is-long-enough');
  await waitFor(() => screen.getByRole('heading', { name: 'This link no longer works' }));
});

test('a board that was open by a link that was ended says the same', async () => {
  await open({
    [`GET ${BASE}`]: {
      status: 410,
      json: { type: 'about:blank', title: 'Ended', status: 410, code: 'ordering.link_ended' },
    },
  });
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
});

test('who may change the menu ends all links, after a question; who came by a link is not offered that', async () => {
  const { host } = await open({
    [`GET ${BASE}`]: { json: { ...boardOf([order]), mayEndLinks: true } },
    [`DELETE ${BASE}/links`]: { status: 204 },
  });
  await press('Settings');
  await press('End all links');
  expect(sent(`DELETE ${BASE}/links`)).toEqual([]);
  await press('End them now');
  await waitFor(() => expect(host.toasts.at(-1)?.title).toBe('All links ended'));
  expect(sent(`DELETE ${BASE}/links`)).toHaveLength(1);
});

test('an order whose text was held back says so and why, on its card and above the board', async () => {
  const reason = 'This number gets at most 5 messages a day until it is confirmed.';
  await open({
    [`GET ${BASE}`]: {
      json: boardOf([
        boardOrder({ messages: [{ channel: 'sms', status: 'failed', at: '2026-11-21T17:58:00.000Z', reason }] }),
      ]),
    },
  });
  expect(screen.getByRole('alert').textContent).toBe(
    `1 order was not sent to you as a message. It is here: keep this page open. ${reason}`,
  );
  expect(within(card()).getByText(`Why: ${reason}`)).toBeTruthy();
});
