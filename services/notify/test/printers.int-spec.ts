import { randomUUID } from 'node:crypto';
import {
  NotificationDeliveredV1,
  NotificationFailedV1,
  OrderCorrectedV1,
  OrderPlacedV1,
  type Printer,
} from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import { NO_PRINTER } from '../src/domain/printer';
import { contentsOf, orderCorrected } from './corrected-orders';
import { PrinterStandIn } from './printer-stand-in';
import { codeOf, LOOPBACK, PrintingMenu, problem } from './printing-menu';
import { orderPlaced, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

let notify: RunningWithTwilio;
let menu: PrintingMenu;

async function start(more: Record<string, string> = LOOPBACK): Promise<void> {
  notify = await RunningWithTwilio.start(more);
  menu = await PrintingMenu.start(notify);
}

afterEach(async () => {
  await menu.stop();
  await notify.stop();
});

const onPaper = (more: Partial<OrderPlacedV1> = {}) => orderPlaced({ channels: ['print'], ...more });

describe('tickets on a network printer', () => {
  beforeEach(() => start());

  it('come once for an order, however often its event does', async () => {
    const { id } = await menu.network();
    const order = onPaper();
    const event = randomUUID();
    for (let times = 0; times < 5; times++) await notify.neighbours.publish(OrderPlacedV1, order.orderId, order, event);
    await notify.neighbours.consumed(OrderPlacedV1);
    await notify.settled();
    const [ticket] = await menu.tickets(1);
    for (const part of ['K7F4M', 'PICKUP', '2 x Margherita', 'Ada Byron', '! No basil', 'TOTAL'])
      expect(ticket).toContain(part);
    const [delivered] = await notify.published(NotificationDeliveredV1);
    expect(delivered?.data).toMatchObject({
      orderId: order.orderId,
      channel: 'print',
      purpose: 'order',
      provider: 'escpos',
    });
    expect((await menu.channels()).print.printers).toMatchObject([
      { id, lastOrder: { state: 'delivered', orderNumber: 'K7F4M' } },
    ]);
    expect(menu.printer.tickets).toHaveLength(1);
    expect(JSON.stringify(delivered)).not.toContain('Ada');
  });

  it('wait for paper, and come out when it is there', async () => {
    await menu.network();
    menu.printer.behaviours.push(...Array<'no-paper'>(20).fill('no-paper'));
    await notify.neighbours.publishOrder(onPaper());
    await waitFor(
      'the reason',
      async () => (await menu.channels()).print.printers[0]?.lastOrder?.reason === 'The printer is out of paper.',
    );
    menu.printer.behaviours.splice(0, Infinity, 'cover-open');
    const [ticket] = await menu.tickets(1);
    expect(ticket).not.toContain('DUPLICATE');
  });

  it('say that they may be there twice where the line was cut in the middle', async () => {
    await menu.network();
    menu.printer.behaviours.push('cut');
    await notify.neighbours.publishOrder(onPaper());
    const [half, whole] = await menu.tickets(2);
    expect([half, whole].map((ticket) => ticket?.includes('DUPLICATE'))).toEqual([false, true]);
    await notify.settled();
    expect(await notify.records('status, repeated, attempts')).toEqual([
      { status: 'sent', repeated: true, attempts: 2 },
    ]);
  });

  it('are given up after their time, with the reason in words', async () => {
    await menu.network();
    await menu.printer.switchOff();
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
      await menu.network();
      await menu.added({ kind: 'network', name: 'Bar', paper: 58, letters: 'standard', host: other.host, port: 9100 });
      menu.printer.behaviours.push('hang');
      await notify.neighbours.publishOrder(onPaper());
      await waitFor('the ticket at the other printer', () => other.tickets.length === 1);
      expect(menu.printer.tickets).toEqual([]);
    } finally {
      await other.switchOff();
    }
  });

  it('come again after a correction, and are called corrected', async () => {
    await menu.network();
    const order = onPaper();
    await notify.neighbours.publishOrder(order);
    await menu.tickets(1);
    const correctedAt = new Date().toISOString();
    const [line] = order.lines;
    const changed = { ...line!, quantity: 3, allergens: { contains: ['Milk'], mayContain: ['Nuts'] } };
    await notify.neighbours.answerTickets({ contents: contentsOf(order, { lines: [changed], correctedAt }) });
    await notify.neighbours.publish(OrderCorrectedV1, order.orderId, orderCorrected(order, { correctedAt }));
    const [, corrected] = await menu.tickets(2);
    for (const part of ['CORRECTED', 'K7F4M', '3 x Margherita', 'Contains: milk. May contain: nuts.'])
      expect(corrected).toContain(part);
  });

  it('are followed by a slip when the customer cancels', async () => {
    await menu.network();
    const order = onPaper();
    await notify.neighbours.publishOrder(order);
    await menu.tickets(1);
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
    const [, slip] = await menu.tickets(2);
    for (const part of ['K7F4M', 'DO NOT MAKE', 'Changed plans']) expect(slip).toContain(part);
    expect(slip).not.toContain('STOP');
  });

  it('have failed where no printer is set up, and say so', async () => {
    await notify.neighbours.publishOrder(onPaper());
    const [failed] = await notify.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ channel: 'print', reason: NO_PRINTER });
  });

  it('do not keep a number from being confirmed by the link in its message', async () => {
    await menu.network();
    const order = orderPlaced({ channels: ['sms', 'print'] });
    await notify.neighbours.publishOrder(order);
    await notify.settled();
    await menu.tickets(1);
    await notify.taken(1);
    await notify.handled(notify.neighbours.publishChange(statusChanged(order)));
    expect((await menu.channels()).sms.confirmed).toBe(true);
  });
});

describe('a test on a printer', () => {
  beforeEach(() => start());

  it('is delivered when the printer says so', async () => {
    const { id } = await menu.network();
    const test = await menu.tested({ channel: 'print', printerId: id });
    expect(test.state).toBe('queued');
    await menu.lastTest(test.id, 'delivered');
    expect(menu.printer.tickets[0]).toContain('Printer: Kitchen');
  });

  it('is taken, and no more, by a printer that never says anything', async () => {
    const { id } = await menu.network();
    menu.printer.behaviours.push('mute');
    await menu.lastTest((await menu.tested({ channel: 'print', printerId: id })).id, 'sent');
  });

  it('fails soon, with what to do, where nothing listens', async () => {
    const { id } = await menu.network();
    await menu.printer.switchOff();
    const asked = await menu.tested({ channel: 'print', printerId: id });
    expect((await menu.lastTest(asked.id, 'failed')).reason).toContain('switched on');
  });

  it('is not for another menu’s printer', async () => {
    const { id } = await menu.network();
    await notify.database.query("UPDATE printers SET share_id = 'other'");
    expect(await codeOf(menu.ofMenu('POST', '/test-messages', { channel: 'print', printerId: id }))).toBe(
      'notify.printer_not_found',
    );
  });
});

describe('the addresses of printers', () => {
  const asked = (host: string, port?: number) =>
    menu.ofMenu('POST', '/printers', { kind: 'network', name: 'x', paper: 80, host, ...(port && { port }) });

  it('are of the networks that are allowed, and nothing is reached elsewhere', async () => {
    await start();
    for (const host of ['169.254.169.254', '10.0.0.1', '192.168.1.1', '::1', '::ffff:127.0.0.1', '8.8.8.8'])
      expect([host, await problem(await asked(host))]).toEqual([host, [422, 'notify.address_not_allowed']]);
    for (const host of ['localhost', 'printer.example', '2130706433', '127.1'])
      expect([host, (await asked(host)).status]).toEqual([host, 400]);
    for (const port of [22, 80, 5432]) expect((await asked('127.0.0.1', port)).status).toBe(400);
    expect((await menu.channels()).print).toMatchObject({ networkPrinters: true, printers: [] });
  });

  it('are none where nothing is allowed, also for one that was there before', async () => {
    await start({});
    expect(await problem(await asked('127.0.0.1'))).toEqual([422, 'notify.address_not_allowed']);
    expect((await menu.channels()).print.networkPrinters).toBe(false);
    await notify.database.query(
      "INSERT INTO printers (share_id, kind, name, paper, host, port, created_at) VALUES ('demo', 'network', 'Old', 80, $1, 9100, now())",
      [menu.printer.host],
    );
    await notify.neighbours.publishOrder(onPaper());
    const [failed] = await notify.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ reason: expect.stringContaining('may not be sent') });
    expect(menu.printer.connections).toBe(0);
  });

  it('are four at the most, though more are added at once', async () => {
    await start();
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => menu.ofMenu('POST', '/printers', { kind: 'cloud', name: 'Bar', paper: 80 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409]);
  });

  it('can be changed, and the kind cannot', async () => {
    await start();
    const { id } = await menu.network();
    const changed = (await (
      await menu.ofMenu('PUT', `/printers/${id}`, {
        kind: 'network',
        name: 'Oven',
        paper: 58,
        letters: 'japanese',
        host: '127.9.9.9',
      })
    ).json()) as Printer;
    expect(changed).toMatchObject({ name: 'Oven', paper: 58, letters: 'japanese', host: '127.9.9.9', port: 9100 });
    expect(await codeOf(menu.ofMenu('PUT', `/printers/${id}`, { kind: 'cloud', name: 'Oven', paper: 58 }))).toBe(
      'notify.printer_kind_fixed',
    );
    expect(
      await codeOf(
        menu.ofMenu('PUT', `/printers/${id}`, { kind: 'network', name: 'Oven', paper: 58, host: '10.0.0.1' }),
      ),
    ).toBe('notify.address_not_allowed');
  });
});
