import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { argumentsOf, withConstants } from './messages.mjs';

/** @typedef {import('./messages.mjs').Texts} Texts */

/**
 * Compiles catalogues to the source of a module: what takes arguments is a function, every other message a string.
 * @param {Readonly<Record<string, Texts>>} catalogues by their names
 * @param {string} language of all of them
 * @returns {string} its default export holds the catalogues by their names
 * @throws Error that names the message that cannot be compiled
 */
export function compileTexts(catalogues, language) {
  /** @type {Record<string, string>} */
  const functions = {};
  /** @param {Texts} texts @param {string} at @returns {string} */
  const written = (texts, at) => {
    if (typeof texts !== 'string') {
      const inner = Object.entries(texts).map(([key, value]) => [key, written(value, `${at}.${key}`)]);
      return Array.isArray(texts)
        ? `[${inner.map(([, source]) => source).join(', ')}]`
        : `{ ${inner.map(([key, source]) => `${JSON.stringify(key)}: ${source}`).join(', ')} }`;
    }
    const message = withConstants(texts, language);
    try {
      if (argumentsOf(message).size === 0) return JSON.stringify(plain(message));
    } catch (error) {
      throw new Error(`${language}: ${at}: ${error instanceof Error ? error.message : String(error)}`);
    }
    const name = `m${Object.keys(functions).length}`;
    functions[name] = message;
    return `messages.${name}`;
  };
  const exported = `export default ${written(catalogues, '').trim()};`;
  if (Object.keys(functions).length === 0) return exported;
  const compiled = compileModule(new MessageFormat(language), functions);
  return `${compiled.replace('export default', 'const messages =')};\n${exported}`;
}

/** @param {string} message without arguments @returns {string} what is shown, without the quotes of the format */
function plain(message) {
  return new MessageFormat('en').compile(message)({});
}
