import { nextText, progressOf, promiseText, stepsOf, notificationText, toPayText, waitText } from './order-words';

const at = '2026-11-21T18:00:00.000Z';

test('a pickup takes five steps; what is ahead has no time', () => {
  expect(
    stepsOf({
      status: 'accepted',
      orderType: 'pickup',
      history: [
        { status: 'placed', at },
        { status: 'accepted', at },
      ],
    }),
  ).toEqual([
    { status: 'placed', at, current: false },
    { status: 'accepted', at, current: true },
    { status: 'preparing', current: false },
    { status: 'ready', current: false },
    { status: 'completed', current: false },
  ]);
});

test('a delivery is on its way where a pickup is ready', () => {
  expect(
    stepsOf({
      status: 'out_for_delivery',
      orderType: 'delivery',
      history: [
        { status: 'placed', at },
        { status: 'out_for_delivery', at },
      ],
    }).map(({ status }) => status),
  ).toEqual(['placed', 'out_for_delivery', 'completed']);
});

test('nothing is ahead of an order that was turned down', () => {
  expect(
    stepsOf({
      status: 'rejected',
      orderType: 'pickup',
      history: [
        { status: 'placed', at },
        { status: 'rejected', at },
      ],
    }),
  ).toHaveLength(2);
});

test('the promise is told by the restaurant’s clock, with its day when that is another', () => {
  const order = {
    status: 'accepted',
    orderType: 'pickup',
    promisedAt: '2026-11-21T23:40:00.000Z',
    timeZone: 'America/New_York',
  } as const;
  expect(promiseText(order, Date.parse(at))).toBe('Ready about 6:40 PM');
  expect(promiseText({ ...order, orderType: 'delivery', promisedAt: '2026-11-23T17:00:00.000Z' }, Date.parse(at))).toBe(
    'At your door about Monday at 12 PM',
  );
  expect(
    promiseText({ ...order, promisedAt: undefined, scheduledFor: '2026-11-21T23:00:00.000Z' }, Date.parse(at)),
  ).toBe('Ordered for 6 PM');
  expect(promiseText({ ...order, status: 'ready' }, Date.parse(at))).toBeUndefined();
  expect(promiseText({ ...order, status: 'out_for_delivery', orderType: 'delivery' }, Date.parse(at))).toBe(
    'At your door about 6:40 PM',
  );
  expect(promiseText({ ...order, status: 'completed' }, Date.parse(at))).toBeUndefined();
});

test('how the restaurant was told is said while it has not answered, with the channels that carried it alone', () => {
  const order = { status: 'placed', unanswered: false, notifications: ['sms', 'print', 'board'] } as const;
  const result = (change: object = {}) =>
    notificationText({ ...order, notifications: [...order.notifications], ...change });
  expect(result()).toEqual({
    long: 'It is on the restaurant’s order board, and was sent by text message and a printed ticket.',
    short: 'Sent by text message and a printed ticket',
  });
  expect(result({ notifications: ['board'] })?.long).toMatch(/No message went out about it/);
  expect(result({ notifications: undefined })).toBeUndefined();
  expect(result({ status: 'accepted' })).toBeUndefined();
  expect(result({ unanswered: true })).toBeUndefined();
});

test('of each channel it is said what became of it, and what to do where none carried the order', () => {
  const reported = (
    ...channels: readonly [string, 'under_way' | 'delivered' | 'failed' | 'held_back' | 'by_customer'][]
  ) =>
    notificationText({
      status: 'placed',
      unanswered: false,
      told: channels.map(([channel, status]) => ({ channel, status })),
    });
  expect(reported(['sms', 'failed'])).toEqual({
    long: 'It is on the restaurant’s order board; the text could not be sent. Please call if nobody answers soon.',
    short: 'The board has it; the text could not be sent',
  });
  expect(reported(['sms', 'failed'], ['email', 'delivered'])).toEqual({
    long: 'It is on the restaurant’s order board, and was sent by e-mail. The text could not be sent.',
    short: 'Sent by e-mail',
  });
  expect(reported(['sms', 'under_way'])).toEqual({
    long: 'It is on the restaurant’s order board, and is being sent by text message.',
    short: 'On the restaurant’s order board',
  });
  expect(reported(['sms', 'held_back'])?.long).toMatch(/No message went out about it/);
  expect(reported(['whatsapp', 'by_customer'])?.long).toBe(
    'It is on the restaurant’s order board. Send the WhatsApp message that opened, so that they have it there too.',
  );
  expect(reported(['something new', 'delivered'])?.long).toMatch(/No message went out about it/);
});

test('while nobody has answered, what usually holds is told as that, until it has passed or nobody answers', () => {
  const order = {
    status: 'placed',
    orderType: 'pickup',
    expectedAt: '2026-11-21T18:25:00.000Z',
    timeZone: 'UTC',
  } as const;
  expect([promiseText(order, Date.parse(at)), waitText(order, Date.parse(at))]).toEqual([
    'Usually ready about 6:25 PM',
    'in about 25 minutes',
  ]);
  for (const [change, now] of [
    [{}, '2026-11-21T18:26:00.000Z'],
    [{ unanswered: true }, at],
  ] as const)
    expect([
      promiseText({ ...order, ...change }, Date.parse(now)),
      waitText({ ...order, ...change }, Date.parse(now)),
    ]).toEqual([undefined, undefined]);
});

test('how long it still is is counted down, and said when the promise is broken', () => {
  const order = {
    status: 'accepted',
    orderType: 'pickup',
    promisedAt: '2026-11-21T18:40:00.000Z',
    timeZone: 'UTC',
  } as const;
  const waits = ['18:00', '18:38', '18:40', '18:44', '18:47', '16:00'].map((clock) =>
    waitText(order, Date.parse(`2026-11-21T${clock}:00.000Z`)),
  );
  expect(waits).toEqual([
    'in about 40 minutes',
    'in about 2 minutes',
    'any minute now',
    'any minute now',
    'later than promised',
    undefined,
  ]);
  expect(waitText({ ...order, status: 'ready' }, Date.parse(at))).toBeUndefined();
  expect(
    waitText({ ...order, promisedAt: undefined, scheduledFor: '2026-11-21T18:40:00.000Z' }, Date.parse(at)),
  ).toBeUndefined();
});

test('what comes next ends with what to say and to pay at the counter or the door', () => {
  const order = {
    orderType: 'pickup',
    orderNumber: 'K7F4M',
    total: 4300,
    currency: 'USD',
    paymentMethod: 'cash',
  } as const;
  expect(nextText({ ...order, status: 'preparing' })).toBe('Next: you pick it up. This page says when.');
  expect([nextText({ ...order, status: 'ready' }), toPayText({ ...order, status: 'ready' })]).toEqual([
    'Say your order’s number at the counter: K7F4M.',
    'To pay: $43.00. Cash, at the counter.',
  ]);
  expect([nextText({ ...order, status: 'completed' }), toPayText({ ...order, status: 'completed' })]).toEqual([
    undefined,
    undefined,
  ]);
});

test('how far it is counts the steps of its kind; an order that was turned down is on no way', () => {
  expect(progressOf({ status: 'out_for_delivery', orderType: 'delivery' })).toEqual({ reached: 4, all: 5 });
  expect(progressOf({ status: 'rejected', orderType: 'pickup' })).toBeUndefined();
});
