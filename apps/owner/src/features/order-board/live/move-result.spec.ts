import { isDone, rankedMoves } from './move-result';

test('a move that another device made as well is no conflict', () => {
  expect(isDone({ status: 'accepted' }, 'accept')).toBe(true);
  expect(isDone({ status: 'rejected' }, 'accept')).toBe(false);
  expect(isDone({ status: 'accepted' }, 'delay')).toBe(false);
});

test('the next step is one that the server lists; the others keep their order', () => {
  expect(rankedMoves({ status: 'preparing', moves: ['delay', 'ready', 'complete', 'cancel'] })).toEqual({
    next: 'ready',
    others: ['delay', 'complete', 'cancel'],
  });
  expect(rankedMoves({ status: 'preparing', moves: ['delay', 'dispatch', 'cancel'] }).next).toBe('dispatch');
  expect(rankedMoves({ status: 'completed', moves: [] })).toEqual({ next: undefined, others: [] });
});
