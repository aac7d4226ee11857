import type { Word } from './page';
import { printLooks, unlikeInk } from './print-looks';

const box = { x: 0, y: 0, width: 40, height: 7.2 };
const seen = (text: string, more: Partial<Word> = {}): Word => ({
  text,
  box,
  confidence: 1,
  stroke: 0.9,
  ink: [0.7, 0.7, 0.7],
  ...more,
});
const usual = ['Mild', 'Bold', 'Hall', 'Told', 'Fall'].map((text) => seen(text));

describe('How a word is printed beside the others of its page', () => {
  it('is bolder where its strokes are thicker, whatever the size of its type', () => {
    const lookOf = printLooks({ words: usual });
    expect(lookOf(seen('Hold')).weight).toBeCloseTo(0);
    expect(lookOf(seen('Hold', { stroke: 1.35 })).weight).toBeCloseTo(Math.log(1.5));
    expect(lookOf(seen('Hold', { stroke: 1.8, box: { ...box, height: 14.4 } })).weight).toBeCloseTo(0);
  });

  it('is as a text layer says where it says so', () => {
    const set = (text: string, bold: boolean): Word => ({ text, box, confidence: 1, fontSize: 10, bold });
    const lookOf = printLooks({ words: [set('Mild', false), set('Told', false), set('Hall', true)] });
    expect([lookOf(set('Hold', false)).weight, lookOf(set('Hold', true)).weight > 0.2]).toEqual([0, true]);
  });

  it('is coloured or inverted, and a shadow on the page changes neither', () => {
    const lookOf = printLooks({ words: usual });
    const red = lookOf(seen('Hold', { ink: [0.1, 0.7, 0.7] }));
    expect(red.colourful).toBeGreaterThan(0.7);
    expect(lookOf(seen('Hold', { ink: [-0.6, -0.6, -0.6] })).inverted).toBe(1);
    const shadowed = lookOf(seen('Hold', { ink: [0.4, 0.4, 0.4] }));
    expect([shadowed.apart, shadowed.inverted]).toEqual([0, 0]);
    expect(unlikeInk(red, lookOf(seen('Hold', { ink: [0.05, 0.4, 0.4] })))).toBeLessThan(0.05);
  });

  it('is the usual one where nothing tells', () =>
    expect(printLooks({ words: [] })({ text: 'Hold', box, confidence: 1 })).toMatchObject({
      weight: 0,
      apart: 0,
      inverted: 0,
    }));
});
