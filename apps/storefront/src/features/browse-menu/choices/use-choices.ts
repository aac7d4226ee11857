import type { Menu, MenuItem } from '@chalkboard/contracts';
import { choiceTexts } from '@chalkboard/menu-rules/choice-texts';
import { choiceProblems, choicesPrice, groupsOf } from '@chalkboard/menu-rules/choices';
import { dishStatesOf, placeOfProblem, type Picks } from '@chalkboard/menu-rules/picks';
import { canonicalChoices } from '@chalkboard/menu-rules/same-choices';
import { useState } from 'react';

/**
 * What is being chosen of a dish's groups, and what it costs.
 * @param size label of the chosen size
 */
export function useChoices(menu: Menu, item: MenuItem, size: string | undefined) {
  const [picks, setPicks] = useState<Picks>([]);
  const [wanted, setWanted] = useState(false);
  const rules = menu.rules?.choices;
  const dishes = dishStatesOf(menu.categories.flatMap(({ items }) => items));
  const problems = choiceProblems(rules, item.id, picks, dishes);
  return {
    groups: groupsOf(rules, item.id),
    picks,
    change: setPicks,
    setting: { rules, dishes, currency: menu.currency, size, problems: wanted ? problems : [] },
    unitMinor: choicesPrice(rules, item.id, picks, size),
    /** As the kitchen reads them. */
    texts: choiceTexts(rules, item.id, picks),
    /** What goes into the cart; nothing where nothing is chosen. */
    chosen: picks.length > 0 ? { choices: canonicalChoices(picks) } : {},
    /** Whether the dish can be added so; if not, the first group that is wrong says why and gets the focus. */
    accept: (sheet: HTMLElement | null): boolean => {
      const [first] = problems;
      if (!first) return true;
      setWanted(true);
      const place = placeOfProblem(first);
      const group = [...(sheet?.querySelectorAll<HTMLElement>('[data-choice-group]') ?? [])].find(
        ({ dataset }) => dataset['choiceGroup'] === place,
      );
      group?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus();
      group?.scrollIntoView?.({ block: 'nearest' });
      return false;
    },
  };
}
