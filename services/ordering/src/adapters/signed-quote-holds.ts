import { ORDER } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { QuoteHolds } from '../domain/quote-holds';
import { ByteSeal } from './byte-seal';

/** 6 bytes of time (milliseconds since the epoch), 16 of the seal over it and the menu. */
const TIME_BYTES = 6;
const SEAL_BYTES = 16;
const purposeOf = (shareId: string) => `quote ${shareId} `;

/** Tokens that carry when a quote was given, and a seal: nothing to store, and any instance reads them. */
export class SignedQuoteHolds extends QuoteHolds {
  private readonly seal: ByteSeal;

  /** @param key at least 32 letters, the same in every instance */
  constructor(
    key: string,
    private readonly clock: Clock,
  ) {
    super();
    this.seal = new ByteSeal(key, SEAL_BYTES);
  }

  hold(shareId: string, at: Date): string {
    const time = Buffer.alloc(TIME_BYTES);
    time.writeUIntBE(at.getTime(), 0, TIME_BYTES);
    return this.seal.sealed(purposeOf(shareId), time);
  }

  heldAt(shareId: string, token: string): Date | undefined {
    const time = this.seal.opened(purposeOf(shareId), token, TIME_BYTES);
    if (!time) return undefined;
    const at = time.readUIntBE(0, TIME_BYTES);
    return this.clock.now().getTime() - at <= ORDER.quoteHoldsMs ? new Date(at) : undefined;
  }
}
