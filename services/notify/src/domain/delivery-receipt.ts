/** What a provider reports of a message that it took, in the order in which that can come. */
export type Receipt = 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed';

export interface DeliveryReport {
  readonly notificationId: string;
  readonly providerMessageId: string;
  readonly receipt: Receipt;
  /** The provider's. */
  readonly errorCode?: number;
  /** Why it did not arrive, in words for the owner. */
  readonly reason?: string;
}

/** What is recorded of a message when a report comes in. */
export interface ReceiptState {
  readonly status: 'pending' | 'sending' | 'sent' | 'failed';
  readonly receipt?: Receipt;
  readonly providerMessageId?: string;
}

/** What a report changes. */
export interface ReceiptEffect {
  /** We did not know that the message had left: it has. */
  readonly settles: boolean;
  /** What has to be told; nothing when it was before. */
  readonly tells?: 'delivered' | 'failed';
}

const RANK: Readonly<Record<Receipt, number>> = { queued: 0, sent: 1, delivered: 2, undelivered: 2, failed: 2 };

/** @returns undefined when the report is a repeat, late, or about another try than the one that counts */
export function effectOf(
  state: ReceiptState,
  { receipt, providerMessageId }: Pick<DeliveryReport, 'receipt' | 'providerMessageId'>,
): ReceiptEffect | undefined {
  const settles = state.status !== 'sent';
  if (!settles && state.providerMessageId !== providerMessageId) return undefined;
  if (state.receipt && RANK[state.receipt] >= RANK[receipt]) return undefined;
  if (isFailure(receipt)) return { settles, tells: 'failed' };
  return { settles, ...((settles || receipt === 'delivered') && { tells: 'delivered' }) };
}

/** Whether the message will never arrive. */
export function isFailure(receipt: Receipt): boolean {
  return receipt === 'undelivered' || receipt === 'failed';
}
