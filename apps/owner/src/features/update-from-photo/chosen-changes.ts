import type { MenuChange, MenuUpdateProposal } from '@chalkboard/contracts';

type Kind = MenuChange['kind'];

/** In the order of what an owner is most likely to have changed; what takes something away stands last. */
export const KINDS = ['price', 'new', 'renamed', 'gone'] as const satisfies readonly Kind[];

/** What the owner ticked or cleared by hand, by the changes' ids; they stay the same when the list is made anew. */
export type Decisions = ReadonlyMap<string, boolean>;

/** The amounts that the owner took where a price was read in two ways, by the changes' ids. */
export type Amounts = ReadonlyMap<string, string>;

/** The other amount that the price of a change may be. */
export function otherPriceOf(change: MenuChange): string | undefined {
  if (change.kind === 'price') return change.otherPrice;
  return change.kind === 'new' && !change.item.variants?.length ? change.item.doubt?.otherPrice : undefined;
}

/** The change at the amount that the owner took. */
export function withAmount(change: MenuChange, amount: string | undefined): MenuChange {
  if (amount === undefined) return change;
  if (change.kind === 'price') return { ...change, to: amount };
  return change.kind === 'new' ? { ...change, item: { ...change.item, price: amount, priceMinor: undefined } } : change;
}

/** Were dishes of the menu found on the photos? If not, they may be of another menu. */
export function isSameMenu({ changes, unchanged }: Pick<MenuUpdateProposal, 'changes' | 'unchanged'>): boolean {
  return unchanged > 0 || changes.some(({ kind }) => kind === 'price' || kind === 'renamed');
}

/**
 * The changes that are ticked: as the owner decided, and before that those that are certain. A dish that was not found
 * may only have been missed, which is nothing to delete it for; one that stands on the paper in another form, say in
 * sizes, gives way to that.
 */
export function chosenOf(
  proposal: Pick<MenuUpdateProposal, 'changes' | 'unchanged'>,
  decisions: Decisions,
): MenuChange[] {
  const sameMenu = isSameMenu(proposal);
  const certain = (change: MenuChange): boolean => {
    if (change.kind !== 'gone') return sameMenu && !change.uncertain;
    const instead = proposal.changes.find((other) => replaces(other, change));
    return instead !== undefined && (decisions.get(instead.id) ?? certain(instead));
  };
  return proposal.changes.filter((change) => decisions.get(change.id) ?? certain(change));
}

/** Does a new dish stand where one of the same name is gone? */
export function replaces(change: MenuChange, gone: MenuChange): boolean {
  return change.kind === 'new' && gone.kind === 'gone' && change.item.name.toLowerCase() === gone.name.toLowerCase();
}
