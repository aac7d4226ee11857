import type { MessageEvent } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Subject } from 'rxjs';
import { liveStream, type LiveState } from './live-stream';

const PARTS = ['starter', 'main', 'dessert'].map((data, index) => ({ id: String(index + 1), event: 'part', data }));

/** A state that is made of its parts; `grow` adds one and hints at it. */
function growing(had: number) {
  let count = had;
  const hints = new Subject<void>();
  const read = async (after: string | undefined): Promise<LiveState<number>> => ({
    id: String(count),
    data: count,
    additions: PARTS.slice(0, count).filter(({ id }) => Number(id) > Number(after ?? 0)),
    final: count === PARTS.length,
  });
  const grow = () => {
    count += 1;
    hints.next();
  };
  return { hints, read, grow };
}

const told = ({ id, type, data }: MessageEvent) => `${id} ${type} ${String(data)}`;

describe('a live stream of something that grows', () => {
  it('sends each addition once, before the state that holds it, and ends after the final one', async () => {
    const { hints, read, grow } = growing(1);
    const seen: string[] = [];
    const ended = new Promise<void>((complete) => liveStream({ event: 'state', hints, read }).subscribe({ next: (event) => seen.push(told(event)), complete }));
    await sleep(0);
    grow();
    await sleep(0);
    hints.next();
    await sleep(0);
    grow();
    await ended;
    expect(seen).toEqual(['1 part "starter"', '1 state 1', '2 part "main"', '2 state 2', '3 part "dessert"', '3 state 3']);
  });

  it('sends a reader that comes back the rest alone, and the state', async () => {
    const { hints, read } = growing(3);
    const seen: string[] = [];
    await new Promise<void>((complete) => liveStream({ event: 'state', hints, read, after: '2' }).subscribe({ next: (event) => seen.push(told(event)), complete }));
    expect(seen).toEqual(['3 part "dessert"', '3 state 3']);
  });

  it('loses nothing when hints come faster than the state is read', async () => {
    const { hints, read, grow } = growing(0);
    const seen: string[] = [];
    const ended = new Promise<void>((complete) => liveStream({ event: 'state', hints, read }).subscribe({ next: (event) => seen.push(told(event)), complete }));
    PARTS.forEach(grow);
    await ended;
    expect(seen).toEqual(['1 part "starter"', '2 part "main"', '3 part "dessert"', '3 state 3']);
  });
});
