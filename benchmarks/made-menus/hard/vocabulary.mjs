import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ text: string, translation: string | undefined }} Phrase `translation` is English
 * @typedef {{ id: string, from: number, to: number, headings: string[], names: Phrase[], phrases: Phrase[] }}
 * CourseWords usual prices `from` to `to` in units of the currency
 * @typedef {Record<string, Record<string, CourseWords>>} Vocabulary by language and course
 */

const dir = path.join(import.meta.dirname, 'content');

/** @param {string} part @returns {Phrase} */
function phrase(part) {
  const [text = '', translation] = part.split(' = ').map((side) => side.trim());
  return { text, translation };
}

/**
 * The words in `content/*.txt`, all invented: `@ course from-to`, then `# headings`, `+ names` and `~ description
 * phrases`.
 * @returns {Vocabulary}
 */
export function loadVocabulary() {
  /** @type {Vocabulary} */
  const vocabulary = {};
  for (const file of readdirSync(dir).sort()) {
    /** @type {Record<string, CourseWords>} */
    const courses = {};
    /** @type {CourseWords | undefined} */
    let course;
    for (const line of readFileSync(path.join(dir, file), 'utf8').split('\n')) {
      const rest = line.slice(2).trim();
      if (line.startsWith('@')) {
        const [id = '', range = ''] = rest.split(' ');
        const [from = 1, to = 2] = range.split('-').map(Number);
        courses[id] = course = { id, from, to, headings: [], names: [], phrases: [] };
      } else if (course && line.startsWith('#')) course.headings.push(...rest.split('|').map((part) => part.trim()));
      else if (course && line.startsWith('+')) course.names.push(...rest.split(';').map(phrase));
      else if (course && line.startsWith('~')) course.phrases.push(...rest.split(';').map(phrase));
    }
    vocabulary[path.basename(file, '.txt')] = courses;
  }
  return vocabulary;
}
