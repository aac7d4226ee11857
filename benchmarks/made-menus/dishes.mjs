import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ name: string, description: string, marks: string[], base: number | null, translation: string | undefined
 * }} Dish `base`: usual price in the currency's units; null when it changes with the market
 * @typedef {{ headings: string[], dishes: Dish[] }} Course
 * @typedef {{ language: string, name: string, courses: Course[] }} Theme
 */

const dir = path.join(import.meta.dirname, 'content');

/**
 * The dishes in `content/*.txt`, all invented: `# theme`, `## heading | other heading`, then a line for each dish with
 * `name; description; marks; price; translation`.
 * @returns {Theme[]}
 */
export function loadThemes() {
  return readdirSync(dir)
    .sort()
    .flatMap((file) => themesOf(path.basename(file, '.txt'), readFileSync(path.join(dir, file), 'utf8')));
}

/** @param {string} language @param {string} text @returns {Theme[]} */
function themesOf(language, text) {
  /** @type {Theme[]} */
  const themes = [];
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('## '))
      themes.at(-1)?.courses.push({
        headings: line
          .slice(3)
          .split('|')
          .map((part) => part.trim()),
        dishes: [],
      });
    else if (line.startsWith('# ')) themes.push({ language, name: line.slice(2), courses: [] });
    else themes.at(-1)?.courses.at(-1)?.dishes.push(dish(line));
  }
  return themes;
}

/** @param {string} line @returns {Dish} */
function dish(line) {
  const [name = '', description = '', marks = '', base = '', translation] = line.split(';').map((part) => part.trim());
  return {
    name,
    description,
    marks: marks.split(' ').filter(Boolean),
    base: base === 'MP' ? null : Number(base),
    translation,
  };
}
