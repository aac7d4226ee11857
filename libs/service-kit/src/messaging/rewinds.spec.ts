import { resumeAfter, rewindsOf, withRewind } from './rewinds';

const noted = (...after: number[]) =>
  rewindsOf(
    after.reduce<string | undefined>(
      (description, place, index) => withRewind(description, { id: `r${index + 1}`, after: place }),
      undefined,
    ),
  );

describe('a consumer of a stream that went back', () => {
  it('goes on where it is while nothing was noted since', () => {
    expect(resumeAfter(noted(), '', 40)).toBeUndefined();
    expect(resumeAfter(noted(30, 20), 'r2', 40)).toBeUndefined();
  });

  it('begins where the stream went back to, when it had come further', () => {
    expect(resumeAfter(noted(30), '', 40)).toBe(30);
  });

  it('begins after what it has acknowledged, when it had not come so far', () => {
    expect(resumeAfter(noted(30), '', 12)).toBe(12);
  });

  it('takes the lowest place of all that it missed, and none of those it knows', () => {
    expect(resumeAfter(noted(5, 80, 60, 90), 'r1', 100)).toBe(60);
  });

  it('begins at the beginning when it missed more than is kept', () => {
    expect(resumeAfter(noted(...Array.from({ length: 25 }, (_, index) => 100 + index)), 'r1', 200)).toBe(0);
  });

  it('is not misled by a description that says something else', () => {
    expect(rewindsOf('a stream of somebody')).toEqual([]);
  });
});
