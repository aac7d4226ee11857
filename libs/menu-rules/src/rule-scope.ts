import type { RuleScope } from '@chalkboard/contracts';

/** A dish as rules know it. `categoryId` is absent in snapshots of older builds. */
export interface RuledDish {
  readonly id: string;
  readonly categoryId?: string | undefined;
}

/** Whether a rule is for this dish: by its own id, or by its category's. */
export function isFor({ categoryIds, itemIds }: RuleScope, { id, categoryId }: RuledDish): boolean {
  return itemIds.includes(id) || (categoryId !== undefined && categoryIds.includes(categoryId));
}
