import { randomBytes } from 'node:crypto';
import {
  NotificationDeliveredV1,
  NotificationFailedV1,
  OrderCorrectedV1,
  OrderReprintAskedV1,
  type MenuSnapshot,
  type OrderPlacedV1,
  type PrinterStation,
} from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import { DispatchSignals } from '../src/domain/dispatch-signal';
import { ResentNotifications } from '../src/persistence/resent-notifications';
import { contentsOf, orderCorrected } from './corrected-orders';
import { EpsonStandIn } from './epson-stand-in';
import { LOOPBACK, PrintingMenu } from './printing-menu';
import { orderPlaced, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const PRINTING: Partial<MenuSnapshot> = {
  channels: { sms: false, whatsapp: false, print: true },
  secondLanguage: { language: 'es', words: [{ of: 'Margherita', text: 'Margarita' }] },
};
const STATION = (categoryId: string): PrinterStation => ({
  prints: 'chosen',
  dishes: { categoryIds: [categoryId], itemIds: [] },
});
const LINES: OrderPlacedV1['lines'] = [
  {
    itemId: 'i1',
    categoryId: 'pizza',
    name: 'Margherita',
    options: ['Large'],
    quantity: 2,
    unitPrice: 1200,
    total: 2400,
  },
  { itemId: 'i2', categoryId: 'drinks', name: 'Limonata', options: [], quantity: 1, unitPrice: 750, total: 750 },
];

let notify: RunningWithTwilio;
let menu: PrintingMenu;

const printerNamed = async (name: string) => (await menu.printers()).find((one) => one.name === name);

const addOven = (station?: PrinterStation) => menu.network({ name: 'Oven', ...(station && { station }) });
async function addBar(station?: PrinterStation): Promise<EpsonStandIn & { readonly id: string }> {
  const { id, pollUrl = '' } = await menu.added({
    kind: 'cloud',
    protocol: 'epson',
    name: 'Bar',
    paper: 80,
    ...(station && { station }),
  });
  return Object.assign(new EpsonStandIn(`${await notify.app.getUrl()}${new URL(pollUrl).pathname}`), { id });
}
const ordered = async (more: Partial<OrderPlacedV1> = {}) => {
  const order = orderPlaced({ channels: ['print'], lines: LINES, ...more });
  await notify.neighbours.publishOrder(order);
  return order;
};
const fetched = (bar: EpsonStandIn) => waitFor('a ticket at the bar', () => bar.poll());

beforeEach(async () => {
  notify = await RunningWithTwilio.start(LOOPBACK);
  menu = await PrintingMenu.start(notify, PRINTING);
});
afterEach(async () => {
  await menu.stop();
  await notify.stop();
});

describe('the tickets of an order with stations', () => {
  it('are each station’s own, by two protocols, and are delivered when both have said so', async () => {
    await addOven(STATION('pizza'));
    const bar = await addBar(STATION('drinks'));
    await ordered();
    await fetched(bar);
    const [pizza] = await menu.tickets(1);
    expect([pizza?.includes('2 x Margherita'), pizza?.includes('Limonata')]).toEqual([true, false]);
    expect(bar.tickets).toEqual([expect.stringMatching(/Station: Bar[^]*1 x Limonata/)]);
    expect(bar.tickets[0]).not.toContain('Margherita');
    const delivered = await notify.published(NotificationDeliveredV1, 2);
    expect(delivered.map(({ data }) => (data as { provider: string }).provider).sort()).toEqual(['epson', 'escpos']);
  });

  it('are in the second language and in as many copies as the printer is set to', async () => {
    await addOven({ ...STATION('pizza'), secondLanguage: true, bigText: true, copies: 2 });
    await ordered();
    const tickets = await menu.tickets(2);
    // What no station names is on the first one's ticket.
    for (const ticket of tickets)
      for (const part of ['Margarita', '(Margherita)', 'Limonata']) expect(ticket).toContain(part);
    await notify.settled();
    expect(await notify.records('status, part')).toEqual([
      { status: 'sent', part: 1 },
      { status: 'sent', part: 2 },
    ]);
  });

  it('come again when somebody at the board wants them, called duplicates, once an event', async () => {
    await addOven(STATION('pizza'));
    const bar = await addBar();
    const order = await ordered();
    await fetched(bar);
    await menu.tickets(1);
    await notify.neighbours.answerTickets({ contents: contentsOf(order) });
    const { orderId, orderNumber, shareId } = order;
    const asked = { orderId, orderNumber, shareId, askedAt: new Date().toISOString() } satisfies OrderReprintAskedV1;
    const event = await notify.neighbours.publish(OrderReprintAskedV1, orderId, asked);
    await notify.neighbours.publish(OrderReprintAskedV1, orderId, asked, event);
    await notify.neighbours.consumed(OrderReprintAskedV1);
    await fetched(bar);
    const [first, again] = await menu.tickets(2);
    expect([first, again].map((ticket) => ticket?.includes('DUPLICATE'))).toEqual([false, true]);
    expect(bar.tickets.map((ticket) => ticket.startsWith('DUPLICATE\n'))).toEqual([false, true]);
    await notify.settled();
    expect([await bar.poll(), menu.printer.tickets.length]).toEqual([false, 2]);
  });

  it('are replaced after a correction, also at a station that has nothing to make any more', async () => {
    await addOven(STATION('pizza'));
    const bar = await addBar(STATION('drinks'));
    const order = await ordered();
    await fetched(bar);
    await menu.tickets(1);
    await notify.settled();
    const correctedAt = new Date().toISOString();
    await notify.neighbours.answerTickets({ contents: contentsOf(order, { lines: LINES.slice(0, 1), correctedAt }) });
    await notify.neighbours.publish(OrderCorrectedV1, order.orderId, orderCorrected(order, { correctedAt }));
    await fetched(bar);
    expect(bar.tickets[1]).toMatch(/CORRECTED[^]*Nothing of this order/);
    expect((await menu.tickets(2))[1]).toContain('CORRECTED');
  });

  it('are followed by a slip at a station that only a correction gave something to make', async () => {
    await addOven(STATION('pizza'));
    const bar = await addBar(STATION('drinks'));
    const order = await ordered({ lines: LINES.slice(0, 1) });
    await menu.tickets(1);
    const correctedAt = new Date().toISOString();
    await notify.neighbours.answerTickets({ contents: contentsOf(order, { lines: LINES, correctedAt }) });
    await notify.neighbours.publish(OrderCorrectedV1, order.orderId, orderCorrected(order, { correctedAt }));
    await fetched(bar);
    await notify.settled();
    await notify.neighbours.publishChange(
      statusChanged(order, { move: 'cancel', status: 'cancelled', by: 'customer', means: 'tracking' }),
      3,
    );
    await fetched(bar);
    expect(bar.tickets[1]).toContain('DO NOT MAKE');
  });
});

describe('a printer in the network', () => {
  it('shows that its paper is out and how many tickets wait, until it prints again', async () => {
    await addOven();
    menu.printer.behaviours.push(...Array<'no-paper'>(40).fill('no-paper'));
    await ordered();
    const troubled = await waitFor('the trouble', async () => {
      const printer = await printerNamed('Oven');
      return printer?.trouble !== undefined && printer;
    });
    expect(troubled).toMatchObject({ trouble: 'The printer is out of paper.', waiting: 1 });
    menu.printer.behaviours.splice(0, Infinity);
    const [ticket] = await menu.tickets(1);
    expect(ticket).not.toContain('DUPLICATE');
    await notify.settled();
    const printer = await printerNamed('Oven');
    expect([printer?.trouble, printer?.waiting, typeof printer?.seenAt]).toEqual([undefined, undefined, 'string']);
  });
});

describe('a printer with Epson Server Direct Print', () => {
  it('that is out of paper says so, and gets the ticket again, as a duplicate, when it asks', async () => {
    const bar = await addBar();
    bar.behaviours.push('no-paper');
    await ordered();
    await fetched(bar);
    expect(await printerNamed('Bar')).toMatchObject({
      trouble: 'The printer is out of paper.',
      waiting: 1,
      protocol: 'epson',
    });
    await fetched(bar);
    expect(bar.tickets).toEqual([expect.stringMatching(/^DUPLICATE\n/)]);
    await notify.published(NotificationDeliveredV1);
    expect((await printerNamed('Bar'))?.trouble).toBeUndefined();
  });

  it.each(['lost', 'garbled'] as const)(
    'whose answer is %s gets its ticket again, marked, and not before its time is over',
    async (behaviour) => {
      const bar = await addBar();
      bar.behaviours.push(behaviour);
      await ordered();
      await fetched(bar);
      expect(await bar.poll()).toBe(false);
      await notify.database.query(
        "UPDATE notifications SET lease_until = now() - interval '1 s' WHERE status = 'sending'",
      );
      await fetched(bar);
      expect(bar.tickets.map((ticket) => ticket.startsWith('DUPLICATE\n'))).toEqual([false, true]);
      await notify.settled();
      expect(await notify.records('status, repeated, attempts')).toEqual([
        { status: 'sent', repeated: true, attempts: 2 },
      ]);
    },
  );

  it('that says twice what became of a ticket says it once', async () => {
    const bar = await addBar();
    await ordered();
    await fetched(bar);
    await bar.sayAgain();
    await notify.settled();
    expect(await notify.published(NotificationDeliveredV1)).toHaveLength(1);
    expect(await bar.poll()).toBe(false);
  });

  it('that does not understand a ticket is not asked to print it again', async () => {
    const bar = await addBar();
    bar.behaviours.push('not-understood');
    await ordered();
    await fetched(bar);
    const [failed] = await notify.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ reason: expect.stringContaining('does not understand') });
    expect(await bar.poll()).toBe(false);
  });

  it('that was out of paper all the time fails with that, and not with its silence', async () => {
    const bar = await addBar();
    bar.behaviours.push('no-paper');
    await ordered();
    await fetched(bar);
    await notify.hurry();
    const [failed] = await notify.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({
      reason: expect.stringContaining('not printed in time. The printer is out of paper'),
    });
  });

  it('says how it is by itself, and what it says wrongly changes nothing', async () => {
    const bar = await addBar();
    await bar.tell(0x0f000028);
    expect((await printerNamed('Bar'))?.trouble).toBe('The cover of the printer is open.');
    await bar.tell(0x0f000000);
    expect((await printerNamed('Bar'))?.trouble).toBeUndefined();
  });

  it('is let in by its own address alone, and only in its own protocol', async () => {
    const { pollUrl = '' } = await menu.added({ kind: 'cloud', name: 'Star', paper: 80 });
    const at = async (path: string) => `${await notify.app.getUrl()}${path}`;
    const ask = async (path: string) =>
      (await fetch(await at(path), { method: 'POST', body: new URLSearchParams({ ConnectionType: 'GetRequest' }) }))
        .status;
    const star = new URL(pollUrl).pathname;
    expect(await ask(star.replace('/cloudprnt/', '/epson/'))).toBe(404);
    expect(await ask(`/api/notify/epson/${randomBytes(24).toString('base64url')}`)).toBe(404);
    const epson = new URL(
      (await menu.added({ kind: 'cloud', protocol: 'epson', name: 'Epson', paper: 80 })).pollUrl ?? '',
    ).pathname;
    expect(await ask(epson)).toBe(200);
    expect((await fetch(await at(epson.replace('/epson/', '/cloudprnt/')), { method: 'POST' })).status).toBe(404);
  });
});

describe('a ticket that failed after it was tried', () => {
  it('says that it is a duplicate when staff sends it again, since a part of it may be on paper', async () => {
    await addOven();
    menu.printer.behaviours.push(...Array<'hang'>(2).fill('hang'));
    await ordered();
    await waitFor('the first attempt', () => menu.printer.connections > 0);
    await notify.database.query("UPDATE notifications SET status = 'failed', lease_until = NULL, fault = 'hung'");
    const [{ id } = { id: '' }] = await notify.records<{ id: string }>('id');
    await menu.printer.switchOff();
    menu.printer.behaviours.splice(0, Infinity);
    await menu.printer.switchOn();
    const { manager } = notify.app.get(DataSource);
    await notify.app.get(ResentNotifications).write(id, manager);
    notify.app.get(DispatchSignals).raise(['print']);
    expect((await menu.tickets(1))[0]).toContain('DUPLICATE');
  });
});

describe('the settings of a printer', () => {
  it('are kept by who does not know of stations, and refused where a station has no dish', async () => {
    const { id } = await addOven({ ...STATION('pizza'), copies: 2 });
    const plain = { kind: 'network', name: 'Big oven', paper: 58, host: menu.printer.host };
    expect(await (await menu.ofMenu('PUT', `/printers/${id}`, plain)).json()).toMatchObject({
      name: 'Big oven',
      station: { prints: 'chosen', copies: 2 },
    });
    const nothing = { prints: 'chosen', dishes: { categoryIds: [], itemIds: [] } };
    expect((await menu.ofMenu('PUT', `/printers/${id}`, { ...plain, station: nothing })).status).toBe(400);
    expect((await menu.ofMenu('PUT', `/printers/${id}`, { ...plain, station: { prints: 'everything' } })).status).toBe(
      200,
    );
    expect(await printerNamed('Oven')).toBeUndefined();
    expect((await menu.printers())[0]).not.toHaveProperty('station');
  });

  it('do not turn one protocol into another', async () => {
    const { id } = await addBar();
    const changed = { kind: 'cloud', protocol: 'cloudprnt', name: 'Bar', paper: 80 };
    expect(await (await menu.ofMenu('PUT', `/printers/${id}`, changed)).json()).toMatchObject({
      code: 'notify.printer_kind_fixed',
    });
    expect(
      (await menu.ofMenu('PUT', `/printers/${id}`, { ...changed, protocol: undefined, letters: 'japanese' })).status,
    ).toBe(200);
    expect(await printerNamed('Bar')).toMatchObject({ protocol: 'epson', letters: 'japanese' });
  });

  it('name the second language of the menu', async () => {
    expect((await menu.channels()).print.secondLanguage).toBe('es');
  });
});
