import { hintOf, lexicalForm, type Lexicon } from './lexicon';

describe('The lexical form of a word', () => {
  it.each([
    ['Crème', 'creme'],
    ['(SOUP),', 'soup'],
    ['1250', '0'],
    ['330ml', '0ml'],
    ['&', ''],
  ])('of “%s” is “%s”', (text, form) => expect(lexicalForm(text)).toBe(form));
});

describe('What the lexicon tells of a word', () => {
  const lexicon: Lexicon = { soup: [40, 2, 0, 0], served: [0, 60, 0, 4], desserts: [0, 0, 30, 1], once: [1, 0, 0, 0] };

  it('is in which print it is more often than usual', () => {
    const { name, description, heading, other } = hintOf(lexicon, 'soup');
    expect(name).toBeGreaterThan(1);
    expect(Math.max(description, heading, other)).toBeLessThan(0);
    expect(hintOf(lexicon, 'served').description).toBeGreaterThan(0);
    expect(hintOf(lexicon, 'desserts').heading).toBeGreaterThan(1);
  });

  it('is less where the word was seen seldom', () => {
    expect(hintOf(lexicon, 'once').name).toBeGreaterThan(0);
    expect(hintOf(lexicon, 'once').name).toBeLessThan(hintOf(lexicon, 'soup').name);
    expect(hintOf(lexicon, 'once').seen).toBeLessThan(hintOf(lexicon, 'soup').seen);
  });

  it('is nothing for a word that was never seen', () =>
    expect(hintOf(lexicon, 'quinoa')).toEqual({ name: 0, description: 0, heading: 0, other: 0, seen: 0 }));

  it.each(['constructor', '__proto__', 'toString'])('is nothing for “%s”, which is no word of it', (word) =>
    expect(hintOf(lexicon, word).seen).toBe(0),
  );
});
