import { degraded } from './degrade.mjs';
import { labelTokens } from './label-tokens.mjs';
import { restyled } from './restyle.mjs';

/** A menu made worse or set otherwise, and a made one, say less than a real one as it is. */
const WEIGHTS = { degraded: 0.5, restyled: 0.4, made: 0.3 };
/** How often each real menu is set otherwise. */
const RESTYLED = 2;

/**
 * @typedef {{ id: string, group: string, made?: boolean, pages: any[], truth: any }} ReadMenu pages as words, and what
 * the menu really says
 * @typedef {import('./fit-model.mjs').LabelledMenu} LabelledMenu
 */

/**
 * The menus with the role of each token; real ones also in other styles, and those of a text layer as a picture of them
 * would be read. @param
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
    const others = Array.from({ length: RESTYLED }, (_, copy) =>
      label(restyled(menu, reading, RESTYLED * index + copy + 1), WEIGHTS.restyled, true),
    );
    return isText ? [own, label(degraded(menu.pages, index + 1), WEIGHTS.degraded, true), ...others] : [own, ...others];
  });
}
