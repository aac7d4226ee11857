import { findRaisedCents } from './raised-cents';

const mark = (x: number, y: number, height: number, width = height * 0.6) => ({ x, y, width, height, area: 50 });

describe('Cents set small and high', () => {
  it('are told from the figures before them', () => {
    const [one, eight, five, zero] = [mark(-22, 0, 30), mark(0, 0, 30), mark(20, 0, 16), mark(32, 0, 16)];
    expect(findRaisedCents([one, eight, five, zero])).toEqual([{ whole: [one, eight], raised: [five, zero] }]);
  });

  it('may be preceded by a dot', () => expect(findRaisedCents([mark(0, 0, 30), mark(19, 26, 4, 4), mark(25, 0, 16), mark(37, 0, 16)])[0]?.raised).toHaveLength(2));

  it('may touch each other', () => expect(findRaisedCents([mark(0, 0, 30), mark(20, 0, 16, 22)])).toHaveLength(1));

  it('are found at the end of a line of words, and leave the words out', () => {
    const words = Array.from({ length: 6 }, (_, index) => mark(-200 + index * 22, 0, 30));
    expect(findRaisedCents([...words, mark(0, 0, 30), mark(20, 0, 16), mark(32, 0, 16)])).toEqual([{ whole: [mark(0, 0, 30)], raised: [mark(20, 0, 16), mark(32, 0, 16)] }]);
  });

  it('are found twice where there are two prices', () => {
    const price = (x: number) => [mark(x, 0, 30), mark(x + 20, 0, 16), mark(x + 32, 0, 16)];
    expect(findRaisedCents([...price(0), ...price(120)])).toHaveLength(2);
  });

  it('are not there when all figures stand on one line, nor where one small mark is high', () => {
    expect(findRaisedCents([mark(0, 0, 30), mark(20, 0, 30), mark(40, 1, 29)])).toEqual([]);
    expect(findRaisedCents([mark(0, 0, 30), mark(20, 14, 16), mark(32, 14, 16)])).toEqual([]);
    expect(findRaisedCents([mark(0, 0, 30), mark(20, 0, 12, 5)])).toEqual([]);
  });
});
