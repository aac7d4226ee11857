import { averageRating, ratingTimes100 } from './review-statistics';

describe('the average of ratings', () => {
  it.each([
    [{ count: 3, ratings: 13 }, 4.3, 433],
    [{ count: 8, ratings: 35 }, 4.4, 438],
    [{ count: 2, ratings: 10 }, 5, 500],
  ])('of %j is %d to one decimal, and %d in hundredths', (sum, average, hundredths) => {
    expect([averageRating(sum), ratingTimes100(sum)]).toEqual([average, hundredths]);
  });

  it('of none is none', () => {
    expect([averageRating({ count: 0, ratings: 0 }), ratingTimes100({ count: 0, ratings: 0 })]).toEqual([null, 0]);
  });
});
