import type { MenuItem } from '@chalkboard/contracts';
import { texts } from '../../texts';

export type Orderability =
  | { readonly kind: 'orderable' }
  /** Something must be chosen first, or may be. */
  | { readonly kind: 'choose' }
  | { readonly kind: 'not-orderable'; readonly words: string };

/** May this dish be ordered now, and if not, what is a guest told? */
export function orderabilityOf({ soldOut, uncertain, variants = [], addOns = [], priceMinor }: MenuItem): Orderability {
  if (soldOut) return { kind: 'not-orderable', words: texts.notOrderable.soldOut };
  if (uncertain) return { kind: 'not-orderable', words: texts.notOrderable.uncertain };
  if (variants.length > 0) return variants.some((variant) => variant.priceMinor !== undefined) ? { kind: 'choose' } : { kind: 'not-orderable', words: texts.notOrderable.noPrice };
  if (priceMinor === undefined) return { kind: 'not-orderable', words: texts.notOrderable.noPrice };
  return addOns.some((addOn) => addOn.priceMinor !== undefined) ? { kind: 'choose' } : { kind: 'orderable' };
}
