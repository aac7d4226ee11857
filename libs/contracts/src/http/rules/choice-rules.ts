import { z } from 'zod';
import { ORDER } from '../../limits';
import { RuleAmount, RuleId, RuleName } from './rule-parts';

/** What can be chosen. It costs `unitPrice` more, or for a size of the dish what `sizePrices` says. */
export const ChoiceOption = z.object({
  id: RuleId,
  name: RuleName,
  unitPrice: RuleAmount,
  /** By the label of the size ("Large"), letters' case apart. */
  sizePrices: z.record(z.string().max(80), RuleAmount).optional(),
  /** The option is this dish of the menu: part of a combo, or half of a pizza. Sold out where the dish is. */
  itemId: z.string().max(80).optional(),
  soldOut: z.boolean().optional(),
  /** Groups to choose from once it is chosen: one level, so their options have none. */
  groupIds: z.array(RuleId).max(10).optional(),
});
export type ChoiceOption = z.infer<typeof ChoiceOption>;

export const ChoiceGroup = z.object({
  id: RuleId,
  name: RuleName,
  /**
   * `each`: every option costs what it costs. `halves`: exactly two options, and the dearer one's price counts for both
   * (a pizza half and half).
   */
  kind: z.enum(['each', 'halves']),
  /** How many options are chosen at least and at most, counted with their quantities; `min` 0: none is needed. */
  min: z.number().int().min(0).max(ORDER.maxChoices),
  max: z.number().int().min(1).max(ORDER.maxChoices),
  /** So many options cost nothing: the dearest of the chosen ones. */
  free: z.number().int().min(0).max(ORDER.maxChoices),
  /** The same option can be chosen more than once; absent: once. */
  repeats: z.boolean().optional(),
  options: z.array(ChoiceOption).min(1).max(100),
});
export type ChoiceGroup = z.infer<typeof ChoiceGroup>;

/** Groups, and which dishes have them; a group can be used by many dishes, and a dish have several in their order. */
export const ChoiceRules = z.object({
  groups: z.array(ChoiceGroup).max(100),
  dishes: z.array(z.object({ itemId: z.string().max(80), groupIds: z.array(RuleId).min(1).max(20) })).max(1500),
});
export type ChoiceRules = z.infer<typeof ChoiceRules>;

const pick = {
  groupId: RuleId,
  optionId: RuleId,
  quantity: z.number().int().min(1).max(ORDER.maxChoices).optional(),
};

/** What a guest chose of one group; absent `quantity`: one. */
export const Choice = z.object({
  ...pick,
  /** What was chosen within it. */
  choices: z.array(z.object(pick)).max(ORDER.maxChoices).optional(),
});
export type Choice = z.infer<typeof Choice>;

/** All choices of a line of an order. */
export const Choices = z.array(Choice).max(ORDER.maxChoices);
export type Choices = z.infer<typeof Choices>;
