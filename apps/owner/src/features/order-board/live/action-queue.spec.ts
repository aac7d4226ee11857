import { parsedQueue, requestOf, withAction, withoutAction, type QueuedAction } from './action-queue';

const PRESSED = Date.parse('2026-11-21T18:00:00.000Z');
const action = (over: Partial<QueuedAction> = {}): QueuedAction => ({
  orderId: 'a',
  version: 1,
  move: 'accept',
  details: { minutes: 20 },
  at: PRESSED,
  ...over,
});
const after = (minutes: number) => PRESSED + minutes * 60_000;

describe('the queue of actions', () => {
  it('keeps the sequence of the presses', () => {
    const queue = withAction(withAction([], action()), action({ orderId: 'b' }));
    expect(queue.map(({ orderId }) => orderId)).toEqual(['a', 'b']);
  });

  it('holds the latest press on an order', () => {
    const queue = withAction(
      [action(), action({ orderId: 'b' })],
      action({ move: 'reject', details: { reason: 'No' } }),
    );
    expect(queue.map(({ orderId, move }) => `${orderId} ${move}`)).toEqual(['b accept', 'a reject']);
  });

  it('gives one back', () => expect(withoutAction([action()], 'a')).toEqual([]));

  it('is the same after it was kept', () => {
    const queue = [action(), action({ orderId: 'b', move: 'ready', details: {} })];
    expect(parsedQueue(JSON.stringify(queue))).toEqual(queue);
  });

  it.each([null, 'no json', '7', '[{"orderId":1}]', '[null]', '[{"orderId":"a","version":1,"move":"fly"}]'])(
    'is empty when %s was kept',
    (kept) => expect(parsedQueue(kept)).toEqual([]),
  );
});

describe('what is sent for an action', () => {
  it.each([
    [0, 20],
    [7.9, 13],
    [45, 1],
    [-3, 20],
  ])('after %f minutes promises %i more: they count from the press', (waited, minutes) =>
    expect(requestOf(action(), after(waited))).toEqual({ move: 'accept', version: 1, minutes }),
  );

  it('is otherwise what was pressed', () => {
    const delay = action({ move: 'delay', details: { minutes: 10 } });
    expect(requestOf(delay, after(30))).toEqual({ move: 'delay', version: 1, minutes: 10 });
    const reject = action({ move: 'reject', details: { reason: 'We are closing.' } });
    expect(requestOf(reject, after(30))).toEqual({ move: 'reject', version: 1, reason: 'We are closing.' });
  });
});
