import { randomUUID } from 'node:crypto';
import {
  DrillAnsweredV1,
  DrillDueV1,
  DrillUnheardV1,
  NotificationDeliveredV1,
  NotificationFailedV1,
  ReplyReceivedV2,
} from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import { hashOf } from '../src/domain/destination';
import { PrinterStandIn } from './printer-stand-in';
import { menuSnapshot, orderPlaced } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const RESTAURANT = '+14155550132';
const MINUTE_MS = 60_000;
const BUSINESS = '7b0f4a5e-1f60-4c4e-8a2e-0f6d3d0c7c11';

describe('an opening drill, on a real Postgres and a real NATS', () => {
  let running: RunningWithTwilio;

  beforeEach(async () => {
    running = await RunningWithTwilio.start({ PRINTER_NETWORKS: '127.0.0.0/8' });
    await running.neighbours.answerTickets();
    await running.neighbours.answerContacts({});
  });

  afterEach(() => running.stop());

  const confirm = () =>
    running.database.query(
      'INSERT INTO confirmed_numbers (destination_hash, since) VALUES ($1, now()) ON CONFLICT DO NOTHING',
      [hashOf('sms', RESTAURANT)],
    );
  const dueOf = (more: Partial<DrillDueV1> = {}): DrillDueV1 => ({
    drillId: randomUUID(),
    shareId: 'demo',
    by: 'messages',
    dueAt: new Date().toISOString(),
    opensAt: new Date(Date.now() + 30 * MINUTE_MS).toISOString(),
    ...more,
  });
  const publish = async (due: DrillDueV1, id?: string) => {
    const published = running.neighbours.publish(DrillDueV1, due.drillId, due, id);
    await running.handled(published);
    return published;
  };
  const drill = async (more: Partial<DrillDueV1> = {}) => {
    await confirm();
    const due = dueOf(more);
    await publish(due);
    await running.settled();
    return due;
  };
  const alarm = async ({ drillId, shareId, opensAt }: DrillDueV1) => {
    const data = { drillId, shareId, opensAt, pausedAt: opensAt } satisfies DrillUnheardV1;
    await running.handled(running.neighbours.publish(DrillUnheardV1, drillId, data));
    await running.settled();
  };
  const answers = async () => running.written(DrillAnsweredV1);
  const withPrinter = async (printer: PrinterStandIn) => {
    await running.neighbours.answerSnapshots(
      menuSnapshot({ version: 2, restaurantPhone: '', channels: { sms: false, whatsapp: false, print: true } }),
    );
    await running.database.query(
      `INSERT INTO printers (share_id, kind, name, paper, host, port, created_at) VALUES ('demo', 'network', 'Kitchen', 80, $1, 9100, now())`,
      [printer.host],
    );
  };

  it('asks the confirmed number once, and an OK is told once, however often it comes', async () => {
    const due = await drill();
    const id = await publish({ ...due });
    await running.neighbours.publish(DrillDueV1, due.drillId, due, id);
    expect((await running.taken(1))[0]!.body).toContain('opening drill. Reply OK');
    const [delivered] = await running.published(NotificationDeliveredV1);
    expect(delivered!.data).toMatchObject({ drillId: due.drillId, channel: 'sms', purpose: 'test' });
    for (let time = 0; time < 3; time += 1)
      expect(await running.twilio.say(RESTAURANT, 'Ok!', { sid: 'SMsame' })).toBe(
        'Thank you, your restaurant is reached.',
      );
    expect(running.twilio.taken).toHaveLength(1);
    const [answered] = await running.published(DrillAnsweredV1);
    expect(answered!.data).toMatchObject({ drillId: due.drillId, shareId: 'demo', channel: 'sms' });
    expect(await answers()).toBe(1);
  });

  it('is asked of no number that nobody confirmed, or that has said STOP', async () => {
    await publish(dueOf());
    await running.settled();
    await running.twilio.say(RESTAURANT, 'STOP');
    await drill();
    expect(running.twilio.taken).toEqual([]);
  });

  it('is not asked when too little time is left to answer', async () => {
    await drill({ opensAt: new Date(Date.now() + 4 * MINUTE_MS).toISOString() });
    expect(running.twilio.taken).toEqual([]);
    expect(await running.written(NotificationDeliveredV1)).toBe(0);
  });

  it('accepts no order by its OK, and is answered by whoever accepts one', async () => {
    await confirm();
    await running.handled(running.neighbours.publishOrder(orderPlaced({ orderNumber: 'K7F4M' })));
    await running.settled();
    await drill();
    expect(await running.twilio.say(RESTAURANT, 'OK')).toMatch(
      /^Thank you, your restaurant is reached\. Order K7F4M is waiting\. Reply 1 to accept/,
    );
    expect(await running.written(ReplyReceivedV2)).toBe(0);
    expect(await running.twilio.say(RESTAURANT, 'OK')).toMatch(/^Order K7F4M: accepted/);

    await running.handled(running.neighbours.publishOrder(orderPlaced({ orderNumber: 'SEC0N' })));
    await running.settled();
    await publish(dueOf());
    await running.settled();
    expect(await running.twilio.say(RESTAURANT, '1')).toMatch(/^Order SEC0N: accepted/);
    expect(await answers()).toBe(2);
  });

  it('leaves OK to orders once it is over, unless nobody was heard', async () => {
    const due = await drill();
    await running.database.query("UPDATE drills SET opens_at = now() - interval '1 minute'");
    await running.handled(running.neighbours.publishOrder(orderPlaced({ orderNumber: 'K7F4M' })));
    await running.settled();
    expect(await running.twilio.say(RESTAURANT, 'OK')).toMatch(/^Order K7F4M: accepted/);
    await alarm(due);
    expect(await running.twilio.say(RESTAURANT, 'OK')).toBe('Thank you, your restaurant is reached.');
    expect(await answers()).toBe(1);
  });

  it('speaks the language of the menu, and takes its words', async () => {
    await running.neighbours.answerSnapshots(menuSnapshot({ language: 'fr-FR', version: 2 }));
    await drill();
    expect((await running.taken(1))[0]!.body).toContain('test avant ouverture. Répondez OK');
    expect(await running.twilio.say(RESTAURANT, 'oui')).toBe('Merci, votre restaurant est joignable.');
    expect(await answers()).toBe(1);
  });

  it('is printed, and its paper is the answer', async () => {
    const printer = await PrinterStandIn.start();
    await withPrinter(printer);
    const due = await drill();
    const [delivered] = await running.published(NotificationDeliveredV1);
    expect(delivered!.data).toMatchObject({ drillId: due.drillId, channel: 'print', arrived: true });
    expect(printer.tickets[0]).toContain('This is not an order.');
    await printer.switchOff();
  });

  it('is tried by the way of orders when a printer has no paper, or the provider is down', async () => {
    const printer = await PrinterStandIn.start();
    printer.behaviours.push('no-paper');
    await withPrinter(printer);
    await confirm();
    await publish(dueOf());
    await running.putOff();
    await running.hurry();
    await running.settled();
    expect(await running.written(NotificationFailedV1)).toBe(0);
    expect(await running.written(NotificationDeliveredV1)).toBe(1);
    await printer.switchOff();
  });

  it('counts as a test: it takes nothing from orders, and too many tests hold it back', async () => {
    const due = await drill();
    const counted = await running.database.query<{ kind: string }>('SELECT DISTINCT kind FROM daily_counts');
    expect(counted.rows).toEqual([{ kind: 'test' }]);
    await running.database.query("UPDATE daily_counts SET messages = 10 WHERE kind = 'test'");
    await publish({ ...due, drillId: randomUUID() });
    await running.settled();
    expect(running.twilio.taken).toHaveLength(1);
    expect(await running.written(NotificationFailedV1)).toBe(0);
  });

  it('calls the confirmed number where that is asked for; a key answers it, once', async () => {
    running.twilio.callBehaviours.push({ then: ['initiated', 'in-progress'] });
    const due = await drill();
    await publish({ ...due, by: 'call' });
    await publish({ ...due, by: 'call' });
    await running.published(NotificationDeliveredV1);
    const [call] = await waitFor('the call', () => running.twilio.calls.length > 0 && running.twilio.calls);
    if (!call) throw new Error('no call');
    expect(call.markup).toContain('This is the opening drill for Trattoria Lavagna');
    for (let time = 0; time < 2; time += 1)
      expect(await running.twilio.press(call, '1')).toContain('Thank you. Your restaurant is reached.');
    expect((await running.published(DrillAnsweredV1))[0]!.data).toMatchObject({ channel: 'call' });
    expect([await answers(), running.twilio.callRequests]).toEqual([1, 1]);
  });

  it('calls nobody once it is answered', async () => {
    const due = await drill();
    await running.twilio.say(RESTAURANT, 'OK');
    await publish({ ...due, by: 'call' });
    expect((await running.database.query('SELECT 1 FROM calls')).rowCount).toBe(0);
  });

  it('that nobody answered is told on every channel once, with how to open again', async () => {
    await running.neighbours.answerSnapshots(menuSnapshot({ version: 3, businessId: BUSINESS }));
    await running.neighbours.answerContacts({ phone: '+14155550177', email: 'chef@example.com' });
    await running.neighbours.answerBusinesses({
      businessName: 'Trattoria',
      ownerName: 'Ada',
      email: 'ada@example.com',
      language: 'de',
      languageChosen: true,
      registrationStatus: 'approved',
    });
    await running.database.query('DELETE FROM recipients');
    const due = await drill();
    await alarm(due);
    await alarm(due);
    const texts = running.twilio.taken.filter(({ body }) => body.includes('nobody answered the opening drill'));
    expect(texts.map(({ to }) => to).sort()).toEqual([RESTAURANT, '+14155550177']);
    expect(running.smtp.taken.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'chef@example.com']);
    // The owner chose a language of their own; the other contact reads what the restaurant does.
    const subjectTo = (reader: string) => running.smtp.taken.find(({ to }) => to === reader)?.headers.subject;
    expect(subjectTo('ada@example.com')).toContain('Bestellungen sind pausiert');
    expect(subjectTo('chef@example.com')).toContain('ordering is paused');
    expect(await running.twilio.say('+14155550177', 'ok')).toBe('Thank you, your restaurant is reached.');
    expect(await answers()).toBe(1);
  });

  it('whose answer overtook the alarm raises none', async () => {
    const due = await drill();
    await running.twilio.say(RESTAURANT, 'OK');
    await alarm(due);
    expect(running.twilio.taken).toHaveLength(1);
  });
});
