import { lettersOf } from './line-recogniser';

const alphabet = ['', 'a', 'b', '（'];

/** The output of a recogniser that is sure of these classes, step by step. */
function output(...steps: readonly number[]): Float32Array {
  const data = new Float32Array(steps.length * alphabet.length).fill(0.05);
  steps.forEach((best, step) => (data[step * alphabet.length + best] = 0.8));
  return data;
}

const read = (...steps: readonly number[]) => lettersOf(output(...steps), steps.length, alphabet.length, alphabet);

describe('What a recogniser gives for a line', () => {
  it('is one letter for as long as a class lasts', () => {
    expect(read(0, 1, 1, 2, 0).map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('is the same letter twice when nothing is between', () => {
    expect(read(1, 0, 1).map(({ text }) => text)).toEqual(['a', 'a']);
  });

  it('says where each letter is, and how sure it is', () => {
    const [letter, ...others] = read(0, 0, 1, 1);
    expect(others).toEqual([]);
    expect(letter).toEqual({ text: 'a', at: 0.75, confidence: expect.closeTo(0.8) as number });
  });

  it('has brackets as Latin print has them', () => {
    expect(read(3).map(({ text }) => text)).toEqual(['(']);
  });
});
