import type { ChoiceGroup } from '@chalkboard/contracts';
import { choiceTexts } from '../../../texts';

const { rule: t } = choiceTexts;

/** How many can be chosen: "required", "choose 2", "up to 3", "optional", and how many of them are free. */
export function choiceRule(group: Pick<ChoiceGroup, 'kind' | 'min' | 'max' | 'free'>): string {
  if (group.kind === 'halves') return t.halves;
  const rule = countRule(group);
  return group.free === 0 ? rule : t.withFree({ rule, free: group.free });
}

function countRule({ min, max }: Pick<ChoiceGroup, 'min' | 'max'>): string {
  if (min === 0) return max === 1 ? t.optional : t.optionalUpTo({ max });
  if (min === max) return min === 1 ? t.one : t.exactly({ min });
  return t.between({ min, max });
}
