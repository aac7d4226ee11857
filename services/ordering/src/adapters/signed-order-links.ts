import { Clock } from '@chalkboard/service-kit/domain';
import type { Order } from '../domain/order';
import { OrderLinks, type BoardLink } from '../domain/order-links';
import { ByteSeal, ID_BYTES, readId, writeId } from './byte-seal';

const DAY_S = 86_400;
/** How long links work, from the day the order was placed. */
const DAYS = { track: 60, board: 30 } as const;
type Purpose = keyof typeof DAYS;

/** 16 bytes of id, 4 of the time it ends (seconds), 4 of the version unless it is 0, 16 of the seal. */
const PLAIN_BYTES = ID_BYTES + 4;
const VERSIONED_BYTES = PLAIN_BYTES + 4;
const SEAL_BYTES = 16;

/**
 * Links that carry the order's id, their end, their version and a seal over these and their purpose: nothing to store,
 * nothing to guess, and the same link each time it is asked for. Another key ends all of them.
 */
export class SignedOrderLinks extends OrderLinks {
  private readonly seal: ByteSeal;

  /** @param key at least 32 letters, the same in every instance */
  constructor(
    key: string,
    private readonly clock: Clock,
  ) {
    super();
    this.seal = new ByteSeal(key, SEAL_BYTES);
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
    const body = Buffer.alloc(version > 0 ? VERSIONED_BYTES : PLAIN_BYTES);
    writeId(body, id);
    body.writeUInt32BE(Math.floor(placedAt.getTime() / 1000) + DAYS[purpose] * DAY_S, ID_BYTES);
    if (version > 0) body.writeUInt32BE(version, PLAIN_BYTES);
    return this.seal.sealed(purpose, body);
  }

  private read(purpose: Purpose, link: string): BoardLink | undefined {
    const body = this.seal.opened(purpose, link, PLAIN_BYTES, VERSIONED_BYTES);
    if (!body) return undefined;
    const until = new Date(body.readUInt32BE(ID_BYTES) * 1000);
    if (until.getTime() < this.clock.now().getTime()) return undefined;
    return {
      orderId: readId(body),
      until,
      version: body.length === VERSIONED_BYTES ? body.readUInt32BE(PLAIN_BYTES) : 0,
    };
  }
}
