import type { OrderProof } from '@chalkboard/contracts';
import { OrderNotCompletedError, OrderNotFoundError } from './reviews.errors';

/** An order that was really brought or fetched. */
export interface RealOrder {
  readonly orderId: string;
  readonly shareId: string;
  /** Null where the menu is gone. */
  readonly restaurantName: string | null;
  readonly orderType: OrderProof['orderType'];
  readonly placedAt: Date;
}

/**
 * The order that a review is of.
 * @param proof what the secret of a tracking page proved
 * @throws OrderNotFoundError, OrderNotCompletedError
 */
export function realOrder(proof: OrderProof | undefined): RealOrder {
  if (!proof) throw new OrderNotFoundError();
  if (proof.status !== 'completed') throw new OrderNotCompletedError();
  const { orderId, shareId, restaurantName, orderType, placedAt } = proof;
  return { orderId, shareId, restaurantName, orderType, placedAt: new Date(placedAt) };
}

/** What the secret of a tracking page proves: a port. */
export abstract class OrderProofs {
  /** @throws DependencyUnavailableError while the service of orders does not answer */
  abstract find(trackingSecret: string): Promise<OrderProof | undefined>;
}
