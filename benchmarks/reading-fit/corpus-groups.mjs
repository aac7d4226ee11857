import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which menus belong to one restaurant, by the `manifest.json` in or beside the corpus; a menu that it does not name is
 * a group of its own.
 * @param {string} dir @returns {(id: string) => string}
 */
export function groupsOf(dir) {
  const file = [path.join(dir, 'manifest.json'), path.join(dir, '..', 'manifest.json')].find((candidate) =>
    existsSync(candidate),
  );
  const groups = new Map(
    file
      ? /** @type {{ id: string, group?: string }[]} */ (JSON.parse(readFileSync(file, 'utf8'))).map(
          ({ id, group }) => [id, group ?? id],
        )
      : [],
  );
  return (id) => groups.get(id) ?? id;
}

/**
 * The fold of each group, so that a restaurant's menus are left out together. @param {readonly string[]} groups @param
 * {number} folds
 */
export function foldsOf(groups, folds) {
  const distinct = [...new Set(groups)];
  const places = new Map(distinct.map((group, index) => [group, index % folds]));
  return (/** @type {string} */ group) => places.get(group) ?? 0;
}
