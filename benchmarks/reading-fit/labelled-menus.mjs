import { degraded } from './degrade.mjs';
import { labelTokens } from './label-tokens.mjs';

/** A menu made worse, and a made one, say less than a real one as it is. */
const WEIGHTS = { degraded: 0.5, made: 0.3 };

/**
 * @typedef {{ id: string, group: string, made?: boolean, pages: any[], truth: any }} ReadMenu pages as words, and what
 * the menu really says
 * @typedef {import('./fit-model.mjs').LabelledMenu} LabelledMenu
 */

/**
 * The menus with the role of each token; those of a text layer also as a picture of them would be read. @param
 * {readonly ReadMenu[]} menus @param {any} reading @returns {LabelledMenu[]}
 */
export function labelledMenus(menus, reading) {
  return menus.flatMap((menu, index) => {
    const label = (/** @type {any[]} */ read, /** @type {number} */ weight, isCopy = false) => {
      const pages = read.map(reading.segmentsOf);
      return {
        id: menu.id,
        group: menu.group,
        weight,
        ...(menu.made || isCopy ? { made: true } : {}),
        pages,
        labels: labelTokens(pages, menu.truth),
      };
    };
    const isText = menu.pages.every((page) => page.source === 'text-layer');
    // Of made menus there are enough: every other one as a picture of it would be read.
    if (menu.made)
      return [label(isText && index % 2 === 1 ? degraded(menu.pages, index + 1) : menu.pages, WEIGHTS.made)];
    const own = label(menu.pages, 1);
    return isText ? [own, label(degraded(menu.pages, index + 1), WEIGHTS.degraded, true)] : [own];
  });
}
