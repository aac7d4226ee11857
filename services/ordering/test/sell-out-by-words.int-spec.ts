import { MenuSnapshotRpcV1, SellOutByWordsRpcV1, SoldOutRpcV1, type MenuSnapshot } from '@chalkboard/contracts';
import { anItem } from '../src/domain/testing/order.factory';
import { answering } from './answering';
import { OrderingUnderTest } from './ordering-under-test';

const ITEMS = [
  anItem({ id: 'roll', name: 'Salmon Roll' }),
  anItem({ id: 'teriyaki', name: 'Salmon Teriyaki', soldOut: true }),
  anItem({ id: 'cola', name: 'Cola' }),
  anItem({ id: 'zero', name: 'Cola Zero' }),
];

describe('a dish that a restaurant names in its own words, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;
  let menu: MenuSnapshot;
  const quiet: (() => Promise<void>)[] = [];
  let asked: unknown[];

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());
  beforeEach(async () => {
    ({ menu } = await ordering.restaurant({ items: ITEMS }));
    asked = [];
    quiet.push(
      await answering(ordering.nats, MenuSnapshotRpcV1.subject, () => ({ snapshot: menu })),
      await answering(ordering.nats, SoldOutRpcV1.subject, (request) => {
        asked.push(request);
        return { version: 2 };
      }),
    );
  });
  afterEach(async () => {
    for (const end of quiet.splice(0)) await end();
  });

  const say = async (words: string, soldOut = true, dish?: { shareId: string; itemId: string }) =>
    (
      await ordering.nats.request(
        SellOutByWordsRpcV1.subject,
        JSON.stringify({ shareIds: [menu.shareId], soldOut, words, dish }),
        { timeout: 10_000 },
      )
    ).json<{ reply: { outcome: string; dish?: { itemId: string }; dishes?: { name: string }[]; count?: number } }>()
      .reply;

  it('is sold out where one is meant, by the service that owns the menu', async () => {
    expect(await say('cola')).toMatchObject({ outcome: 'done', dish: { itemId: 'cola', name: 'Cola' } });
    expect(asked).toEqual([{ shareId: menu.shareId, itemId: 'cola', soldOut: true }]);
  });

  it('is asked back where several are meant, and nothing is changed until one is chosen', async () => {
    const answer = await say('salmon');
    expect(answer).toMatchObject({ outcome: 'choose', count: 2 });
    expect(answer.dishes!.map(({ name }) => name)).toEqual(['Salmon Roll', 'Salmon Teriyaki']);
    expect(asked).toEqual([]);
    await say('1', true, { shareId: menu.shareId, itemId: 'roll' });
    expect(asked).toEqual([{ shareId: menu.shareId, itemId: 'roll', soldOut: true }]);
  });

  it('comes back where only one of several is sold out', async () => {
    expect(await say('salmon', false)).toMatchObject({ outcome: 'done', dish: { itemId: 'teriyaki' } });
    expect(asked).toEqual([{ shareId: menu.shareId, itemId: 'teriyaki', soldOut: false }]);
  });

  it('is unknown where nothing is called so, or the one that was chosen is gone', async () => {
    expect(await say('pizza')).toEqual({ outcome: 'unknown' });
    expect(await say('1', true, { shareId: menu.shareId, itemId: 'gone' })).toEqual({ outcome: 'unknown' });
    expect(asked).toEqual([]);
  });
});
