import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Clock } from '@chalkboard/service-kit/domain';
import type { Order } from '../domain/order';
import { OrderLinks, type BoardLink } from '../domain/order-links';

const DAY_S = 86_400;
/** How long links work, from the day the order was placed. */
const DAYS = { track: 60, board: 30 } as const;
type Purpose = keyof typeof DAYS;

/** 16 bytes of id, 4 of the time it ends (seconds), 4 of the version unless it is 0, 16 of the seal. */
const ID_BYTES = 16;
const END_BYTES = 4;
const VERSION_BYTES = 4;
const SEAL_BYTES = 16;

/**
 * Links that carry the order's id, their end, their version and a seal over these and their purpose: nothing to store,
 * nothing to guess, and the same link each time it is asked for. Another key ends all of them.
 */
export class SignedOrderLinks extends OrderLinks {
  private readonly key: KeyObject;

  /** @param key at least 32 letters, the same in every instance */
  constructor(
    key: string,
    private readonly clock: Clock,
  ) {
    super();
    this.key = createSecretKey(key, 'utf8');
  }

  tracking(order: Pick<Order, 'id' | 'placedAt'>): string {
    return `/order/${this.made('track', order, 0)}`;
  }

  board(order: Pick<Order, 'id' | 'placedAt'>, version: number): string {
    return `/board/${this.made('board', order, version)}`;
  }

  trackedOrder(secret: string): string | undefined {
    return this.read('track', secret)?.orderId;
  }

  boardLink(link: string): BoardLink | undefined {
    return this.read('board', link);
  }

  /** Without a version where it is 0: those are the links from before there were versions. */
  private made(purpose: Purpose, { id, placedAt }: Pick<Order, 'id' | 'placedAt'>, version: number): string {
    const body = Buffer.alloc(ID_BYTES + END_BYTES + (version > 0 ? VERSION_BYTES : 0));
    body.write(id.replaceAll('-', ''), 'hex');
    body.writeUInt32BE(Math.floor(placedAt.getTime() / 1000) + DAYS[purpose] * DAY_S, ID_BYTES);
    if (version > 0) body.writeUInt32BE(version, ID_BYTES + END_BYTES);
    return Buffer.concat([body, this.seal(purpose, body)]).toString('base64url');
  }

  private read(purpose: Purpose, link: string): BoardLink | undefined {
    const bytes = Buffer.from(link, 'base64url');
    const bodyLength = bytes.length - SEAL_BYTES;
    if (bodyLength !== ID_BYTES + END_BYTES && bodyLength !== ID_BYTES + END_BYTES + VERSION_BYTES) return undefined;
    const body = bytes.subarray(0, bodyLength);
    if (!timingSafeEqual(bytes.subarray(bodyLength), this.seal(purpose, body))) return undefined;
    const until = new Date(body.readUInt32BE(ID_BYTES) * 1000);
    if (until.getTime() < this.clock.now().getTime()) return undefined;
    const orderId = body
      .subarray(0, ID_BYTES)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return { orderId, until, version: bodyLength > ID_BYTES + END_BYTES ? body.readUInt32BE(ID_BYTES + END_BYTES) : 0 };
  }

  private seal(purpose: Purpose, body: Buffer): Buffer {
    return createHmac('sha256', this.key).update(purpose).update(body).digest().subarray(0, SEAL_BYTES);
  }
}
