import { parse } from '@messageformat/parser';
import { constants } from './constants.mjs';

/**
 * A catalogue: messages in nested objects and lists.
 * @typedef {string | TextList | TextRecord} Texts
 * @typedef {ReadonlyArray<Texts>} TextList
 * @typedef {{ readonly [key: string]: Texts }} TextRecord
 */

/**
 * What a message is given, and how a caller has to write it.
 * @typedef {'number' | 'boolean' | 'string' | 'string | number'} ArgumentType
 */

/** Arguments in capitals stand for constants of the contracts; they are in the text before it is compiled. */
const CONSTANT = /\{([A-Z][A-Z\d_]*)\}/g;

/**
 * @param {string} message
 * @param {string} [language]
 * @returns {string} with the constants that it names
 * @throws Error where one does not exist
 */
export function withConstants(message, language = 'en') {
  return message.replace(CONSTANT, (_, /** @type {string} */ name) => {
    const say = constants()[name];
    if (!say) throw new Error(`There is no constant ${name} in constants.mjs.`);
    return say(language);
  });
}

/**
 * @param {string} message in the ICU MessageFormat
 * @returns {Map<string, ArgumentType>} its arguments by their names
 * @throws Error where it is none
 */
export function argumentsOf(message) {
  /** @type {Map<string, ArgumentType>} */
  const found = new Map();
  /** @param {string} name @param {ArgumentType} type */
  const note = (name, type) => {
    const before = found.get(name);
    if (before === undefined || before === 'string | number') found.set(name, type);
  };
  /** @param {readonly import('@messageformat/parser').Token[]} tokens */
  const visit = (tokens) => {
    for (const token of tokens) {
      if (token.type === 'argument') note(token.arg, found.get(token.arg) ?? 'string | number');
      else if (token.type === 'function') note(token.arg, 'number');
      else if (token.type === 'plural' || token.type === 'selectordinal') note(token.arg, 'number');
      else if (token.type === 'select')
        note(token.arg, token.cases.some(({ key }) => key === 'true' || key === 'false') ? 'boolean' : 'string');
      if ('cases' in token) for (const { tokens: inner } of token.cases) visit(inner);
    }
  };
  visit(parse(withConstants(message)));
  return found;
}

/**
 * Every message of a catalogue with its place in it.
 * @param {Texts} texts
 * @param {string} [at]
 * @returns {[place: string, message: string][]}
 */
export function messagesIn(texts, at = '') {
  if (typeof texts === 'string') return [[at, texts]];
  return Object.entries(texts).flatMap(([key, inner]) => messagesIn(inner, at ? `${at}.${key}` : key));
}

/**
 * @param {Texts} texts of another language
 * @param {Texts} english
 * @returns {Texts} with the English messages in the place of what is missing
 */
export function filledUp(texts, english) {
  if (typeof english === 'string') return typeof texts === 'string' ? texts : english;
  if (Array.isArray(english))
    return english.map((inner, index) => filledUp(/** @type {any} */ (texts)?.[index], inner));
  return Object.fromEntries(
    Object.entries(english).map(([key, inner]) => [key, filledUp(/** @type {any} */ (texts)?.[key], inner)]),
  );
}
