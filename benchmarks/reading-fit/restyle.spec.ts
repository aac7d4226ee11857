import { restyled } from './restyle.mjs';

const word = (text: string, x: number, y: number) => ({
  text,
  box: { x, y, width: 6 * text.length, height: 11 },
  confidence: 1,
  fontSize: 11,
  fontName: 'Serif',
  bold: false,
  italic: false,
  ink: [1, 1, 1],
});
const lines = [
  [word('Soups', 50, 20)],
  [word('Minestrone', 50, 50), word('$6.50', 250, 50)],
  [word('with', 50, 64), word('beans', 80, 64)],
  [word('Ramen', 50, 90), word('$9.00', 250, 90)],
];
const menu = {
  pages: [{ number: 1, width: 400, height: 300, source: 'text-layer', words: lines.flat() }],
  truth: {
    categories: [
      {
        name: 'Soups',
        items: [
          { name: 'Minestrone', description: 'with beans', price: '6.50' },
          { name: 'Ramen', price: '9.00' },
        ],
      },
    ],
  },
};
/** Each line as one segment, as the service would make it. */
const reading = {
  segmentsOf: (page: (typeof menu.pages)[number]) =>
    lines.map((own, index) => ({
      page,
      size: 11,
      box: own[0]!.box,
      down: undefined,
      tokens: own.map(({ text, box }) => ({
        text,
        box,
        ...(text.startsWith('$') ? { amount: { value: Number(text.slice(1)) } } : {}),
      })),
      index,
    })),
};
const copies = Array.from({ length: 60 }, (_, seed) => restyled(menu, reading, seed)[0]);
const shown = (copy: { words: { text: string }[] }) => copy.words.map(({ text }) => text);

describe('A restyled menu', () => {
  it('is the same for the same seed, and says the same', () => {
    expect(restyled(menu, reading, 7)).toEqual(restyled(menu, reading, 7));
    for (const copy of copies) {
      const text = shown(copy).join(' ').toLowerCase();
      expect(text).toContain('minestrone');
      expect(text.match(/\d\.\d\d/g)).toEqual(['6.50', '9.00']);
    }
  });

  it('is set in other capitals by what a text is, with other sizes and distances, or without signs', () => {
    const some = (holds: (copy: (typeof copies)[number]) => boolean) => copies.filter(holds).length;
    const has = (text: string) => some((copy) => shown(copy).includes(text));
    expect([has('MINESTRONE'), has('SOUPS'), has('6.50')].every((count) => count > 3 && count < 57)).toBe(true);
    expect(some((copy) => shown(copy).includes('MINESTRONE') && shown(copy).includes('Soups'))).toBeGreaterThan(0);
    expect(some(({ height }) => height !== 300)).toBeGreaterThan(5);
    expect(new Set(copies.map(({ words }) => words[0].fontSize.toFixed(2))).size).toBeGreaterThan(5);
  });

  it('keeps print on its line', () => {
    for (const { words } of copies) {
      const at = (text: RegExp) => words.find((own: { text: string }) => text.test(own.text)).box.y;
      expect(Math.abs(at(/minestrone/i) - at(/6\.50/))).toBeLessThan(3);
      expect(at(/ramen/i)).toBeGreaterThan(at(/minestrone/i) + 20);
    }
  });
});
