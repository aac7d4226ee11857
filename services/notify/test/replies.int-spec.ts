import { ReplyReceivedV2 } from '@chalkboard/contracts';
import { orderPlaced, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const RESTAURANT = '+14155550132';
const CUSTOMER = '+14155550199';

describe('answering by text, on a real Postgres and a real NATS', () => {
  let running: RunningWithTwilio;

  beforeEach(async () => {
    running = await RunningWithTwilio.start();
    await running.neighbours.answerTickets();
  });

  afterEach(() => running.stop());

  const place = async (orderNumber: string) => {
    const order = orderPlaced({ orderNumber });
    const count = running.twilio.taken.length;
    await running.neighbours.publishOrder(order);
    await running.taken(count + 1);
    await running.settled();
    return order;
  };
  const replies = async () =>
    (await running.neighbours.told(ReplyReceivedV2)).map(({ data }) => data as ReplyReceivedV2);

  it.each([
    ['1', { answer: 'accept', moreMinutes: 0 }, 'accepted'],
    ['later', { answer: 'accept', moreMinutes: 15 }, 'accepted with 15 minutes more'],
    ['2 40', { answer: 'accept', moreMinutes: 40 }, 'accepted with 40 minutes more'],
    ['No.', { answer: 'reject', moreMinutes: 0 }, 'turned down'],
  ])('%s answers the order that was sent there', async (text, reply, confirmed) => {
    const { orderId } = await place('K7F4M');
    expect(await running.twilio.say(RESTAURANT, text)).toBe(`Order K7F4M: ${confirmed}. We are telling the customer.`);
    const [received] = await running.published(ReplyReceivedV2);
    expect([received?.subject, received?.data]).toEqual([orderId, expect.objectContaining({ orderId, ...reply })]);
    expect((await running.database.query('SELECT 1 FROM confirmed_numbers')).rowCount).toBe(1);
  });

  it('is about the last order that still waits, and says which others do', async () => {
    const first = await place('F1RST');
    const last = await place('LAST1');
    expect(await running.twilio.say(RESTAURANT, '1')).toBe(
      'Order LAST1: accepted. We are telling the customer. Still waiting: F1RST. Your next reply is about F1RST.',
    );
    expect(await running.twilio.say(RESTAURANT, '3')).toBe('Order F1RST: turned down. We are telling the customer.');
    expect(await running.twilio.say(RESTAURANT, '1')).toBe('No order is waiting for an answer from this number.');
    await running.published(ReplyReceivedV2, 2);
    expect((await replies()).map(({ orderId, answer }) => [orderId, answer])).toEqual([
      [last.orderId, 'accept'],
      [first.orderId, 'reject'],
    ]);
  });

  it('can name an order, and leaves alone what was answered on the board', async () => {
    const first = await place('F1RST');
    const second = await place('SEC0N');
    const third = await place('TH1RD');
    await running.handled(running.neighbours.publishChange(statusChanged(third, { means: 'board' })));
    expect(await running.twilio.say(RESTAURANT, '1 TH1RD')).toMatch(/^No order TH1RD is waiting/);
    expect(await running.twilio.say(RESTAURANT, 'f1rst 2')).toMatch(
      /^Order F1RST: accepted with 15 minutes more\. .* Still waiting: SEC0N\./,
    );
    await running.published(ReplyReceivedV2);
    expect((await replies()).map(({ orderId }) => orderId)).toEqual([first.orderId]);
    expect(await running.twilio.say(RESTAURANT, 'ok')).toMatch(/^Order SEC0N: accepted\./);
    expect((await running.published(ReplyReceivedV2, 2))[1]?.data).toMatchObject({ orderId: second.orderId });
  });

  it('finds an order that is named, however many wait', async () => {
    await place('F1RST');
    await running.twilio.say(RESTAURANT, '1');
    await place('SEC0N');
    const count = running.twilio.taken.length;
    for (let number = 0; number < 51; number += 1)
      await running.neighbours.publishOrder(orderPlaced({ orderNumber: `N${String(number).padStart(4, '0')}` }));
    await running.taken(count + 51);
    await running.settled();
    expect(await running.twilio.say(RESTAURANT, '1 SEC0N')).toMatch(/^Order SEC0N: accepted\./);
  });

  it('has one effect and one answer, however often the call comes', async () => {
    await place('F1RST');
    await place('LAST1');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => running.twilio.say(RESTAURANT, '1', { sid: 'SMrepeated' })),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^Order LAST1: accepted\./);
    expect(await running.written(ReplyReceivedV2)).toBe(1);
  });

  it('counts no more when ordering says that nobody has answered all the same', async () => {
    const order = await place('K7F4M');
    await running.twilio.say(RESTAURANT, '1');
    await running.handled(running.neighbours.publishEscalation(order, 'second_message'));
    expect(await running.twilio.say(RESTAURANT, '1')).toMatch(/^Order K7F4M: accepted\./);
    await running.published(ReplyReceivedV2, 2);
  });

  it('is nothing that a customer can do', async () => {
    const order = await place('K7F4M');
    await running.handled(running.neighbours.publishEscalation(order, 'tell_customer'));
    await running.taken(2);
    expect(await running.twilio.say(CUSTOMER, '1')).toMatch(/nobody reads messages to this number/);
    expect(await running.written(ReplyReceivedV2)).toBe(0);
  });

  it('helps whom it does not understand, but not all day', async () => {
    await place('K7F4M');
    expect(await running.twilio.say(RESTAURANT, 'help')).toMatch(/Reply 1 to accept/);
    expect(await running.twilio.say(RESTAURANT, 'We are closed today')).toMatch(
      /^We did not understand this\. Reply 1 to accept/,
    );
    await running.twilio.say(RESTAURANT, 'We are closed today');
    await running.twilio.say(RESTAURANT, 'We are closed today');
    expect(await running.twilio.say(RESTAURANT, 'We are closed today')).toBeUndefined();
    expect(await running.twilio.say(RESTAURANT, '1')).toMatch(/^Order K7F4M: accepted\./);
  });

  it('is taken from the provider only', async () => {
    await place('K7F4M');
    const url = 'http://chalkboard.test/api/notify/twilio/inbound';
    const response = await running.twilio.call(url, { MessageSid: 'SM9', From: RESTAURANT, Body: '1' }, 'forged');
    expect(response.status).toBe(403);
    expect(await running.written(ReplyReceivedV2)).toBe(0);
  });

  it('keeps no number and no word of what came in', async () => {
    await place('K7F4M');
    await running.twilio.say(RESTAURANT, 'STOP');
    const kept = await running.database.query('SELECT i.*, o.* FROM inbound_messages i, opt_outs o');
    expect(kept.rowCount).toBe(1);
    expect(JSON.stringify(kept.rows)).not.toContain(RESTAURANT.slice(1));
  });
});
