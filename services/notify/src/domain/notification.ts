import type { Channel, MessagePurpose } from '@chalkboard/contracts';
import type { ChannelPolicy } from './channel-policy';

/** Whom a message is for; `sender`: somebody who wrote to us; `owner`: somebody who has an account. */
export type Audience = 'restaurant' | 'customer' | 'sender' | 'owner';

export interface OrderReference {
  readonly id: string;
  readonly number: string;
  readonly shareId: string;
}

/** What a message says it is about, from an event about the order. */
export function orderOf({
  orderId: id,
  orderNumber: number,
  shareId,
}: {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly shareId: string;
}): OrderReference {
  return { id, number, shareId };
}

/** A message as it is written, of any length. */
export interface NewMessage {
  /** The order it is about, if it is about one. */
  readonly order?: OrderReference;
  /** The menu it is about, where it is about no order. */
  readonly shareId?: string;
  /** The opening drill that it belongs to. */
  readonly drillId?: string;
  readonly audience: Audience;
  readonly purpose: MessagePurpose;
  readonly channel: Channel;
  readonly destination: string;
  /** What an e-mail is headed by; absent on other channels. */
  readonly subject?: string;
  readonly body: string;
  /** Of a ticket: how often it is printed, each with an outcome of its own; absent: once. */
  readonly copies?: number;
  /** Known before any attempt: why it cannot be sent, in words for the owner. */
  readonly refusal?: string;
  /** By whose doing it is written: hashes of the browser's secret and, by a key, of the network address. */
  readonly caller?: { readonly visitor?: string; readonly address?: string };
  /**
   * It was asked before the order was taken whether this text will be sent: that answer holds, and it was counted then.
   */
  readonly promised?: boolean;
  /** What is sent where this one is held back. @param reason in words for the owner */
  instead?(reason: string): NewMessage;
}

/** A message, or a part of a long one, that this instance and no other tries to send now. */
export interface ClaimedNotification {
  readonly id: string;
  readonly order?: OrderReference;
  /** The menu it is about, with an order or without. */
  readonly shareId?: string;
  /** The opening drill that it belongs to. */
  readonly drillId?: string;
  readonly purpose: MessagePurpose;
  readonly channel: Channel;
  readonly destination: string;
  readonly subject?: string;
  readonly body: string;
  /** Id of the event that caused it. */
  readonly causationId: string;
  readonly correlationId: string;
  /** W3C trace context of what caused it. */
  readonly traceparent?: string;
  /** Tries with this one. */
  readonly attempts: number;
  /** An earlier try may have succeeded without our knowing. */
  readonly mayHaveLeft: boolean;
  /** Its destination has asked for no more messages since it was written. */
  readonly optedOut: boolean;
  /** Until when no other instance takes it up. */
  readonly leaseUntil: Date;
}

export type Outcome =
  | {
      readonly status: 'sent';
      readonly provider: string;
      readonly providerMessageId?: string;
      readonly repeated: boolean;
      /** It is known to have arrived. */ readonly arrived?: boolean;
    }
  | {
      readonly status: 'retry';
      /** Absent: as it was, which is when a printer has had its time to fetch it. */ readonly nextAttemptAt?: Date;
      readonly mayHaveLeft: boolean;
      readonly fault: string;
    }
  | { readonly status: 'failed'; readonly reason: string };

/**
 * What becomes of a message whose try number `attempts` the provider did not take.
 * @param reason what the owner can do about it, where there is such a thing
 */
export function afterFault({
  attempts,
  mayHaveLeft,
  fault,
  reason,
  now,
  policy,
}: {
  attempts: number;
  mayHaveLeft: boolean;
  fault: string;
  reason?: string;
  now: Date;
  policy: Pick<ChannelPolicy, 'backoffMs'>;
}): Outcome {
  const waitMs = policy.backoffMs[attempts - 1];
  if (waitMs === undefined)
    return { status: 'failed', reason: reason ?? `The message could not be sent after ${attempts} tries.` };
  return { status: 'retry', nextAttemptAt: new Date(now.getTime() + waitMs), mayHaveLeft, fault };
}
