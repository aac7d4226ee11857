import { isDone, rankedMoves } from './move-result';

test('a move that another device made as well is no conflict', () => {
  expect(isDone({ status: 'accepted' }, 'accept')).toBe(true);
  expect(isDone({ status: 'rejected' }, 'accept')).toBe(false);
  expect(isDone({ status: 'accepted' }, 'delay')).toBe(false);
});

test('the next step is one that the server lists, another stands beside it; the others keep their order', () => {
  expect(rankedMoves({ status: 'accepted', moves: ['start', 'delay', 'ready', 'complete', 'cancel'] })).toEqual({
    next: 'start',
    beside: 'ready',
    others: ['delay', 'complete', 'cancel'],
  });
  expect(rankedMoves({ status: 'preparing', moves: ['delay', 'ready', 'complete', 'cancel'] })).toEqual({
    next: 'ready',
    beside: 'complete',
    others: ['delay', 'cancel'],
  });
  expect(rankedMoves({ status: 'preparing', moves: ['delay', 'dispatch', 'cancel'] })).toEqual({
    next: 'dispatch',
    beside: undefined,
    others: ['delay', 'cancel'],
  });
  expect(rankedMoves({ status: 'completed', moves: [] })).toEqual({ next: undefined, beside: undefined, others: [] });
});
