import type { ChoiceGroup, ChoiceOption, ChoiceRules, Menu } from '@chalkboard/contracts';
import { MENU_SIZE } from '@chalkboard/contracts';
import { MenuError } from '../menu/menu.errors';

const refused = (sentence: string) => new MenuError('menu.invalid_rules', sentence);

/**
 * Whether the groups to choose from can be: for guests to order from, and for owners to understand.
 * @throws MenuError `menu.invalid_rules` for the first thing that cannot
 */
export function assertChoices({ groups, dishes }: ChoiceRules, { categories }: Pick<Menu, 'categories'>): void {
  const items = categories.flatMap((category) => category.items);
  const byId = new Map(groups.map((group) => [group.id, group]));
  if (byId.size < groups.length) throw refused('Two groups of choices have the same id. Please reload and try again.');
  for (const group of groups) {
    assertCounts(group);
    for (const option of group.options) {
      assertOption(group, option, byId);
      if (option.itemId !== undefined && !items.some(({ id }) => id === option.itemId))
        throw refused(
          `“${option.name}” in “${group.name}” is a dish that is not on the menu any more. Please choose another dish or remove it.`,
        );
    }
  }
  if (new Set(dishes.map(({ itemId }) => itemId)).size < dishes.length)
    throw refused('The choices of a dish are there twice. Please reload and try again.');
  for (const { itemId, groupIds } of dishes) {
    if (new Set(groupIds).size < groupIds.length) throw refused('A dish has the same group of choices twice.');
    const own = groupIds.map((id) => {
      const group = byId.get(id);
      if (!group) throw refused('A dish has a group of choices that does not exist any more. Please choose again.');
      return group;
    });
    const within = own.flatMap(({ options }) => options.flatMap(({ groupIds: ids = [] }) => ids));
    for (const group of [...own, ...within.flatMap((id) => byId.get(id) ?? [])])
      assertNotItself(group, itemId, items.find(({ id }) => id === itemId)?.name);
  }
}

function assertCounts({ name, kind, min, max, free, options, repeats }: ChoiceGroup): void {
  if (new Set(options.map(({ id }) => id)).size < options.length)
    throw refused(`Two options of “${name}” have the same id. Please reload and try again.`);
  if (kind === 'halves') {
    if (min !== 2 || max !== 2) throw refused(`“${name}” is for halves: guests choose exactly two of it.`);
    if (free > 0 || repeats) throw refused(`“${name}” is for halves: none is free, and the two are different.`);
    if (options.length < 2) throw refused(`“${name}” is for halves: it needs two options at least.`);
    return;
  }
  if (min > max) throw refused(`“${name}” needs at least ${min} and takes at most ${max}. Please change one of them.`);
  if (!repeats && max > options.length)
    throw refused(
      `“${name}” takes up to ${max}, and has only ${options.length} ${options.length === 1 ? 'option' : 'options'}. Please add options or take fewer.`,
    );
  if (free > max) throw refused(`“${name}” has ${free} free and takes at most ${max}. Please change one of them.`);
}

function assertOption(group: ChoiceGroup, option: ChoiceOption, groups: ReadonlyMap<string, ChoiceGroup>): void {
  const { groupIds = [], sizePrices = {} } = option;
  const where = `“${option.name}” in “${group.name}”`;
  if (Object.keys(sizePrices).length > MENU_SIZE.variants) throw refused(`${where} has prices for too many sizes.`);
  if (new Set(groupIds).size < groupIds.length) throw refused(`${where} leads to the same group twice.`);
  for (const id of groupIds) {
    const inner = groups.get(id);
    if (id === group.id) throw refused(`${where} leads to “${group.name}” again: choices cannot contain themselves.`);
    if (!inner) throw refused(`${where} leads to a group that does not exist any more. Please choose again.`);
    if (inner.options.some(({ groupIds: deeper = [] }) => deeper.length > 0))
      throw refused(`${where} leads to “${inner.name}”, whose options lead further: choices go one level deep.`);
  }
}

function assertNotItself({ name, options }: ChoiceGroup, itemId: string, dish: string | undefined): void {
  if (options.some((option) => option.itemId === itemId))
    throw refused(`“${dish ?? itemId}” has itself as a choice in “${name}”. Please choose another dish.`);
}
