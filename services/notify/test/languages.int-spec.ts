import { menuSnapshot, orderPlaced, statusChanged } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const RESTAURANT = '+14155550132';
const CUSTOMER = '+14155550199';

describe('messages in the language of who reads them, on a real Postgres and a real NATS', () => {
  let running: RunningWithTwilio;

  beforeEach(async () => {
    running = await RunningWithTwilio.start();
    await running.neighbours.answerTickets({ language: 'de' });
    await running.neighbours.answerSnapshots(menuSnapshot({ language: 'fr', messageLanguage: 'it' }));
  });

  afterEach(() => running.stop());

  it('the restaurant is written to in the language that it chose, and answered in it; the guest in the guest’s', async () => {
    const order = orderPlaced({ language: 'de' });
    await running.neighbours.publishOrder(order);
    await running.taken(1);
    await running.settled();
    expect(running.twilio.taken[0]).toMatchObject({
      to: RESTAURANT,
      body: expect.stringMatching(/: nuovo ordine K7F4M\nRITIRO, /),
    });
    expect(await running.twilio.say(RESTAURANT, '1')).toBe('Ordine K7F4M: accettato. Lo diciamo al cliente.');
    await running.handled(running.neighbours.publishChange(statusChanged(order)));
    await running.taken(2);
    expect(running.twilio.taken[1]).toMatchObject({
      to: CUSTOMER,
      body: expect.stringContaining('hat Ihre Bestellung K7F4M angenommen.'),
    });
    expect(await running.twilio.say(CUSTOMER, 'Hallo?')).toContain('liest niemand');
  });

  it('a guest of whom no language is known is written to in that of the menu', async () => {
    await running.neighbours.answerTickets();
    const order = orderPlaced();
    await running.neighbours.publishOrder(order);
    await running.taken(1);
    await running.handled(running.neighbours.publishChange(statusChanged(order)));
    await running.taken(2);
    expect(running.twilio.taken[1]).toMatchObject({
      to: CUSTOMER,
      body: expect.stringContaining('a accepté votre commande K7F4M.'),
    });
  });
});
