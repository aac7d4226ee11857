import { voteChange } from './review-votes';

describe('a vote', () => {
  it.each([
    ['none', 'helpful', 1, 0],
    ['helpful', 'helpful', 0, 0],
    ['helpful', 'not_helpful', -1, 1],
    ['not_helpful', 'none', 0, -1],
  ] as const)(
    'that was %s and is %s changes helpful by %d and not helpful by %d',
    (before, after, helpful, notHelpful) => {
      expect(voteChange(before, after)).toEqual({ helpful, notHelpful });
    },
  );
});
