import { z } from 'zod';
import { OpeningHours } from '../opening-hours';
import { RuleAmount, RuleId, RuleName, RuleScope } from './rule-parts';
import { Percent } from './tax-rules';

/**
 * When dishes are served, as the restaurant's clock shows it: breakfast, lunch, weekends, holidays. A dish that no
 * serving time names is served whenever orders are taken; one that several name, in each of them.
 */
export const ServingTime = z.object({ id: RuleId, name: RuleName, when: OpeningHours, for: RuleScope });
export type ServingTime = z.infer<typeof ServingTime>;

/** Lower prices for some hours. Extras and choices keep theirs; of several that hold, the lowest price counts. */
export const HappyHour = z.object({
  id: RuleId,
  name: RuleName,
  when: OpeningHours,
  for: RuleScope,
  off: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: Percent }),
    /** So much less; never below nothing. */
    z.object({ kind: z.literal('amount'), amount: RuleAmount }),
  ]),
});
export type HappyHour = z.infer<typeof HappyHour>;
