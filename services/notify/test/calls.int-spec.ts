import { CallChangedV1 } from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import { hashOf } from '../src/domain/destination';
import { MakeCallsHandler } from '../src/features/make-calls/make-calls.handler';
import { menuSnapshot, orderPlaced, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';
import type { CallBehaviour } from './twilio-stand-in';

const RESTAURANT = '+14155550132';
const KEY = 'http://chalkboard.test/api/notify/twilio/call-key';

describe('calling a restaurant that does not answer, on a real Postgres and a real NATS', () => {
  let running: RunningWithTwilio;

  beforeEach(async () => {
    running = await RunningWithTwilio.start();
    await running.neighbours.answerTickets();
  });

  afterEach(() => running.stop());

  const confirm = () =>
    running.database.query('INSERT INTO confirmed_numbers (destination_hash, since) VALUES ($1, now())', [
      hashOf('sms', RESTAURANT),
    ]);
  const place = async () => {
    const order = orderPlaced();
    await running.handled(running.neighbours.publishOrder(order));
    await running.settled();
    return order;
  };
  /** A confirmed restaurant has an order that waits, and its call is due. */
  const due = async (...behaviours: CallBehaviour[]) => {
    await confirm();
    const order = await place();
    running.twilio.callBehaviours.push(...behaviours);
    await running.handled(running.neighbours.publishCallDue(order));
    return order;
  };
  const told = async (count: number) =>
    (await running.published(CallChangedV1, count)).map(({ data }) => data as CallChangedV1);
  const states = async (count: number) => (await told(count)).map(({ state }) => state);

  it('says whose order waits and asks for a key; the key counts as seen, and once', async () => {
    const order = await due({ then: ['initiated', 'in-progress'] });
    await told(1);
    const [call] = running.twilio.calls;
    expect(call).toMatchObject({
      to: RESTAURANT,
      from: '+15005550006',
      events: ['initiated', 'answered', 'completed'],
    });
    expect(call!.markup).toContain(
      '<Say language="en-US">This is an automatic call for Trattoria Lavagna. Order K 7 F 4 M,',
    );
    expect(await running.twilio.press(call!, '7')).toContain('Press 1 to say');
    for (let time = 0; time < 3; time += 1)
      expect(await running.twilio.press(call!, '1')).toContain('Thank you. Please answer the order');
    expect(await running.twilio.reportCall(call!, 'completed')).toBe(204);
    expect(await told(2)).toMatchObject([
      { orderId: order.orderId, state: 'calling' },
      { orderId: order.orderId, state: 'seen' },
    ]);
    expect(await running.written(CallChangedV1)).toBe(2);
    const kept = await running.database.query('SELECT destination, words FROM calls');
    expect(kept.rows).toEqual([{ destination: null, words: null }]);
  });

  it('speaks the language of the menu', async () => {
    await running.neighbours.answerSnapshots(menuSnapshot({ language: 'de-AT', version: 2 }));
    await due({ then: [] });
    await told(1);
    expect(running.twilio.calls[0]!.markup).toContain('<Say language="de-DE">Dies ist ein automatischer Anruf');
  });

  it.each([
    ['busy', 'The line was busy.'],
    ['no-answer', 'Nobody picked up.'],
    ['failed', 'The call could not be connected. Please check the number.'],
  ] as const)('that is %s has failed, and why is said in plain words', async (status, reason) => {
    await due({ then: ['initiated', status] });
    expect((await told(2)).at(-1)).toMatchObject({ state: 'failed', reason });
    expect(running.twilio.callRequests).toBe(1);
  });

  it('that was picked up without a key is answered, and no more', async () => {
    await due({ then: ['initiated', 'in-progress', 'completed'] });
    expect(await states(2)).toEqual(['calling', 'answered']);
  });

  it('is made once, however often the step comes', async () => {
    const order = await due({ then: ['initiated'] });
    await told(1);
    const id = await running.neighbours.publishCallDue(order);
    await running.handled(Promise.resolve(id));
    await running.neighbours.publishCallDue(order, id);
    await running.app.get(MakeCallsHandler).execute();
    expect([running.twilio.callRequests, (await running.database.query('SELECT 1 FROM calls')).rowCount]).toEqual([
      1, 1,
    ]);
  });

  it('is made later where the provider surely did not take it, and never where it may have', async () => {
    await due({ status: 429, code: 20429 }, { status: 500 });
    const once = async (state: string, attempts: number) =>
      (await running.database.query('SELECT 1 FROM calls WHERE state = $1 AND attempts = $2', [state, attempts]))
        .rowCount;
    await waitFor('a call that was put off', () => once('pending', 1));
    await running.database.query("UPDATE calls SET next_attempt_at = now() WHERE state = 'pending'");
    await waitFor('its second attempt', async () => (running.twilio.callRequests === 2 ? once('placing', 2) : null));
    await running.database.query("UPDATE calls SET lease_until = now() - interval '1 second' WHERE state = 'placing'");
    expect(await told(1)).toMatchObject([
      { state: 'failed', reason: 'It is not known whether this call was made, so it was not made again.' },
    ]);
    expect(running.twilio.callRequests).toBe(2);
  });

  it('whose answer was lost is known by its report', async () => {
    await due('lost');
    await waitFor('the call', () => running.twilio.calls.length > 0);
    await running.twilio.reportCall(running.twilio.calls[0]!, 'initiated');
    await running.twilio.press(running.twilio.calls[0]!, '1');
    expect(await states(2)).toEqual(['calling', 'seen']);
    expect(running.twilio.callRequests).toBe(1);
  });

  it('goes to confirmed numbers alone, never to one that has said STOP, and within the limits of texts', async () => {
    const unconfirmed = await place();
    await running.handled(running.neighbours.publishCallDue(unconfirmed));
    expect((await told(1))[0]).toMatchObject({ state: 'failed', reason: expect.stringContaining('not confirmed') });

    await confirm();
    await running.twilio.say(RESTAURANT, 'STOP');
    const stopped = orderPlaced({ orderNumber: 'ST0PP' });
    await running.handled(running.neighbours.publishCallDue(stopped));
    expect((await told(2))[1]).toMatchObject({
      state: 'failed',
      reason: 'This number has asked to get no more messages.',
    });

    await running.twilio.say(RESTAURANT, 'START');
    await running.database.query("UPDATE daily_counts SET messages = 1000 WHERE kind = 'restaurant'");
    const many = orderPlaced({ orderNumber: 'MANY0' });
    await running.handled(running.neighbours.publishCallDue(many));
    expect((await told(3))[2]).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('1000 messages a day'),
    });
    expect(running.twilio.callRequests).toBe(0);
  });

  it('is not made when the order was answered meanwhile', async () => {
    await confirm();
    const order = await place();
    await running.handled(running.neighbours.publishChange(statusChanged(order)));
    await running.handled(running.neighbours.publishCallDue(order));
    await running.app.get(MakeCallsHandler).execute();
    expect([running.twilio.callRequests, await running.written(CallChangedV1)]).toEqual([0, 0]);
  });

  it('takes keys and reports from the provider only', async () => {
    await due({ then: [] });
    await told(1);
    const { rows } = await running.database.query<{ id: string }>('SELECT id FROM calls');
    const form = { CallSid: running.twilio.calls[0]!.sid, Digits: '1' };
    expect((await running.twilio.call(`${KEY}?call=${rows[0]!.id}`, form, 'forged')).status).toBe(403);
    expect(
      (
        await running.twilio.call(
          `${KEY.replace('key', 'status')}?call=${rows[0]!.id}`,
          { CallSid: form.CallSid, CallStatus: 'busy' },
          'forged',
        )
      ).status,
    ).toBe(403);
    expect(await running.written(CallChangedV1)).toBe(1);
  });
});
