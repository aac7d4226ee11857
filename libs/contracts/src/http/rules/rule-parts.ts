import { z } from 'zod';
import { LETTERS } from '../../limits';

/** Parts that several rules of a menu have. */

/** An amount in minor units of the menu's currency. */
export const RuleAmount = z.number().int().nonnegative().max(1_000_000_000);

/** Made by who edits, unique within its list, kept for ever: orders and other rules name it. */
export const RuleId = z.string().min(1).max(40);

export const RuleName = z.string().trim().min(1, 'is required').max(LETTERS.name);

/**
 * What a rule is for: whole categories, single dishes, by the ids of the menu. A dish that is named counts before its
 * category. An id that is not on the menu any more is passed over.
 */
export const RuleScope = z.object({
  categoryIds: z.array(z.string().max(80)).max(300),
  itemIds: z.array(z.string().max(80)).max(1500),
});
export type RuleScope = z.infer<typeof RuleScope>;
