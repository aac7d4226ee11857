import { ORDER } from '@chalkboard/contracts/limits';
import { texts } from '../../texts';
import { countsOf, mostOf, wholeNumber, type GroupForm } from './choice-form';

const t = texts.choices.rules;

/** How many guests choose of a group, as they read it. */
export function ruleWords(group: GroupForm): string {
  if (group.kind === 'halves') return t.halves;
  const { min, max } = countsOf(group);
  const free = wholeNumber(group.free, 1, ORDER.maxChoices);
  const words =
    min === 0
      ? max >= mostOf(group)
        ? t.optional
        : t.upTo({ max })
      : min === max
        ? min === 1
          ? t.one
          : t.exactly({ count: min })
        : t.between({ min, max });
  return free === undefined ? words : t.free({ rule: words, count: free });
}
