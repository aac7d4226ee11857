import type { ChoiceGroup } from '@chalkboard/contracts';

/** What the sheet of a dish says about choices of it. */
export const choiceTexts = {
  /** How many can be chosen: "required", "choose 2", "up to 3", "optional", and how many of them are free. */
  rule: ({ kind, min, max, free }: Pick<ChoiceGroup, 'kind' | 'min' | 'max' | 'free'>): string => {
    if (kind === 'halves') return 'required, choose 2 halves';
    const many =
      min === 0
        ? max === 1
          ? 'optional'
          : `optional, up to ${max}`
        : min === max
          ? min === 1
            ? 'required, choose one'
            : `required, choose ${min}`
          : `required, choose ${min} to ${max}`;
    if (free === 0) return many;
    return `${many}, ${free === 1 ? 'the first is free' : `the first ${free} are free`}`;
  },
  dearerHalf: 'The dearer half sets the price.',
  none: 'None',
  missing: (group: string, count: number, kind: ChoiceGroup['kind']) =>
    kind === 'halves'
      ? `Choose ${count === 1 ? 'one more half' : 'two halves'}.`
      : count === 1
        ? `Choose one of “${group}”.`
        : `Choose ${count} more of “${group}”.`,
  tooMany: (max: number) => `Choose no more than ${max}.`,
  gone: 'Not on the menu any more',
  /** Groups within an option. */
  within: (group: string, option: string) => `${group}, for ${option}`,
};
