import type { QuoteResponse } from '@chalkboard/contracts';
import { tipShares } from '@chalkboard/menu-rules/tip';

/** What a guest gives beside the total: a share of the dishes, or an amount as it was typed. */
export type ChosenTip =
  | { readonly percent: number }
  | {
      readonly own: string;
      /** Minor units; absent: nothing, or no amount. */
      readonly minor?: number | undefined;
      /** What is wrong with it, in words. */
      readonly fault?: string | undefined;
    };

/** The tips that the restaurant takes, as the server's quote says; undefined: none. */
export type OfferedTips = QuoteResponse['tips'];

/** What is given, in minor units of the cart as it is; 0 where the restaurant takes none. */
export function tipMinorOf(chosen: ChosenTip | undefined, offered: OfferedTips, subtotalMinor: number): number {
  if (!chosen || !offered) return 0;
  if ('percent' in chosen) {
    const isOffered = offered.shares.some(({ percent }) => percent === chosen.percent);
    return isOffered ? (tipShares([chosen.percent], subtotalMinor)[0]?.amount ?? 0) : 0;
  }
  return chosen.fault === undefined ? (chosen.minor ?? 0) : 0;
}

/** Why the order cannot be sent with it; undefined: it can. */
export function tipFaultOf(chosen: ChosenTip | undefined, offered: OfferedTips): string | undefined {
  return offered && chosen && 'own' in chosen ? chosen.fault : undefined;
}
