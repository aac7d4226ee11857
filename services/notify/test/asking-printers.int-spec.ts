import { NewPrinter, NotificationDeliveredV1, NotificationFailedV1, OrderPlacedV1 } from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import { NOT_FETCHED, PRINTER_REMOVED } from '../src/domain/printer';
import { codeOf, LOOPBACK, PrintingMenu, problem } from './printing-menu';
import { orderPlaced } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

let notify: RunningWithTwilio;
let menu: PrintingMenu;

beforeEach(async () => {
  notify = await RunningWithTwilio.start(LOOPBACK);
  menu = await PrintingMenu.start(notify);
});
afterEach(async () => {
  await menu.stop();
  await notify.stop();
});

const onPaper = (more: Partial<OrderPlacedV1> = {}) => orderPlaced({ channels: ['print'], ...more });

describe('a printer that asks for its tickets', () => {
  const path = (pollUrl = '') => new URL(pollUrl).pathname.replace('/api/notify', '');
  const poll = async (at: string, statusCode = '200%20OK') =>
    (
      await menu.call(
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
    menu.call(
      'GET',
      `${at}?mac=00%3A11&type=${encodeURIComponent(type)}${token ? `&token=${token}` : ''}`,
      undefined,
      {},
    );
  const result = (at: string, code: string, token?: string) =>
    menu.call('DELETE', `${at}?code=${encodeURIComponent(code)}${token ? `&token=${token}` : ''}`, undefined, {});

  it('fetches a ticket once, as it chooses, and says that it printed it', async () => {
    const bar = await menu.cloud();
    const at = path(bar.pollUrl);
    expect(await poll(at)).toEqual({ jobReady: false });
    const order = onPaper();
    await notify.neighbours.publishOrder(order);
    const { jobToken, mediaTypes } = await ready(at);
    expect(mediaTypes).toEqual(['application/vnd.star.starprnt', 'text/plain']);
    expect((await menu.channels()).print.printers[0]?.lastOrder?.state).toBe('queued');
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
    expect((await menu.channels()).print.printers[0]).toMatchObject({
      lastOrder: { state: 'delivered' },
      seenAt: expect.any(String),
    });
  });

  it('is given text where it has not every letter, and knows no tokens when it is old', async () => {
    const at = path((await menu.cloud()).pollUrl);
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
    const at = path((await menu.cloud()).pollUrl);
    await notify.neighbours.publishOrder(onPaper());
    const { jobToken } = await ready(at);
    await fetched(at, 'text/plain', jobToken);
    await result(at, '410 Out of paper', jobToken);
    await poll(at, '410');
    const [bar] = (await menu.channels()).print.printers;
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
    const at = path((await menu.cloud()).pollUrl);
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
    await menu.cloud();
    await notify.neighbours.publishOrder(onPaper());
    await waitFor('the ticket', async () => (await notify.records('id')).length === 1);
    await notify.hurry();
    const [failed] = await notify.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ channel: 'print', reason: NOT_FETCHED });
  });

  it('is known by a secret that nobody can read here, that can be revoked, and that opens one printer’s tickets only', async () => {
    const bar = await menu.cloud();
    const at = path(bar.pollUrl);
    const secret = at.split('/').at(-1)!;
    const kept = await notify.database.query<{ text: string }>(
      "SELECT string_agg(printers::text, ' ') AS text FROM printers",
    );
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(kept.rows[0]?.text).not.toContain(secret);
    expect(JSON.stringify(await menu.channels())).not.toContain(secret);
    const second = await menu.added({ kind: 'cloud', name: 'Second', paper: 80 });
    await menu.tested({ channel: 'print', printerId: bar.id });
    const { jobToken } = await ready(at);
    expect(await codeOf(fetched(path(second.pollUrl), 'text/plain', jobToken))).toBe('notify.printer_not_found');
    const renewed = NewPrinter.parse(await (await menu.ofMenu('POST', `/printers/${bar.id}/address`)).json());
    for (const refused of [
      await menu.call('POST', at, {}, {}),
      await fetched(at, 'text/plain', jobToken),
      await result(at, '200', jobToken),
    ])
      expect(await problem(refused)).toEqual([404, 'notify.printer_not_found']);
    expect((await poll(path(renewed.pollUrl))).jobReady).toBe(true);
    expect((await fetched(path(renewed.pollUrl), 'image/png', jobToken)).status).toBe(415);
  });

  it('that is removed leaves no ticket waiting', async () => {
    const { id } = await menu.cloud();
    await notify.neighbours.publishOrder(onPaper());
    await waitFor('the ticket', async () => (await notify.records('id')).length === 1);
    expect((await menu.ofMenu('DELETE', `/printers/${id}`)).status).toBe(204);
    const [failed] = await notify.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ reason: PRINTER_REMOVED });
    expect((await menu.channels()).print.printers).toEqual([]);
  });
});
