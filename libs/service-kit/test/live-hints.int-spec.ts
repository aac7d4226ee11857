import type { NatsConnection } from 'nats';
import { LiveHints } from '../src/live';
import { TestPlatform, waitFor } from '../src/testing';

describe('live hints over a real NATS', () => {
  let platform: TestPlatform;
  let connections: NatsConnection[];
  let one: LiveHints;
  let other: LiveHints;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    connections = [await platform.connectNats('ordering'), await platform.connectNats('ordering')];
    [one, other] = connections.map((nats) => new LiveHints('ordering', nats)) as [LiveHints, LiveHints];
    for (const nats of connections) await nats.flush();
  });
  afterAll(async () => {
    for (const nats of connections) await nats.close();
    await platform.stop();
  });

  it('reach who follows the thing in any instance, and nobody else', async () => {
    const woken: string[] = [];
    const leave = [
      one.listen('order', 'a', () => woken.push('order a of one')),
      other.listen('order', 'a', () => woken.push('order a of other')),
      other.listen('order', 'b', () => woken.push('order b')),
      other.listen('board', 'a', () => woken.push('board a')),
    ];
    one.send('order', 'a');
    await waitFor('both', () => woken.length === 2);
    // What was sent after it, and comes after it, shows that nothing else is on its way.
    one.send('board', 'a');
    await waitFor('the board', () => woken.includes('board a'));
    expect(woken.toSorted()).toEqual(['board a', 'order a of one', 'order a of other']);
    leave.forEach((each) => each());
  });

  it('are one when they come together', async () => {
    const woken: string[] = [];
    const leave = [
      other.listen('order', 'c', () => woken.push('c')),
      other.listen('order', 'd', () => woken.push('d')),
    ];
    for (let count = 0; count < 5; count++) one.send('order', 'c');
    one.send('order', 'd');
    await waitFor('the last', () => woken.includes('d'));
    expect(woken).toEqual(['c', 'd']);
    leave.forEach((each) => each());
  });

  it('say when some may have been lost, and come again after that', async () => {
    const losses: string[] = [];
    one.listenForLoss(() => losses.push('one'));
    other.listenForLoss(() => losses.push('other'));
    await platform.killNats();
    one.send('order', 'e');
    expect(losses).toEqual([]);
    await platform.restartNats();
    await waitFor('both are told', () => losses.length === 2);
    const woken: string[] = [];
    other.listen('order', 'f', () => woken.push('f'));
    one.send('order', 'f');
    await waitFor('a hint', () => woken.length === 1);
  });
});
