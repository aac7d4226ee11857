import type { MenuItem } from '@chalkboard/contracts';
import { itemsOf } from '../draft/menu-draft';
import { rewritten, type Tidier } from './tidy-step';

type Style = 'pointed' | 'signed' | 'lettered' | 'bare';

/**
 * Ways to number dishes. What stands behind is a name: it begins with a letter, or with a number and words ("7. 7 Up").
 */
const STYLES: Readonly<Record<Style, RegExp>> = {
  pointed: /^(\d{1,3})[a-z]?(?:\s*[.):](?!\d)|\s+[-–—](?=\s+\D))\s*/u,
  signed: /^(?:#|№|No\.?|Nr\.?|N[°º])\s?(\d{1,3})[a-z]?[.):]?\s+(?:[-–—]\s+)?/iu,
  lettered: /^\p{Lu}{1,2}(\d{1,3})[.):]?\s+(?:[-–—]\s+)?/u,
  bare: /^(\d{1,3})\s+(?=\p{L})/u,
};
const IS_NAME = /^["“„«'(]?(?:\p{L}.*\p{L}|\d+\s+\p{L})/u;
const FEWEST = 3;
/**
 * Numbers without a sign may be counts ("6 Wings, 12 Wings"): so many, of which so large a share follow each other one
 * by one, are none.
 */
const FEWEST_BARE = 5;
const IN_SEQUENCE = 0.8;

interface Numbered {
  readonly item: MenuItem;
  readonly number: number;
  readonly name: string;
}

/** Numbers in front of names go where most dishes of the menu, or of the category, have one. */
export const tidyNumbers: Tidier = (draft) => {
  const whole = itemsOf(draft);
  const ofMenu = numberedOf(whole);
  const found = ofMenu.length > 0 ? ofMenu : draft.flatMap(({ items }) => numberedOf(items));
  return found.map(({ item, name }) => rewritten('numbers', item, 'name', name));
};

/** The items with the number that most of these have; none when most have none. */
function numberedOf(items: readonly MenuItem[]): Numbered[] {
  for (const style of ['pointed', 'signed', 'lettered', 'bare'] as const) {
    const all = items.flatMap((item): Numbered[] => {
      const [head, number] = STYLES[style].exec(item.name) ?? [];
      const name = item.name.slice(head?.length);
      return head && IS_NAME.test(name) ? [{ item, number: Number(number), name }] : [];
    });
    const numbered = style === 'bare' ? inSequence(all) : all;
    const fewest = style === 'bare' ? FEWEST_BARE : FEWEST;
    if (numbered.length >= fewest && numbered.length * 2 > items.length && areDistinct(numbered)) return numbered;
  }
  return [];
}

/** "1. Course, 2. Course": without their numbers these would be one. */
function areDistinct(numbered: readonly Numbered[]): boolean {
  return new Set(numbered.map(({ name }) => name.toLowerCase())).size * 2 > numbered.length;
}

/** Those that count on from a neighbour, or from the one beyond it; none when most do not. */
function inSequence(numbered: readonly Numbered[]): Numbered[] {
  const isNext = (one: Numbered | undefined, other: Numbered | undefined) =>
    one !== undefined && other !== undefined && other.number === one.number + 1;
  const kept = numbered.filter(
    (one, index) =>
      isNext(numbered[index - 1], one) ||
      isNext(one, numbered[index + 1]) ||
      isNext(numbered[index - 2], one) ||
      isNext(one, numbered[index + 2]),
  );
  return kept.length >= numbered.length * IN_SEQUENCE ? kept : [];
}
