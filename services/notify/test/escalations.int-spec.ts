import { NotificationFailedV1 } from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import { CUSTOMER, menuSnapshot, orderPlaced, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const [RESTAURANT, BACKUP, GUEST] = ['+14155550132', '+14155550177', '+14155550199'];

describe('what is told after an order was placed, on a real Postgres and a real NATS', () => {
  let running: RunningWithTwilio;

  beforeEach(async () => {
    running = await RunningWithTwilio.start();
    await running.neighbours.answerTickets({ backup: { phone: '(415) 555-0177', email: 'owner@trattoria.example' } });
  });

  afterEach(() => running.stop());

  const place = async (more: Parameters<typeof orderPlaced>[0] = {}) => {
    const order = orderPlaced(more);
    await running.handled(running.neighbours.publishOrder(order));
    await running.settled();
    return order;
  };
  const sentTo = (number: string) => running.twilio.taken.filter(({ to }) => to === number).map(({ body }) => body);

  it('when nobody answers: the restaurant again, its other number and address, and then the customer', async () => {
    const order = await place();
    for (const step of ['second_message', 'backup', 'tell_customer', 'auto_reject'] as const) {
      await running.handled(running.neighbours.publishEscalation(order, step));
      await running.settled();
    }
    expect(running.twilio.taken.map(({ to }) => to)).toEqual([RESTAURANT, RESTAURANT, BACKUP, GUEST]);
    for (const part of ['nobody has answered order K7F4M yet', 'http://chalkboard.test/board/b0a4d', 'Reply 1 accept'])
      expect(sentTo(RESTAURANT!)[1]).toContain(part);
    expect(sentTo(BACKUP!)[0]).toContain('http://chalkboard.test/board/b0a4d');
    expect(running.smtp.taken).toEqual([expect.objectContaining({ to: 'owner@trattoria.example' })]);
    expect(running.smtp.taken[0]?.body).toContain('http://chalkboard.test/board/b0a4d');
    for (const part of ['Please call them: (415) 555-0132', 'http://chalkboard.test/order/7rack'])
      expect(sentTo(GUEST!)[0]).toContain(part);
  });

  it('the other number can answer as well', async () => {
    const order = await place();
    await running.handled(running.neighbours.publishEscalation(order, 'backup'));
    await running.settled();
    expect(await running.twilio.say(BACKUP!, '1')).toMatch(/^Order K7F4M: accepted\./);
  });

  it('nothing of it, when the order was answered while that was on its way', async () => {
    const order = await place();
    await running.handled(
      running.neighbours.publishChange(
        statusChanged(order, { move: 'reject', status: 'rejected', reason: 'We are closing.' }),
      ),
    );
    await running.settled();
    const before = running.twilio.taken.length;
    for (const step of ['second_message', 'backup', 'tell_customer'] as const)
      await running.handled(running.neighbours.publishEscalation(order, step));
    await running.settled();
    expect([running.twilio.taken.length, running.smtp.taken.length]).toEqual([before, 0]);
  });

  it('the customer, that it was accepted and until when by the clock of the restaurant', async () => {
    const order = await place();
    await running.handled(
      running.neighbours.publishChange(
        statusChanged(order, { changedAt: '2026-03-01T02:05:00.000Z', promisedAt: '2026-03-01T02:30:00.000Z' }),
      ),
    );
    await running.settled();
    expect(sentTo(GUEST!)).toEqual([
      'Trattoria Lavagna has accepted your order K7F4M.\nExpected at 6:30 PM\nFollow it: http://chalkboard.test/order/7rack\nReply STOP to stop these messages',
    ]);
  });

  it('the customer, why it was cancelled, and nothing of what the tracking page shows', async () => {
    const order = await place();
    await running.handled(
      running.neighbours.publishChange(
        statusChanged(order, { move: 'start', before: 'accepted', status: 'preparing' }),
        3,
      ),
    );
    await running.handled(
      running.neighbours.publishChange(
        statusChanged(order, { move: 'cancel', before: 'preparing', status: 'cancelled', reason: 'Out of dough' }),
        4,
      ),
    );
    await running.settled();
    expect(sentTo(GUEST!)).toEqual([
      expect.stringContaining('had to cancel your order K7F4M: Out of dough\nQuestions? Call (415) 555-0132'),
    ]);
    expect(sentTo(RESTAURANT!)).toHaveLength(1);
  });

  it('the restaurant, wherever it was asked, that the customer cancelled', async () => {
    const order = await place();
    await running.handled(running.neighbours.publishEscalation(order, 'backup'));
    await running.settled();
    await running.handled(
      running.neighbours.publishChange(
        statusChanged(order, { move: 'cancel', status: 'cancelled', by: 'customer', means: 'tracking' }),
      ),
    );
    await running.settled();
    for (const number of [RESTAURANT, BACKUP])
      expect(sentTo(number!).at(-1)).toContain('order K7F4M was cancelled by the customer. Please do not make it.');
    await waitFor('the e-mail', () => running.smtp.taken.length === 2);
    expect(sentTo(GUEST!)).toEqual([]);
  });

  it('both, when the order was turned down since nobody answered', async () => {
    const order = await place();
    await running.handled(
      running.neighbours.publishChange(
        statusChanged(order, {
          move: 'reject',
          status: 'rejected',
          by: 'system',
          means: 'deadline',
          reason: 'The restaurant did not answer in time.',
        }),
      ),
    );
    await running.settled();
    expect(sentTo(GUEST!)).toEqual([
      expect.stringContaining('cannot take your order K7F4M: The restaurant did not answer in time.'),
    ]);
    expect(sentTo(RESTAURANT!).at(-1)).toContain('was turned down, since nobody answered it');
  });

  it('nothing any more to a restaurant that had not been reached when the order ended', async () => {
    running.twilio.behaviours.push(...Array<{ status: number; code: number }>(5).fill({ status: 429, code: 20429 }));
    const order = orderPlaced();
    await running.neighbours.publishOrder(order);
    await running.putOff();
    await running.handled(
      running.neighbours.publishChange(
        statusChanged(order, { move: 'cancel', status: 'cancelled', by: 'customer', means: 'tracking' }),
      ),
    );
    const [failed] = await running.published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({
      purpose: 'order',
      reason: 'The order ended before this message could be sent.',
    });
    expect(running.twilio.taken).toEqual([]);
  });

  it('nothing of an order whose end is being written at the same moment', async () => {
    const order = await place();
    const other = await running.platform.connectDatabase('notify');
    await other.query('BEGIN');
    await other.query("UPDATE order_states SET status = 'cancelled', version = 2");
    const handled = running.handled(running.neighbours.publishEscalation(order, 'backup'));
    await waitFor(
      'the escalation to wait',
      async () =>
        (
          await running.database.query(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND state = 'active'",
          )
        ).rowCount,
    );
    await other.query('COMMIT');
    await other.end();
    await handled;
    await running.settled();
    expect(sentTo(BACKUP!)).toEqual([]);
    expect(running.smtp.taken).toEqual([]);
  });

  it('nothing of an order whose end was heard before its beginning', async () => {
    const order = orderPlaced();
    await running.handled(
      running.neighbours.publishChange(
        statusChanged(order, { move: 'cancel', status: 'cancelled', by: 'customer', means: 'tracking' }),
      ),
    );
    await running.handled(running.neighbours.publishOrder(order));
    await running.settled();
    expect(running.twilio.taken).toEqual([]);
  });

  it('not by a text that a menu has switched off, nor to a guest without a number, nor what a guest at the counter heard', async () => {
    await running.handled(
      running.neighbours.publishMenu(menuSnapshot({ channels: { sms: false, whatsapp: false, print: true } })),
    );
    await running.neighbours.answerTickets({ customer: { ...CUSTOMER, phone: '' } });
    const order = await place({ channels: ['print'] });
    for (const step of ['second_message', 'backup', 'tell_customer'] as const)
      await running.handled(running.neighbours.publishEscalation(order, step));
    await running.handled(running.neighbours.publishChange(statusChanged(order)));
    await running.neighbours.answerTickets();
    const entered = await place({ enteredByRestaurant: true });
    await running.handled(running.neighbours.publishChange(statusChanged(entered, { means: 'board' })));
    await running.settled();
    expect([running.twilio.taken.length, running.smtp.taken.length]).toEqual([0, 0]);
  });
});
