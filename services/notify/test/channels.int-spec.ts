import { randomBytes, randomUUID } from 'node:crypto';
import { BusinessErasedV1, Channels, OWNER_COOKIE, type MenuSnapshot } from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import { codeOf, LOOPBACK, PrintingMenu, problem } from './printing-menu';
import { menuSnapshot, orderPlaced } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

let notify: RunningWithTwilio;
let menu: PrintingMenu;

async function start(more: Partial<MenuSnapshot> = {}): Promise<void> {
  notify = await RunningWithTwilio.start(LOOPBACK);
  menu = await PrintingMenu.start(notify, more);
}

afterEach(async () => {
  await menu.stop();
  await notify.stop();
});

describe('the channels of a menu', () => {
  it('are shown to and changed by nobody but who may edit the menu', async () => {
    const businessId = randomUUID();
    await start({ businessId });
    const authority = await StandInAuthority.start(notify.neighbours.nats);
    await waitFor('the keys', () => notify.app.get(TokenVerifier).knows(authority.keyId));
    const { id } = await menu.network();
    const member = { id: businessId, role: 'staff', manages: true } as const;
    const session = randomUUID();
    const ended = await authority.cookie({ session, businesses: [member] });
    await authority.end(session);
    await waitFor(
      'the session to be over',
      async () => (await menu.ofMenu('GET', '/channels', undefined, { cookie: ended })).status === 401,
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
      ['PUT', `/printers/${id}`, { kind: 'network', name: 'Evil', paper: 80, host: menu.printer.host }],
      ['POST', `/printers/${id}/address`],
      ['DELETE', `/printers/${id}`],
    ];
    let tries = 0;
    for (const [who, [headers, status]] of Object.entries(strangers)) {
      for (const [method, path, body] of routes) {
        tries += 1;
        expect([who, method, path, (await menu.ofMenu(method, path, body, headers)).status]).toEqual([
          who,
          method,
          path,
          status,
        ]);
      }
    }
    process.stdout.write(`channels: ${tries} tries without a right found no way in\n`);
    expect((await menu.channels()).print.printers.map(({ name }) => name)).toEqual(['Kitchen']);
    expect(notify.twilio.taken).toEqual([]);
    expect(
      (await menu.ofMenu('GET', '/channels', undefined, { cookie: await authority.cookie({ businesses: [member] }) }))
        .status,
    ).toBe(200);
  });

  it('of a menu that is not there are not there', async () => {
    await start();
    await notify.neighbours.answerSnapshots(null);
    expect(await problem(await menu.ofMenu('GET', '/channels'))).toEqual([404, 'notify.menu_not_found']);
  });

  it('open the WhatsApp chat that guests get, and none with a number whose country cannot be told', async () => {
    await start();
    expect((await menu.channels()).whatsapp).toEqual({
      on: true,
      number: '(415) 555-0132',
      testLink: expect.stringMatching(/^https:\/\/wa\.me\/14155550132\?text=This%20is%20a%20test/),
    });
    await notify.neighbours.answerSnapshots({
      ...menu.snapshot,
      version: 2,
      restaurantPhone: '030 1234567',
      currency: 'EUR',
    });
    expect((await menu.channels()).whatsapp).toEqual({ on: true, number: '030 1234567' });
  });
});

describe('a test by text message', () => {
  beforeEach(() => start());

  it('goes to the number of the menu, is followed to its arrival, and confirms the number when it is answered', async () => {
    expect((await menu.channels()).sms).toEqual({
      on: true,
      number: '(415) 555-0132',
      confirmed: false,
      stopped: false,
    });
    const test = await menu.tested({ channel: 'sms' });
    expect(test).toEqual({ id: expect.any(String), state: 'queued', createdAt: expect.any(String) });
    const [taken] = await notify.taken(1);
    expect([taken?.to, taken?.body]).toEqual([
      '+14155550132',
      expect.stringContaining('Trattoria Lavagna: this is a test'),
    ]);
    await menu.lastTest(test.id, 'sent');
    await notify.twilio.report(taken!, 'delivered');
    await menu.lastTest(test.id, 'delivered');
    expect(await notify.twilio.say('+14155550132', '1')).toContain('this number is confirmed');
    expect((await menu.channels()).sms).toMatchObject({ confirmed: true });
  });

  it('says why it failed', async () => {
    notify.twilio.behaviours.push({ status: 400, code: 21635 });
    const { id } = await menu.tested({ channel: 'sms' });
    expect((await menu.lastTest(id, 'failed')).reason).toContain('it is a landline');
  });

  it('says that it did not arrive though the carrier took it', async () => {
    const { id } = await menu.tested({ channel: 'sms' });
    const [taken] = await notify.taken(1);
    await notify.twilio.report(taken!, 'undelivered', 30003);
    expect((await menu.lastTest(id, 'failed')).reason).toBeTruthy();
  });

  it('is sent three times a day to a number that nobody confirmed, though all are asked for at once, and takes nothing from orders', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => menu.ofMenu('POST', '/test-messages', { channel: 'sms' })),
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
    expect(await codeOf(menu.ofMenu('POST', '/test-messages', { channel: 'sms' }))).toBe('notify.number_stopped');
    expect((await menu.channels()).sms.stopped).toBe(true);
    await notify.neighbours.answerSnapshots({ ...menu.snapshot, version: 2, restaurantPhone: undefined });
    expect(await codeOf(menu.ofMenu('POST', '/test-messages', { channel: 'sms' }))).toBe('notify.no_number');
  });

  it('is shown as it goes, on the open page', async () => {
    const stream = await menu.ofMenu('GET', '/channels/events');
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
    await menu.tested({ channel: 'sms' });
    const [taken] = await notify.taken(1);
    await notify.settled();
    await notify.twilio.report(taken!, 'delivered');
    await read;
    expect([...states]).toContain('delivered');
  });
});

describe('what is left of a business that is gone', () => {
  it('is nothing: no number, no printer, no message, once and for a repeat', async () => {
    const businessId = randomUUID();
    await start({ businessId });
    await notify.neighbours.publishMenu(menu.snapshot);
    await notify.neighbours.publishMenu(
      menuSnapshot({ shareId: 'other', version: 1, businessId: randomUUID(), restaurantPhone: '(207) 555-0101' }),
    );
    await waitFor('both menus', async () => (await notify.database.query('SELECT 1 FROM recipients')).rowCount === 2);
    await menu.network();
    const order = orderPlaced({ channels: ['sms', 'print'] });
    await notify.neighbours.publishOrder(order);
    await notify.neighbours.publishOrder(orderPlaced({ shareId: 'other' }));
    await notify.taken(2);
    await menu.tickets(1);
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
