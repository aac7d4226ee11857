import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { ORDER } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { QuoteHolds } from '../domain/quote-holds';

/** 6 bytes of time (milliseconds since the epoch), 16 of the seal over it and the menu. */
const TIME_BYTES = 6;
const SEAL_BYTES = 16;

/** Tokens that carry when a quote was given, and a seal: nothing to store, and any instance reads them. */
export class SignedQuoteHolds extends QuoteHolds {
  private readonly key: KeyObject;

  /** @param key at least 32 letters, the same in every instance */
  constructor(
    key: string,
    private readonly clock: Clock,
  ) {
    super();
    this.key = createSecretKey(key, 'utf8');
  }

  hold(shareId: string, at: Date): string {
    const time = Buffer.alloc(TIME_BYTES);
    time.writeUIntBE(at.getTime(), 0, TIME_BYTES);
    return Buffer.concat([time, this.seal(shareId, time)]).toString('base64url');
  }

  heldAt(shareId: string, token: string): Date | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== TIME_BYTES + SEAL_BYTES) return undefined;
    const time = bytes.subarray(0, TIME_BYTES);
    if (!timingSafeEqual(bytes.subarray(TIME_BYTES), this.seal(shareId, time))) return undefined;
    const at = time.readUIntBE(0, TIME_BYTES);
    return this.clock.now().getTime() - at <= ORDER.quoteHoldsMs ? new Date(at) : undefined;
  }

  private seal(shareId: string, time: Buffer): Buffer {
    return createHmac('sha256', this.key).update(`quote ${shareId} `).update(time).digest().subarray(0, SEAL_BYTES);
  }
}
