import { rangeOf } from './byte-range';

describe('a part of 1000 bytes', () => {
  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=200-499', 200, 499],
    ['bytes=900-5000', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
  ])('%s is from %d to %d', (header, start, end) => {
    expect(rangeOf(header, 1000)).toEqual({ start, end });
  });

  it.each([undefined, '', 'bytes=-', 'bytes=0-1,5-6', 'items=0-1', 'bytes=5-2', 'bytes=a-b'])(
    'is the whole for %s',
    (header) => {
      expect(rangeOf(header, 1000)).toBeUndefined();
    },
  );

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('is not there for %s', (header) => {
    expect(() => rangeOf(header, 1000)).toThrow(expect.objectContaining({ code: 'reviews.range_not_satisfiable' }));
  });
});
