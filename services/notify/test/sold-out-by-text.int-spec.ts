import type { NamedDish } from '@chalkboard/contracts';
import { menuSnapshot, orderPlaced } from './running-notify';
import { RunningWithTwilio } from './running-with-twilio';

const RESTAURANT = '+14155550132';
const STRANGER = '+14155550999';
const dish = (itemId: string, name: string): NamedDish => ({
  shareId: 'demo',
  itemId,
  name,
  restaurantName: 'Trattoria Lavagna',
});
const ROLL = dish('r', 'Salmon Roll');
const TERIYAKI = dish('t', 'Salmon Teriyaki');

describe('saying by text that a dish is sold out, on a real Postgres and a real NATS', () => {
  let running: RunningWithTwilio;

  beforeEach(async () => {
    running = await RunningWithTwilio.start();
    await running.neighbours.answerTickets();
  });

  afterEach(() => running.stop());

  /** The restaurant was asked about an order; with `confirmed` it has answered. */
  const asked = async (confirmed = true) => {
    await running.handled(running.neighbours.publishOrder(orderPlaced()));
    await running.settled();
    if (confirmed) await running.twilio.say(RESTAURANT, '1');
  };
  const say = (text: string, from = RESTAURANT) => running.twilio.say(from, text);

  it('marks the one dish that is meant, and brings it back', async () => {
    await asked();
    const requests = await running.neighbours.answerSellOuts(() => ({ outcome: 'done', dish: ROLL }));
    expect(await say('86 salmon roll')).toBe(
      'Salmon Roll is sold out now. Reply "un86 Salmon Roll" when it is there again.',
    );
    expect(await say('un86 salmon roll')).toBe('Salmon Roll is there again.');
    expect(requests).toEqual([
      { shareIds: ['demo'], soldOut: true, words: 'salmon roll' },
      { shareIds: ['demo'], soldOut: false, words: 'salmon roll' },
    ]);
  });

  it('names the dishes that are called so, to be chosen by number', async () => {
    await asked();
    const requests = await running.neighbours.answerSellOuts(({ dish: chosen }) =>
      chosen
        ? { outcome: 'done', dish: [ROLL, TERIYAKI].find(({ itemId }) => itemId === chosen.itemId)! }
        : { outcome: 'choose', dishes: [ROLL, TERIYAKI], count: 7 },
    );
    expect(await say('86 salmon')).toBe(
      'Which one? Reply\n86 1: Salmon Roll\n86 2: Salmon Teriyaki\n5 more are called so: write more of the name.',
    );
    expect(await say('86 2')).toMatch(/^Salmon Teriyaki is sold out now\./);
    expect(requests.at(-1)).toEqual({
      shareIds: ['demo'],
      soldOut: true,
      words: '2',
      dish: { shareId: 'demo', itemId: 't' },
    });
    // A 1 alone is about an order, as ever.
    expect(await say('1')).toBe('No order is waiting for an answer from this number.');
  });

  it('says when nothing is called so, how it is written, and when it cannot be done', async () => {
    await asked();
    await running.neighbours.answerSellOuts(() => ({ outcome: 'unknown' }));
    expect(await say('86 pizza')).toMatch(/^No dish of your menu is called "pizza"/);
    expect(await say('86')).toMatch(/^Write 86 and the dish/);
  });

  it('has the same answer for a text that comes twice', async () => {
    await asked();
    await running.neighbours.answerSellOuts(() => ({ outcome: 'done', dish: ROLL }));
    const answers = [
      await running.twilio.say(RESTAURANT, '86 roll', { sid: 'SMtwice' }),
      await running.twilio.say(RESTAURANT, '86 roll', { sid: 'SMtwice' }),
    ];
    expect(new Set(answers).size).toBe(1);
    expect(
      (await running.database.query("SELECT 1 FROM inbound_messages WHERE provider_message_id = 'SMtwice'")).rowCount,
    ).toBe(1);
  });

  it('is for the confirmed number of the menu alone: as it is now', async () => {
    await asked(false);
    const requests = await running.neighbours.answerSellOuts(() => ({ outcome: 'done', dish: ROLL }));
    expect(await say('86 salmon roll')).toMatch(/^Only the confirmed number of a menu/);
    expect(await say('86 salmon roll', STRANGER)).toMatch(/nobody reads messages to this number/);
    await say('1');
    await running.handled(
      running.neighbours.publishMenu(menuSnapshot({ version: 2, restaurantPhone: '(415) 555-0188' })),
    );
    expect(await say('86 salmon roll')).toMatch(/^Only the confirmed number of a menu/);
    expect(requests).toEqual([]);
  });
});
