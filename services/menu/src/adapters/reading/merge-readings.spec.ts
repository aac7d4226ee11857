import type { Word } from '../../domain/reading/page';
import { mergeReadings } from './merge-readings';

const word = (text: string, x: number, confidence: number): Word => ({ text, confidence, box: { x, y: 10, width: 40, height: 12 } });

describe('Joining two looks at one page', () => {
  it('adds what the first look missed', () => {
    expect(mergeReadings([[word('Soup', 0, 0.9)], [word('Soup', 0, 0.9), word('6.50', 200, 0.9)]]).map(({ text }) => text)).toEqual(['Soup', '6.50']);
  });

  it('lets a surer look correct a weak word', () => {
    expect(mergeReadings([[word('Scup', 0, 0.5)], [word('Soup', 1, 0.95)]]).map(({ text }) => text)).toEqual(['Soup']);
  });

  it('keeps the first look where both are as sure', () => {
    expect(mergeReadings([[word('Soup', 0, 0.9)], [word('Soap', 1, 0.92)]]).map(({ text }) => text)).toEqual(['Soup']);
  });

  it('remembers when two credible looks differ on a figure', () => {
    expect(mergeReadings([[word('6.50', 0, 0.9)], [word('6.80', 0, 0.85)]])).toEqual([expect.objectContaining({ text: '6.50', otherReading: '6.80' })]);
  });

  it('drops smudges', () => {
    expect(mergeReadings([[word('~', 0, 0.4), word('xq', 100, 0.1), word('Soup', 200, 0.9)]]).map(({ text }) => text)).toEqual(['Soup']);
  });
});
