/**
 * Real menus as they would be in another style: other capitals, sizes, colours and distances, without signs or without
 * descriptions. Few menus are at hand, and what holds in one style only is no rule.
 */
import { seeded } from '../made-menus/random.mjs';
import { labelTokens, ROLE } from './label-tokens.mjs';

/** @typedef {'' | 'upper' | 'lower' | 'title' | 'sentence'} Case '' as printed */

/** How likely each of these is in one restyled menu. */
const CHANCE = {
  names: 0.45,
  headings: 0.45,
  descriptions: 0.3,
  noDescriptions: 0.15,
  noSigns: 0.35,
  plainFonts: 0.35,
  plainInk: 0.2,
  sizes: 0.4,
  pitch: 0.5,
  spread: 0.4,
};
/** Bounds of the sizes of a kind of print, of the distance of lines and of the white along them (times the printed). */
const SIZE = [0.85, 1.2];
const PITCH = [0.85, 1.3];
const SPREAD = [0.92, 1.15];
/** How far the boxes of a picture are off (shares of their height), those of a text layer less, and strokes (log). */
const OFF = { ocr: 0.05, layer: 0.01 };
const STROKE_OFF = 0.08;
const SIGN = /[$€£¥]/;
/** A box holds a word whose middle lies no further outside (page units). */
const NEAR = 1;

/**
 * @param {Pick<import('./labelled-menus.mjs').ReadMenu, 'pages' | 'truth'>} menu @param {any} reading the service's
 * functions @param {number} seed
 * @returns {any[]} its pages
 */
export function restyled(menu, reading, seed) {
  const random = seeded(seed);
  const style = drawnStyle(random);
  const roles = rolesByPage(menu, reading);
  return menu.pages.map((/** @type {any} */ page, /** @type {number} */ index) => {
    const off = page.source === 'ocr' ? OFF.ocr : OFF.layer;
    let isHeadingOpen = false;
    const words = page.words.flatMap((/** @type {any} */ word) => {
      const role = roleOf(word, roles[index] ?? []);
      const kind = kindOf(role);
      const opens = role === ROLE.name || (kind === 'headings' && !isHeadingOpen);
      isHeadingOpen = kind === 'headings';
      if (kind === 'descriptions' && style.noDescriptions) return [];
      const cased = inCase(word.text, kind ? style.cases[kind] : '', opens);
      const text = style.noSigns ? cased.replace(SIGN, '').trim() : cased;
      return text === '' ? [] : [setAnew({ ...word, text }, kind ? style.sizes[kind] : 1, off, style, random)];
    });
    return { ...page, words, width: page.width * style.spread, height: page.height * style.pitch };
  });
}

/** @param {import('../made-menus/random.mjs').Random} random */
function drawnStyle(random) {
  const drawn = (/** @type {number} */ chance, /** @type {Case[]} */ values) =>
    random.chance(chance) ? random.pick(values) : '';
  const between = (/** @type {number[]} */ [from = 1, to = 1]) => random.between(from, to);
  const isSized = random.chance(CHANCE.sizes);
  const size = () => (isSized ? between(SIZE) : 1);
  return {
    cases: {
      names: drawn(CHANCE.names, ['upper', 'title', 'sentence']),
      headings: drawn(CHANCE.headings, ['upper', 'title', 'sentence']),
      descriptions: drawn(CHANCE.descriptions, ['upper', 'lower', 'sentence']),
    },
    sizes: { names: size(), headings: size(), descriptions: size() },
    noDescriptions: random.chance(CHANCE.noDescriptions),
    noSigns: random.chance(CHANCE.noSigns),
    plainFonts: random.chance(CHANCE.plainFonts),
    plainInk: random.chance(CHANCE.plainInk),
    pitch: random.chance(CHANCE.pitch) ? between(PITCH) : 1,
    spread: random.chance(CHANCE.spread) ? between(SPREAD) : 1,
  };
}

/**
 * What each token of a page is, with its place. @param {Pick<import('./labelled-menus.mjs').ReadMenu, 'pages' |
 * 'truth'>} menu @param {any} reading
 * @returns {{ box: any, role: number }[][]}
 */
function rolesByPage({ pages, truth }, reading) {
  const segments = pages.map(reading.segmentsOf);
  const { roles } = labelTokens(segments, truth);
  let at = 0;
  return segments.map((/** @type {any[]} */ own) =>
    own.flatMap(({ tokens }) => tokens.map((/** @type {any} */ { box }) => ({ box, role: roles[at++] ?? ROLE.other }))),
  );
}

/** @param {any} word @param {readonly { box: any, role: number }[]} tokens */
function roleOf({ box }, tokens) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const holds = (/** @type {{ box: any }} */ { box: own }) =>
    x >= own.x - NEAR && x <= own.x + own.width + NEAR && y >= own.y - NEAR && y <= own.y + own.height + NEAR;
  return tokens.find(holds)?.role ?? ROLE.other;
}

/** @param {number} role */
function kindOf(role) {
  if (role === ROLE.name || role === ROLE.nameMore) return 'names';
  if (role === ROLE.heading) return 'headings';
  return role === ROLE.description ? 'descriptions' : undefined;
}

/** @param {string} text @param {Case} wanted @param {boolean} opens whether it is the first word of its text */
function inCase(text, wanted, opens) {
  const capitalised = `${text.slice(0, 1).toUpperCase()}${text.slice(1).toLowerCase()}`;
  if (wanted === 'upper') return text.toUpperCase();
  if (wanted === 'lower') return text.toLowerCase();
  if (wanted === 'title') return text.length > 3 ? capitalised : text;
  return wanted === 'sentence' ? (opens ? capitalised : text.toLowerCase()) : text;
}

/**
 * A word in its new size and place. @param {any} word @param {number} size times the printed @param {number} most how
 * far its box is off @param {ReturnType<typeof drawnStyle>} style @param {import('../made-menus/random.mjs').Random}
 * random
 */
function setAnew({ fontName, bold, italic, fontSize, stroke, ink, ...word }, size, most, style, random) {
  const off = () => random.between(-most, most) * word.box.height;
  const height = word.box.height * size;
  const isLayer = fontName !== undefined;
  return {
    ...word,
    box: {
      x: word.box.x * style.spread + off(),
      y: (word.box.y + word.box.height / 2) * style.pitch - height / 2 + off(),
      width: word.box.width * Math.min(style.spread, size, 1),
      height,
    },
    ...(fontSize === undefined ? {} : { fontSize: fontSize * size }),
    ...(stroke === undefined ? {} : { stroke: stroke * size * Math.exp(random.between(-STROKE_OFF, STROKE_OFF)) }),
    ...(ink === undefined || style.plainInk ? {} : { ink }),
    ...(isLayer && (style.plainFonts ? { fontName: '', bold: false, italic: false } : { fontName, bold, italic })),
  };
}
