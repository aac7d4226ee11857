/**
 * Pages of a text layer as a recogniser of pictures would give them: without fonts, a little off their places, with
 * misread letters.
 */
import { seeded } from '../made-menus/random.mjs';

/** Share of words in which a letter is misread, that are lost, and that run into the next. */
const MISREAD = 0.04;
const LOST = 0.01;
const RUN_TOGETHER = 0.05;
/** How far a box is off (shares of its height). */
const OFF = 0.06;
/** Thickness of strokes (shares of the type size), of bold ones beside others, and how far it is measured off (log). */
const STROKE = 0.085;
const BOLD = 1.42;
const STROKE_OFF = 0.12;
/** Ink on paper is not as black as in a file, and not even. */
const PRINTED = 0.8;
const INK_OFF = 0.05;
/** @type {Readonly<Record<string, string>>} */
const ALIKE = {
  o: '0',
  0: 'O',
  l: '1',
  i: 'l',
  1: 'l',
  s: '5',
  5: 'S',
  e: 'c',
  a: 'o',
  n: 'm',
  u: 'v',
  é: 'e',
  ü: 'u',
  ö: 'o',
  ä: 'a',
  ñ: 'n',
  è: 'e',
  à: 'a',
};

/** @param {readonly any[]} pages of the menu service, with words of a text layer @param {number} seed */
export function degraded(pages, seed) {
  const random = seeded(seed);
  return pages.map((page) => {
    /** @type {any[]} */
    const words = [];
    for (const word of page.words) {
      if (random.chance(LOST)) continue;
      const { height } = word.box;
      const off = () => random.between(-OFF, OFF) * height;
      // A recogniser's boxes end with the ink.
      const tall = /[\p{Lu}\dbdfhijklt$€£&/()|]/u.test(word.text);
      const tail = /[gjpqyQ,;()|/]/.test(word.text);
      const size = word.fontSize ?? height;
      const ink = ((tall ? 0.72 : 0.5) + (tail ? 0.21 : 0)) * size;
      const base = word.box.y + 0.775 * size;
      const box = {
        x: word.box.x + off(),
        y: base - (tall ? 0.72 : 0.5) * size + off(),
        width: word.box.width,
        height: ink,
      };
      const text = random.chance(MISREAD) ? misread(word.text, random) : word.text;
      const last = words.at(-1);
      if (
        last &&
        random.chance(RUN_TOGETHER) &&
        Math.abs(last.box.y + last.box.height - box.y - box.height) < 0.3 * size &&
        box.x - last.box.x - last.box.width < 0.4 * size &&
        box.x > last.box.x
      ) {
        last.text += text;
        last.box.width = box.x + box.width - last.box.x;
        continue;
      }
      words.push({ text, box, confidence: random.between(0.85, 1), ...asSeen(word, random) });
    }
    return { ...page, words, source: 'ocr' };
  });
}

/**
 * Its strokes and colour as a picture shows them. @param {any} word @param {import('../made-menus/random.mjs').Random}
 * random
 */
function asSeen({ fontSize, bold, ink }, random) {
  const off = (/** @type {number} */ most) => random.between(-most, most);
  return {
    ...(fontSize === undefined ? {} : { stroke: STROKE * fontSize * (bold ? BOLD : 1) * Math.exp(off(STROKE_OFF)) }),
    ...(ink && { ink: ink.map((/** @type {number} */ part) => part * PRINTED + off(INK_OFF)) }),
  };
}

/** @param {string} text @param {import('../made-menus/random.mjs').Random} random */
function misread(text, random) {
  const at = random.whole(0, text.length - 1);
  const letter = text[at] ?? '';
  return text.slice(0, at) + (ALIKE[letter] ?? letter) + text.slice(at + 1);
}
