import fs from 'node:fs';
import path from 'node:path';
import { PlatformError } from '../platform/workspace.mjs';

/**
 * @typedef {{ files: string[], next: string[] }} Made `files`: written or changed, of the workspace; `next`: what is
 * left to do by hand
 */

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @param {string} name kebab-case @throws {PlatformError} it is not */
export function checkName(name) {
  if (!NAME.test(name)) throw new PlatformError(`"${name}" is no name: small letters, with "-" between words.`);
}

/** `show-summary` → `ShowSummary`. @param {string} name */
export const pascal = (name) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
/** `show-summary` → `showSummary`. @param {string} name */
export const camel = (name) => pascal(name).replace(/^./, (first) => first.toLowerCase());
/** `show-summary` → `show summary`. @param {string} name */
export const spoken = (name) => name.replaceAll('-', ' ');

/** Collects what is to be written, and writes it only when all of it can be. */
export class WorkspaceFiles {
  /** @type {Map<string, string>} */ #files = new Map();

  /** @param {string} root of the workspace */
  constructor(root) {
    this.root = root;
  }

  /** A file that must not be there yet. @param {string} file of the workspace @param {string} text */
  add(file, text) {
    if (fs.existsSync(path.join(this.root, file))) throw new PlatformError(`${file} is there already.`);
    this.#files.set(file, text);
  }

  /** @param {string} file of the workspace @param {(text: string) => string} edit */
  change(file, edit) {
    const before = this.#files.get(file) ?? fs.readFileSync(path.join(this.root, file), 'utf8');
    const after = edit(before);
    if (after === before)
      throw new PlatformError(`${file} does not look as it is expected to: what is new could not be put into it.`);
    this.#files.set(file, after);
  }

  /** @returns {string[]} what was written */
  write() {
    for (const [file, text] of this.#files) {
      fs.mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
      fs.writeFileSync(path.join(this.root, file), text);
    }
    return [...this.#files.keys()];
  }
}

/**
 * Puts an import where it belongs among those of the same beginning, which stand in alphabetical order. @param {string}
 * text @param {string} line @param {RegExp} among lines that it stands with
 */
export function withImport(text, line, among) {
  const lines = text.split('\n');
  const from = (/** @type {string} */ one) => /from '([^']+)'/.exec(one)?.[1] ?? '';
  const group = lines.flatMap((one, index) => (among.test(one) ? [index] : []));
  const before = group.filter((index) => from(/** @type {string} */ (lines[index])) < from(line)).at(-1);
  const lastImport = lines.findLastIndex((one) => /^import /.test(one));
  lines.splice((before ?? (group[0] !== undefined ? group[0] - 1 : lastImport)) + 1, 0, line);
  return lines.join('\n');
}

/**
 * Puts an entry at the end of the first list after a name: on a line of its own where the others have theirs. @param
 * {string} text @param {RegExp} opening up to its bracket @param {string} entry
 */
export function withEntry(text, opening, entry) {
  const found = opening.exec(text);
  if (!found) return text;
  const start = found.index + found[0].length;
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end++) depth += text[end] === '[' ? 1 : text[end] === ']' ? -1 : 0;
  const inside = text.slice(start, end - 1);
  const isMany = inside.includes('\n');
  const indent = isMany ? (/\n( *)\S/.exec(inside)?.[1] ?? '') : '';
  const kept = inside.trimEnd().replace(/,$/, '');
  const filled = isMany
    ? `${kept},\n${indent}${entry},\n${/\n( *)$/.exec(inside)?.[1] ?? ''}`
    : `${kept}${kept.trim() ? ', ' : ''}${entry}`;
  return text.slice(0, start) + filled + text.slice(end - 1);
}
