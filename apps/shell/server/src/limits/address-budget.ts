import { networkOf } from '@chalkboard/service-kit/domain';

export interface BudgetLimits {
  /** Of one network address. */
  readonly perAddress: number;
  /** Of everybody together. */
  readonly all: number;
}

/** What came of asking for a share: the way to give it back, or which limit was in the way. */
export type Share = { readonly giveBack: () => void } | { readonly refusedFor: 'address' | 'all' };

/** Something there is so much of at a time (bytes, connections, streams): shared out by network address. */
export class AddressBudget {
  private readonly held = new Map<string, number>();
  private all = 0;

  constructor(private readonly limits: BudgetLimits) {}

  /** @param address as the connection or a trusted proxy says it */
  take(address: string, amount = 1): Share {
    const network = networkOf(address);
    const held = this.held.get(network) ?? 0;
    if (held + amount > this.limits.perAddress) return { refusedFor: 'address' };
    if (this.all + amount > this.limits.all) return { refusedFor: 'all' };
    this.held.set(network, held + amount);
    this.all += amount;
    let given = false;
    return {
      giveBack: () => {
        if (given) return;
        given = true;
        this.all -= amount;
        const left = (this.held.get(network) ?? 0) - amount;
        if (left > 0) this.held.set(network, left);
        else this.held.delete(network);
      },
    };
  }
}
