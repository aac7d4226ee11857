import { randomBytes, randomUUID } from 'node:crypto';
import {
  BusinessErasedV1,
  Channels,
  NewPrinter,
  NotificationDeliveredV1,
  NotificationFailedV1,
  OrderCorrectedV1,
  OrderPlacedV1,
  OWNER_COOKIE,
  type MenuSnapshot,
  type OrderTicket,
  type Printer,
  type PrinterRequest,
  type SentMessage,
} from '@chalkboard/contracts';
import { hashSecret, TokenVerifier } from '@chalkboard/service-kit';
import { StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import { NO_PRINTER, NOT_FETCHED, PRINTER_REMOVED } from '../src/domain/printer';
import { PrinterStandIn } from './printer-stand-in';
import { menuSnapshot, orderPlaced, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const VISITOR = randomBytes(32).toString('base64url');
const OWN = { cookie: `visitor=${VISITOR}` };
const MENU = menuSnapshot({
  editRightHashes: [hashSecret(VISITOR)],
  channels: { sms: true, whatsapp: true, print: true },
});
const LOOPBACK = { PRINTER_NETWORKS: '127.0.0.0/8' };

let notify: RunningWithTwilio;
let printer: PrinterStandIn;

async function start(more: Record<string, string> = LOOPBACK, menu: MenuSnapshot = MENU): Promise<void> {
  notify = await RunningWithTwilio.start(more);
  await notify.neighbours.answerSnapshots(menu);
  await notify.neighbours.answerTickets();
}

async function call(
  method: string,
  path: string,
  json?: unknown,
  headers: Record<string, string> = OWN,
): Promise<Response> {
  return fetch(`${await notify.app.getUrl()}/api/notify${path}`, {
    method,
    headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
}

const ofMenu = (path: string) => `/menus/demo${path}`;
const channels = async () => Channels.parse(await (await call('GET', ofMenu('/channels'))).json());
const problem = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const codeOf = async (response: Promise<Response>) => (await problem(await response))[1];

async function added(request: PrinterRequest): Promise<NewPrinter> {
  const response = await call('POST', ofMenu('/printers'), request);
  expect(response.status).toBe(201);
  return NewPrinter.parse(await response.json());
}
const network = () =>
  added({ kind: 'network', name: 'Kitchen', paper: 80, letters: 'standard', host: printer.host, port: 9100 });
const cloud = () => added({ kind: 'cloud', name: 'Bar', paper: 58 });
const tested = async (body: object) =>
  (await (await call('POST', ofMenu('/test-messages'), body)).json()) as SentMessage;

function lastTest(id: string, state: SentMessage['state']): Promise<SentMessage> {
  return waitFor(`the test to be ${state}`, async () => {
    const { sms, print } = await channels();
    return [sms, ...print.printers]
      .map((each) => each.lastTest)
      .find((test) => test?.id === id && test.state === state);
  });
}

const onPaper = (more: Partial<OrderPlacedV1> = {}) => orderPlaced({ channels: ['print'], ...more });
const tickets = (count: number) =>
  waitFor(`${count} tickets on paper`, () => printer.tickets.length >= count && printer.tickets);

beforeEach(async () => {
  printer = await PrinterStandIn.start();
});
afterEach(async () => {
  // First: a connection that hangs is waited for.
  await printer.switchOff();
  await notify.stop();
});

describe('the channels of a menu', () => {
  it('are shown to and changed by nobody but who may edit the menu', async () => {
    const businessId = randomUUID();
    await start(LOOPBACK, { ...MENU, businessId });
    const authority = await StandInAuthority.start(notify.neighbours.nats);
    await waitFor('the keys', () => notify.app.get(TokenVerifier).knows(authority.keyId));
    const { id } = await network();
    const member = { id: businessId, role: 'staff', manages: true } as const;
    const session = randomUUID();
    const ended = await authority.cookie({ session, businesses: [member] });
    await authority.end(session);
    await waitFor(
      'the session to be over',
      async () => (await call('GET', ofMenu('/channels'), undefined, { cookie: ended })).status === 401,
    );
    const strangers: Record<string, [Record<string, string>, number]> = {
      nobody: [{}, 401],
      'another visitor': [{ cookie: `visitor=${randomBytes(32).toString('base64url')}` }, 401],
      'the kitchen of the business': [
        { cookie: await authority.cookie({ businesses: [{ id: businessId, role: 'staff' }] }) },
        403,
      ],
      'a member of another business': [
        { cookie: await authority.cookie({ businesses: [{ id: randomUUID(), role: 'owner' }] }) },
        403,
      ],
      ...Object.fromEntries(
        Object.entries(await authority.forgeries({ businesses: [member] })).map(([what, cookie]) => [
          what,
          [{ cookie }, 401],
        ]),
      ),
      'an ended session': [{ cookie: ended }, 401],
      'no token at all': [{ cookie: `${OWNER_COOKIE}=x` }, 401],
    };
    const routes: [string, string, unknown?][] = [
      ['GET', '/channels'],
      ['GET', '/channels/events'],
      ['POST', '/test-messages', { channel: 'sms' }],
      ['POST', '/printers', { kind: 'cloud', name: 'Evil', paper: 80 }],
      ['PUT', `/printers/${id}`, { kind: 'network', name: 'Evil', paper: 80, host: printer.host }],
      ['POST', `/printers/${id}/address`],
      ['DELETE', `/printers/${id}`],
    ];
    let tries = 0;
    for (const [who, [headers, status]] of Object.entries(strangers)) {
      for (const [method, path, body] of routes) {
        tries += 1;
        expect([who, method, path, (await call(method, ofMenu(path), body, headers)).status]).toEqual([
          who,
          method,
          path,
          status,
        ]);
      }
    }
    process.stdout.write(`channels: ${tries} tries without a right found no way in\n`);
    expect((await channels()).print.printers.map(({ name }) => name)).toEqual(['Kitchen']);
    expect(notify.twilio.taken).toEqual([]);
    expect(
      (await call('GET', ofMenu('/channels'), undefined, { cookie: await authority.cookie({ businesses: [member] }) }))
        .status,
    ).toBe(200);
  });

  it('of a menu that is not there are not there', async () => {
    await start();
    await notify.neighbours.answerSnapshots(null);
    expect(await problem(await call('GET', ofMenu('/channels')))).toEqual([404, 'notify.menu_not_found']);
  });

  it('open the WhatsApp chat that guests get, and none with a number whose country cannot be told', async () => {
    await start();
    expect((await channels()).whatsapp).toEqual({
      on: true,
      number: '(415) 555-0132',
      testLink: expect.stringMatching(/^https:\/\/wa\.me\/14155550132\?text=This%20is%20a%20test/),
    });
    await notify.neighbours.answerSnapshots({ ...MENU, version: 2, restaurantPhone: '030 1234567', currency: 'EUR' });
    expect((await channels()).whatsapp).toEqual({ on: true, number: '030 1234567' });
  });
});

describe('a test by text message', () => {
  beforeEach(() => start());

  it('goes to the number of the menu, is followed to its arrival, and confirms the number when it is answered', async () => {
    expect((await channels()).sms).toEqual({ on: true, number: '(415) 555-0132', confirmed: false, stopped: false });
    const test = await tested({ channel: 'sms' });
    expect(test).toEqual({ id: expect.any(String), state: 'queued', createdAt: expect.any(String) });
    const [taken] = await notify.taken(1);
    expect([taken?.to, taken?.body]).toEqual([
      '+14155550132',
      expect.stringContaining('Trattoria Lavagna: this is a test'),
    ]);
    await lastTest(test.id, 'sent');
    await notify.twilio.report(taken!, 'delivered');
    await lastTest(test.id, 'delivered');
    expect(await notify.twilio.say('+14155550132', '1')).toContain('this number is confirmed');
    expect((await channels()).sms).toMatchObject({ confirmed: true });
  });

  it('says why it failed', async () => {
    notify.twilio.behaviours.push({ status: 400, code: 21635 });
    const { id } = await tested({ channel: 'sms' });
    expect((await lastTest(id, 'failed')).reason).toContain('it is a landline');
  });

  it('says that it did not arrive though the carrier took it', async () => {
    const { id } = await tested({ channel: 'sms' });
    const [taken] = await notify.taken(1);
    await notify.twilio.report(taken!, 'undelivered', 30003);
    expect((await lastTest(id, 'failed')).reason).toBeTruthy();
  });

  it('is sent three times a day to a number that nobody confirmed, though all are asked for at once, and takes nothing from orders', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', ofMenu('/test-messages'), { channel: 'sms' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(await refused.json()).toMatchObject({
      code: 'notify.too_many_tests',
      detail: expect.stringContaining('at most 3 tests a day'),
    });
    await notify.neighbours.publishOrder(orderPlaced());
    await notify.taken(4);
  });

  it('is not sent to a number that wants no messages, nor without one', async () => {
    await notify.twilio.say('+14155550132', 'STOP');
    expect(await codeOf(call('POST', ofMenu('/test-messages'), { channel: 'sms' }))).toBe('notify.number_stopped');
    expect((await channels()).sms.stopped).toBe(true);
    await notify.neighbours.answerSnapshots({ ...MENU, version: 2, restaurantPhone: undefined });
    expect(await codeOf(call('POST', ofMenu('/test-messages'), { channel: 'sms' }))).toBe('notify.no_number');
  });

  it('is shown as it goes, on the open page', async () => {
    const stream = await call('GET', ofMenu('/channels/events'));
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const states = new Set<string>();
    const read = (async () => {
      let text = '';
      for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        for (const [, data = '{}'] of text.matchAll(/^data: (\{.*\})$/gm)) {
          const state = (JSON.parse(data) as Partial<Channels>).sms?.lastTest?.state;
          if (state) states.add(state);
        }
        if (states.has('delivered')) return;
      }
    })();
    await tested({ channel: 'sms' });
    const [taken] = await notify.taken(1);
    await notify.settled();
    await notify.twilio.report(taken!, 'delivered');
    await read;
    expect([...states]).toContain('delivered');
  });
});

describe('tickets on a network printer', () => {
  beforeEach(() => start());

  it('come once for an order, however often its event does', async () => {
    const { id } = await network();
    const order = onPaper();
    const event = randomUUID();
    for (let times = 0; times < 5; times++) await notify.neighbours.publish(OrderPlacedV1, order.orderId, order, event);
    await notify.neighbours.consumed(OrderPlacedV1);
    await notify.settled();
    const [ticket] = await tickets(1);
    for (const part of ['K7F4M', 'PICKUP', '2 x Margherita', 'Ada Byron', '! No basil', 'TOTAL'])
      expect(ticket).toContain(part);
    const [delivered] = await notify.published(NotificationDeliveredV1);
    expect(delivered?.data).toMatchObject({
      orderId: order.orderId,
      channel: 'print',
      purpose: 'order',
      provider: 'escpos',
    });
    expect((await channels()).print.printers).toMatchObject([
      { id, lastOrder: { state: 'delivered', orderNumber: 'K7F4M' } },
    ]);
    expect(printer.tickets).toHaveLength(1);
    expect(JSON.stringify(delivered)).not.toContain('Ada');
  });

  it('wait for paper, and come out when it is there', async () => {
    await network();
    printer.behaviours.push(...Array<'no-paper'>(20).fill('no-paper'));
    await notify.neighbours.publishOrder(onPaper());
    await waitFor(
      'the reason',
      async () => (await channels()).print.printers[0]?.lastOrder?.reason === 'The printer is out of paper.',
    );
    printer.behaviours.splice(0, Infinity, 'cover-open');
    const [ticket] = await tickets(1);
    expect(ticket).not.toContain('DUPLICATE');
  });

  it('say that they may be there twice where the line was cut in the middle', async () => {
    await network();
    printer.behaviours.push('cut');
    await notify.neighbours.publishOrder(onPaper());
    const [half, whole] = await tickets(2);
    expect([half, whole].map((ticket) => ticket?.includes('DUPLICATE'))).toEqual([false, true]);
    await notify.settled();
    expect(await notify.records('status, repeated, attempts')).toEqual([
      { status: 'sent', repeated: true, attempts: 2 },
    ]);
  });

  it('are given up after their time, with the reason in words', async () => {
    await network();
    await printer.switchOff();
    await notify.neighbours.publishOrder(onPaper());
    const failed = await waitFor('the ticket to be given up', async () => {
      await notify.hurry();
      const [event] = await notify.neighbours.told(NotificationFailedV1);
      return event;
    });
    expect(failed.data).toMatchObject({
      channel: 'print',
      reason: expect.stringMatching(/^Nothing takes tickets at 127.*switched on/),
    });
  });

  it('do not wait for a printer that hangs, when they are for another one', async () => {
    const other = await PrinterStandIn.start();
    try {
      await network();
      await added({ kind: 'network', name: 'Bar', paper: 58, letters: 'standard', host: other.host, port: 9100 });
      printer.behaviours.push('hang');
      await notify.neighbours.publishOrder(onPaper());
      await waitFor('the ticket at the other printer', () => other.tickets.length === 1);
      expect(printer.tickets).toEqual([]);
    } finally {
      await other.switchOff();
    }
  });

  it('come again after a correction, and are called corrected', async () => {
    await network();
    const order = onPaper();
    const {
      orderId,
      orderNumber,
      shareId,
      currency,
      total,
      orderType,
      paymentMethod,
      lines,
      subtotal,
      deliveryFee,
      placedAt,
    } = order;
    await notify.neighbours.publishOrder(order);
    await tickets(1);
    const correctedAt = new Date().toISOString();
    const contents: OrderTicket['contents'] = {
      orderType,
      paymentMethod,
      currency,
      lines: [{ ...lines[0]!, quantity: 3, allergens: { contains: ['Milk'], mayContain: ['Nuts'] } }],
      subtotal,
      deliveryFee,
      total,
      placedAt,
      correctedAt,
    };
    await notify.neighbours.answerTickets({ contents });
    await notify.neighbours.publish(OrderCorrectedV1, orderId, {
      orderId,
      orderNumber,
      shareId,
      currency,
      totalBefore: total,
      total,
      correctedAt,
    } satisfies OrderCorrectedV1);
    const [, corrected] = await tickets(2);
    for (const part of ['CORRECTED', 'K7F4M', '3 x Margherita', 'Contains: milk. May contain: nuts.'])
      expect(corrected).toContain(part);
  });

  it('are followed by a slip when the customer cancels', async () => {
    await network();
    const order = onPaper();
    await notify.neighbours.publishOrder(order);
    await tickets(1);
    await notify.settled();
    await notify.neighbours.publishChange(
      statusChanged(order, {
        move: 'cancel',
        status: 'cancelled',
        by: 'customer',
        means: 'tracking',
        reason: 'Changed plans',
      }),
    );
    const [, slip] = await tickets(2);
    for (const part of ['K7F4M', 'DO NOT MAKE', 'Changed plans']) expect(slip).toContain(part);
    expect(slip).not.toContain('STOP');
  });

  it('have failed where no printer is set up, and say so', async () => {
    await notify.neighbours.publishOrder(onPaper());
    const [failed] = await notify.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ channel: 'print', reason: NO_PRINTER });
  });

  it('do not keep a number from being confirmed by the link in its message', async () => {
    await network();
    const order = orderPlaced({ channels: ['sms', 'print'] });
    await notify.neighbours.publishOrder(order);
    await notify.settled();
    await tickets(1);
    await notify.taken(1);
    await notify.handled(notify.neighbours.publishChange(statusChanged(order)));
    expect((await channels()).sms.confirmed).toBe(true);
  });
});

describe('a test on a printer', () => {
  beforeEach(() => start());

  it('is delivered when the printer says so', async () => {
    const { id } = await network();
    const test = await tested({ channel: 'print', printerId: id });
    expect(test.state).toBe('queued');
    await lastTest(test.id, 'delivered');
    expect(printer.tickets[0]).toContain('Printer: Kitchen');
  });

  it('is taken, and no more, by a printer that never says anything', async () => {
    const { id } = await network();
    printer.behaviours.push('mute');
    await lastTest((await tested({ channel: 'print', printerId: id })).id, 'sent');
  });

  it('fails soon, with what to do, where nothing listens', async () => {
    const { id } = await network();
    await printer.switchOff();
    const asked = await tested({ channel: 'print', printerId: id });
    expect((await lastTest(asked.id, 'failed')).reason).toContain('switched on');
  });

  it('is not for another menu’s printer', async () => {
    const { id } = await network();
    await notify.database.query("UPDATE printers SET share_id = 'other'");
    expect(await codeOf(call('POST', ofMenu('/test-messages'), { channel: 'print', printerId: id }))).toBe(
      'notify.printer_not_found',
    );
  });
});

describe('the addresses of printers', () => {
  const asked = (host: string, port?: number) =>
    call('POST', ofMenu('/printers'), { kind: 'network', name: 'x', paper: 80, host, ...(port && { port }) });

  it('are of the networks that are allowed, and nothing is reached elsewhere', async () => {
    await start();
    for (const host of ['169.254.169.254', '10.0.0.1', '192.168.1.1', '::1', '::ffff:127.0.0.1', '8.8.8.8'])
      expect([host, await problem(await asked(host))]).toEqual([host, [422, 'notify.address_not_allowed']]);
    for (const host of ['localhost', 'printer.example', '2130706433', '127.1'])
      expect([host, (await asked(host)).status]).toEqual([host, 400]);
    for (const port of [22, 80, 5432]) expect((await asked('127.0.0.1', port)).status).toBe(400);
    expect((await channels()).print).toMatchObject({ networkPrinters: true, printers: [] });
  });

  it('are none where nothing is allowed, also for one that was there before', async () => {
    await start({});
    expect(await problem(await asked('127.0.0.1'))).toEqual([422, 'notify.address_not_allowed']);
    expect((await channels()).print.networkPrinters).toBe(false);
    await notify.database.query(
      "INSERT INTO printers (share_id, kind, name, paper, host, port, created_at) VALUES ('demo', 'network', 'Old', 80, $1, 9100, now())",
      [printer.host],
    );
    await notify.neighbours.publishOrder(onPaper());
    const [failed] = await notify.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ reason: expect.stringContaining('may not be sent') });
    expect(printer.connections).toBe(0);
  });

  it('are four at the most, though more are added at once', async () => {
    await start();
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => call('POST', ofMenu('/printers'), { kind: 'cloud', name: 'Bar', paper: 80 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409]);
  });

  it('can be changed, and the kind cannot', async () => {
    await start();
    const { id } = await network();
    const changed = (await (
      await call('PUT', ofMenu(`/printers/${id}`), {
        kind: 'network',
        name: 'Oven',
        paper: 58,
        letters: 'japanese',
        host: '127.9.9.9',
      })
    ).json()) as Printer;
    expect(changed).toMatchObject({ name: 'Oven', paper: 58, letters: 'japanese', host: '127.9.9.9', port: 9100 });
    expect(await codeOf(call('PUT', ofMenu(`/printers/${id}`), { kind: 'cloud', name: 'Oven', paper: 58 }))).toBe(
      'notify.printer_kind_fixed',
    );
    expect(
      await codeOf(
        call('PUT', ofMenu(`/printers/${id}`), { kind: 'network', name: 'Oven', paper: 58, host: '10.0.0.1' }),
      ),
    ).toBe('notify.address_not_allowed');
  });
});

describe('a printer that asks for its tickets', () => {
  beforeEach(() => start());

  const path = (pollUrl = '') => new URL(pollUrl).pathname.replace('/api/notify', '');
  const poll = async (at: string, statusCode = '200%20OK') =>
    (
      await call(
        'POST',
        at,
        { status: '23 6 0 0 0 0 0 0 0 ', printerMAC: '00:11:62:00:00:01', statusCode, clientAction: null },
        {},
      )
    ).json() as Promise<{ jobReady: boolean; mediaTypes?: string[]; jobToken?: string }>;
  const ready = (at: string) =>
    waitFor('a ticket to be ready', async () => {
      const answer = await poll(at);
      return answer.jobReady && answer;
    });
  const fetched = async (at: string, type: string, token?: string) =>
    call('GET', `${at}?mac=00%3A11&type=${encodeURIComponent(type)}${token ? `&token=${token}` : ''}`, undefined, {});
  const result = (at: string, code: string, token?: string) =>
    call('DELETE', `${at}?code=${encodeURIComponent(code)}${token ? `&token=${token}` : ''}`, undefined, {});

  it('fetches a ticket once, as it chooses, and says that it printed it', async () => {
    const bar = await cloud();
    const at = path(bar.pollUrl);
    expect(await poll(at)).toEqual({ jobReady: false });
    const order = onPaper();
    await notify.neighbours.publishOrder(order);
    const { jobToken, mediaTypes } = await ready(at);
    expect(mediaTypes).toEqual(['application/vnd.star.starprnt', 'text/plain']);
    expect((await channels()).print.printers[0]?.lastOrder?.state).toBe('queued');
    const ticket = await fetched(at, 'application/vnd.star.starprnt', jobToken);
    expect([ticket.status, ticket.headers.get('content-type')]).toEqual([200, 'application/vnd.star.starprnt']);
    const bytes = Buffer.from(await ticket.arrayBuffer()).toString('latin1');
    for (const part of ['\x1b@', 'K7F4M', '\x1bd\x01']) expect(bytes).toContain(part);
    // A printer may ask twice, and gets the same; nothing else is ready meanwhile.
    expect(
      Buffer.from(await (await fetched(at, 'application/vnd.star.starprnt', jobToken)).arrayBuffer()).toString(
        'latin1',
      ),
    ).toBe(bytes);
    expect(await poll(at)).toEqual({ jobReady: false });
    for (let times = 0; times < 2; times++) expect((await result(at, '200 OK', jobToken)).status).toBe(200);
    expect(await poll(at)).toEqual({ jobReady: false });
    const delivered = await notify.published(NotificationDeliveredV1);
    expect(delivered.map(({ data }) => data)).toEqual([
      expect.objectContaining({ orderId: order.orderId, channel: 'print', provider: 'cloudprnt' }),
    ]);
    expect((await channels()).print.printers[0]).toMatchObject({
      lastOrder: { state: 'delivered' },
      seenAt: expect.any(String),
    });
  });

  it('is given text where it has not every letter, and knows no tokens when it is old', async () => {
    const at = path((await cloud()).pollUrl);
    await notify.neighbours.publishOrder(
      onPaper({ lines: [{ itemId: 'i1', name: '宫保鸡丁', options: [], quantity: 1, unitPrice: 900, total: 900 }] }),
    );
    expect((await ready(at)).mediaTypes).toEqual(['text/plain']);
    const ticket = await fetched(at, 'text/plain');
    expect(ticket.headers.get('x-star-cut')).toContain('partial');
    expect(await ticket.text()).toContain('1 x 宫保鸡丁');
    await result(at, 'OK');
    await notify.published(NotificationDeliveredV1);
  });

  it('is offered the ticket again after an error, which the owner sees', async () => {
    const at = path((await cloud()).pollUrl);
    await notify.neighbours.publishOrder(onPaper());
    const { jobToken } = await ready(at);
    await fetched(at, 'text/plain', jobToken);
    await result(at, '410 Out of paper', jobToken);
    await poll(at, '410');
    const [bar] = (await channels()).print.printers;
    expect([bar?.trouble, bar?.lastOrder]).toEqual([
      'The printer is out of paper.',
      expect.objectContaining({ state: 'queued', reason: 'The printer is out of paper.' }),
    ]);
    expect((await ready(at)).jobToken).toBe(jobToken);
    expect(await (await fetched(at, 'text/plain', jobToken)).text()).toContain('DUPLICATE');
    await result(at, '200', jobToken);
    await notify.published(NotificationDeliveredV1);
  });

  it('that fetched a ticket and went away finds it again, marked', async () => {
    const at = path((await cloud()).pollUrl);
    await notify.neighbours.publishOrder(onPaper());
    const { jobToken } = await ready(at);
    await fetched(at, 'text/plain', jobToken);
    await notify.database.query(
      "UPDATE notifications SET lease_until = now() - interval '1 s' WHERE status = 'sending'",
    );
    expect((await ready(at)).jobToken).toBe(jobToken);
    expect(await (await fetched(at, 'text/plain', jobToken)).text()).toContain('DUPLICATE');
  });

  it('that does not ask in time has failed, and the order’s restaurant learns of it', async () => {
    await cloud();
    await notify.neighbours.publishOrder(onPaper());
    await waitFor('the ticket', async () => (await notify.records('id')).length === 1);
    await notify.hurry();
    const [failed] = await notify.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ channel: 'print', reason: NOT_FETCHED });
  });

  it('is known by a secret that nobody can read here, that can be revoked, and that opens one printer’s tickets only', async () => {
    const bar = await cloud();
    const at = path(bar.pollUrl);
    const secret = at.split('/').at(-1)!;
    const kept = await notify.database.query<{ text: string }>(
      "SELECT string_agg(printers::text, ' ') AS text FROM printers",
    );
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(kept.rows[0]?.text).not.toContain(secret);
    expect(JSON.stringify(await channels())).not.toContain(secret);
    const second = await added({ kind: 'cloud', name: 'Second', paper: 80 });
    await tested({ channel: 'print', printerId: bar.id });
    const { jobToken } = await ready(at);
    expect(await codeOf(fetched(path(second.pollUrl), 'text/plain', jobToken))).toBe('notify.printer_not_found');
    const renewed = NewPrinter.parse(await (await call('POST', ofMenu(`/printers/${bar.id}/address`))).json());
    for (const refused of [
      await call('POST', at, {}, {}),
      await fetched(at, 'text/plain', jobToken),
      await result(at, '200', jobToken),
    ])
      expect(await problem(refused)).toEqual([404, 'notify.printer_not_found']);
    expect((await poll(path(renewed.pollUrl))).jobReady).toBe(true);
    expect((await fetched(path(renewed.pollUrl), 'image/png', jobToken)).status).toBe(415);
  });

  it('that is removed leaves no ticket waiting', async () => {
    const { id } = await cloud();
    await notify.neighbours.publishOrder(onPaper());
    await waitFor('the ticket', async () => (await notify.records('id')).length === 1);
    expect((await call('DELETE', ofMenu(`/printers/${id}`))).status).toBe(204);
    const [failed] = await notify.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ reason: PRINTER_REMOVED });
    expect((await channels()).print.printers).toEqual([]);
  });
});

describe('what is left of a business that is gone', () => {
  it('is nothing: no number, no printer, no message, once and for a repeat', async () => {
    const businessId = randomUUID();
    await start(LOOPBACK, { ...MENU, businessId });
    await notify.neighbours.publishMenu({ ...MENU, businessId });
    await notify.neighbours.publishMenu(
      menuSnapshot({ shareId: 'other', version: 1, businessId: randomUUID(), restaurantPhone: '(207) 555-0101' }),
    );
    await waitFor('both menus', async () => (await notify.database.query('SELECT 1 FROM recipients')).rowCount === 2);
    await network();
    const order = orderPlaced({ channels: ['sms', 'print'] });
    await notify.neighbours.publishOrder(order);
    await notify.neighbours.publishOrder(orderPlaced({ shareId: 'other' }));
    await notify.taken(2);
    await tickets(1);
    await notify.settled();
    const event = randomUUID();
    for (let times = 0; times < 2; times++)
      await notify.neighbours.publish(
        BusinessErasedV1,
        businessId,
        { businessId, erasedAt: new Date().toISOString() } satisfies BusinessErasedV1,
        event,
      );
    await notify.neighbours.consumed(BusinessErasedV1);
    const counts = await notify.database.query<{
      recipients: string;
      printers: number;
      notifications: string;
      states: number;
    }>(
      `SELECT (SELECT string_agg(share_id, ' ') FROM recipients) AS recipients, (SELECT count(*) FROM printers) AS printers,
         (SELECT string_agg(DISTINCT share_id, ' ') FROM notifications) AS notifications, (SELECT count(*) FROM order_states) AS states`,
    );
    expect(counts.rows).toEqual([{ recipients: 'other', printers: 0, notifications: 'other', states: 1 }]);
  });
});
