import type { RemoteName } from '@chalkboard/contracts';
import { networkOf } from '@chalkboard/service-kit/domain';

export interface CanaryLimits {
  /** So many visitors have to have had a version before it is judged. */
  readonly sample: number;
  /** It may fail for so many percent more of its visitors than the running version. */
  readonly percent: number;
  /** Of one network address so many visitors count: nobody can make a version fail alone. */
  readonly visitorsPerAddress: number;
}

export interface CanaryStatistics {
  readonly visitors: number;
  readonly failed: number;
}

/** A visitor of a version. */
export interface Seen {
  readonly name: RemoteName;
  readonly version: string;
  /** Of the visitor's cookie. */
  readonly visitor: string;
  /** Network address. */
  readonly address: string;
}

/** A broken browser or two say nothing of a version. */
const FEWEST_FAILED = 3;
/** Visitors of a version whose outcome is known; more than these tell nothing new. */
const COUNTED = 20_000;

/** Of one version: each visitor counts once, and as failed once. */
class Sample {
  private readonly visitors = new Map<string, boolean>();
  private readonly perAddress = new Map<string, number>();
  private failed = 0;

  constructor(private readonly visitorsPerAddress: number) {}

  see({ visitor, address }: Seen, failed: boolean): void {
    const before = this.visitors.get(visitor);
    if (before === undefined) {
      const network = networkOf(address);
      const counted = this.perAddress.get(network) ?? 0;
      if (counted >= this.visitorsPerAddress || this.visitors.size >= COUNTED) return;
      this.perAddress.set(network, counted + 1);
    }
    if (failed && before !== true) this.failed += 1;
    this.visitors.set(visitor, failed || before === true);
  }

  get statistics(): CanaryStatistics {
    return { visitors: this.visitors.size, failed: this.failed };
  }
}

/** Counts for whom a version that is tried fails, beside the running one, and says when it is to go back. */
export class CanaryWatch {
  private readonly samples = new Map<string, Sample>();

  constructor(private readonly limits: CanaryLimits) {}

  /** @param failed whether something of the remote failed in the visitor's page */
  see(seen: Seen, failed = false): void {
    const key = keyOf(seen.name, seen.version);
    const sample = this.samples.get(key) ?? new Sample(this.limits.visitorsPerAddress);
    this.samples.set(key, sample);
    sample.see(seen, failed);
  }

  statistics(name: RemoteName, version: string): CanaryStatistics {
    return this.samples.get(keyOf(name, version))?.statistics ?? { visitors: 0, failed: 0 };
  }

  /** Why the version that is tried has to go back; undefined: it may go on. */
  verdict(
    name: RemoteName,
    { canary, running }: { readonly canary: string; readonly running: string },
  ): string | undefined {
    const tried = this.statistics(name, canary);
    if (tried.visitors < this.limits.sample || tried.failed < FEWEST_FAILED) return undefined;
    const [share, usual] = [shareOf(tried), shareOf(this.statistics(name, running))];
    if (share <= usual + this.limits.percent) return undefined;
    return `failed for ${tried.failed} of ${tried.visitors} visitors (${share.toFixed(1)} %, the running version for ${usual.toFixed(1)} %)`;
  }

  /**
   * Nothing of a remote is counted any more but these versions: what was counted of another try says nothing of this
   * one.
   */
  keepOnly(name: RemoteName, versions: readonly string[]): void {
    const kept = new Set(versions.map((version) => keyOf(name, version)));
    for (const key of this.samples.keys()) if (key.startsWith(`${name}@`) && !kept.has(key)) this.samples.delete(key);
  }
}

function keyOf(name: string, version: string): string {
  return `${name}@${version}`;
}

/** In percent. */
function shareOf({ visitors, failed }: CanaryStatistics): number {
  return visitors === 0 ? 0 : (failed / visitors) * 100;
}
