import { API_LIMITS } from '@chalkboard/contracts';
import { DomainError } from '../domain/domain-error';
import { networkOf } from '../domain/network-of';

const MINUTE_MS = 60_000;

export interface UnknownKeyLimits {
  /** Of one network address. */
  readonly perAddress: number;
  /** Of everybody together. The second half is for addresses that have sent no unknown key in this minute. */
  readonly all: number;
}

/** More of one address than a business has keys, and of all together far less than identity can answer. */
const LIMITS: UnknownKeyLimits = { perAddress: API_LIMITS.unknownKeysPerMinute, all: 1200 };

/** One question that was counted. */
export interface CountedQuestion {
  /** The key is a good one: its address has nothing to answer for. */
  giveBack(): void;
}

/**
 * Counts questions about keys that an instance does not know, by network address and in all, in the minute of the
 * clock. A minute holds no more addresses than questions.
 */
export class UnknownKeyLimit {
  private readonly byNetwork = new Map<string, number>();
  private minute = 0;
  private all = 0;

  constructor(private readonly limits: UnknownKeyLimits = LIMITS) {}

  /**
   * Counts one question before it is asked.
   * @param address as the connection or a trusted proxy says it
   * @throws DomainError `access.too_many_unknown_keys` with `retryAfterSeconds`
   */
  take(address: string, now: Date): CountedQuestion {
    const minute = now.getTime() - (now.getTime() % MINUTE_MS);
    // Also when the clock was set back: nobody waits for it.
    if (minute !== this.minute) this.begin(minute);
    const network = networkOf(address);
    const sent = this.byNetwork.get(network) ?? 0;
    const all = sent === 0 ? this.limits.all : this.limits.all / 2;
    if (sent >= this.limits.perAddress || this.all >= all)
      throw tooManyUnknownKeys(Math.max(1, Math.ceil((this.minute + MINUTE_MS - now.getTime()) / 1000)));
    this.add(network, 1);
    const counted = this.minute;
    return {
      giveBack: () => {
        if (counted === this.minute) this.add(network, -1);
      },
    };
  }

  private begin(minute: number): void {
    this.minute = minute;
    this.all = 0;
    this.byNetwork.clear();
  }

  private add(network: string, count: 1 | -1): void {
    const sent = (this.byNetwork.get(network) ?? 0) + count;
    if (sent > 0) this.byNetwork.set(network, sent);
    else this.byNetwork.delete(network);
    this.all += count;
  }
}

function tooManyUnknownKeys(retryAfterSeconds: number): DomainError {
  return new DomainError(
    'access.too_many_unknown_keys',
    `Too many keys that do not exist were sent from this network address, so this one was not looked at. Go on in ${retryAfterSeconds} s.`,
    { retryAfterSeconds },
  );
}
