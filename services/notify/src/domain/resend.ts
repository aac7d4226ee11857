import {
  ASKING_PURPOSES,
  FINAL_STATUSES,
  type Channel,
  type MessagePurpose,
  type NotificationState,
  type OrderStatus,
  type ResendObstacle,
} from '@chalkboard/contracts';
import { isSending } from './channel-policy';

/** What is known of a message that is to be sent again. */
export interface Resendable {
  readonly channel: Channel;
  readonly purpose: MessagePurpose;
  /** Number and text are still kept. */
  readonly hasContent: boolean;
  readonly writtenAt: Date;
  /** The order it is about, if it is about one; `status` undefined: nothing is known of it any more. */
  readonly order?: { readonly status?: OrderStatus; readonly changedAt?: Date };
  /** The message that sends it again. */
  readonly resentAs?: string;
}

/** Why a failed message is not to be sent again; undefined: it can be. */
export function resendObstacle({ channel, hasContent, resentAs, ...message }: Resendable): ResendObstacle | undefined {
  if (resentAs !== undefined) return 'resent';
  if (!isSending(channel)) return 'not-sending';
  if (!hasContent) return 'forgotten';
  return isWaitedFor(message) ? undefined : 'pointless';
}

export function hasFailed(state: NotificationState): boolean {
  return state === 'failed';
}

function isWaitedFor({ purpose, order, writtenAt }: Pick<Resendable, 'purpose' | 'order' | 'writtenAt'>): boolean {
  // A link or code has run out by now, and nobody stands by a test any more; whoever wants another asks for it.
  if (purpose === 'sign-in' || purpose === 'privacy' || purpose === 'test') return false;
  if (!order) return true;
  if (order.status === undefined || order.changedAt === undefined) return false;
  if (ASKING_PURPOSES.includes(purpose)) return !FINAL_STATUSES.includes(order.status);
  // What is told of an order holds until the next thing happens to it.
  return writtenAt >= order.changedAt;
}
