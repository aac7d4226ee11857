import { agreement, bestReading, mendedWord, type HeadingReading } from './heading-vote';

const read = (text: string, explained: number): HeadingReading => ({ words: text.split(' ').map((word) => ({ text: word, confidence: explained })), explained });

describe('Choosing between readings of a heading', () => {
  it('takes the one that names sections of menus, among unsure ones', () => {
    const readings = [read('Dessevts', 0.4), read('Desserts', 0.35), read('Oesserls', 0.42)];
    expect(bestReading(readings)).toBe(readings[1]);
  });

  it('takes a sure one that names nothing known over an unsure one that does', () => {
    const readings = [read('Quokka Corner', 0.95), read('Drinks', 0.1)];
    expect(bestReading(readings)).toBe(readings[0]);
  });

  it('tells print, which every look sees alike, from a photo, which each sees otherwise', () => {
    const print = [read('Antipacri', 0.2), read('Antipasri', 0.1), read('Anticacti', 0.2)];
    const photo = [read('Zoo', 0.4), read('ME', 0.3), read('hiss', 0.4)];
    expect(agreement(print[0]!, print)).toBeGreaterThan(0.6);
    expect(agreement(photo[0]!, photo)).toBeLessThan(0.2);
  });
});

describe('Mending a word of a heading', () => {
  it('gives the listed word that an unsure one is nearly, in its case', () => {
    expect(mendedWord('Minesrre', 0.4, [], false)).toBe('Minestre');
    expect(mendedWord('STARTFRS', 0.4, [], false)).toBe('STARTERS');
  });

  it('leaves a word that was read surely, however near it is to a listed one', () => {
    expect(mendedWord('Saladz', 0.9, [], false)).toBeUndefined();
  });

  it('leaves a word that is near nothing, or near two', () => {
    expect(mendedWord('Quokka', 0.2, [], false)).toBeUndefined();
    expect(mendedWord('bolls', 0.2, [], false)).toBeUndefined();
  });

  it('asks for more likeness where a second look read the same surely', () => {
    expect(mendedWord('Dessevta', 0.7, [], false)).toMatch(/^Desserts?$/);
    expect(mendedWord('Dessevta', 0.7, ['Dessevta'], true)).toBeUndefined();
  });
});
