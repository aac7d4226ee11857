import type { Channel } from '@chalkboard/contracts';

/** Channels on which this service sends; a WhatsApp link is built by ordering. */
export const SENDING_CHANNELS = ['sms', 'email', 'print'] as const satisfies readonly Channel[];
export type SendingChannel = (typeof SENDING_CHANNELS)[number];

/** How a channel is driven. */
export interface ChannelPolicy {
  /** Waits after each failed try (ms); after the last one the message has failed. */
  readonly backoffMs: readonly number[];
  /** Messages under way at a time in one instance, so that a provider that hangs holds up its own channel only. */
  readonly atOnce: number;
  /**
   * For how long an instance holds what it sends (ms). Longer than the provider is waited for: whoever holds a message
   * longer has crashed.
   */
  readonly leaseMs: number;
}

export const CHANNEL_POLICIES: Readonly<Record<SendingChannel, ChannelPolicy>> = {
  // A text about an order is of use for minutes: it is tried soon, and given up before the food would be cold.
  sms: { backoffMs: [1000, 5000, 30_000, 120_000, 600_000], atOnce: 32, leaseMs: 60_000 },
  // Mail servers that put a new sender off (greylisting) want to see it again after minutes, not seconds.
  email: { backoffMs: [1000, 30_000, 300_000, 900_000, 3_600_000], atOnce: 4, leaseMs: 60_000 },
  // Paper is put in and covers are closed within minutes, and whoever does that wants to see the ticket come at once.
  print: {
    backoffMs: [2000, 5000, 10_000, 15_000, 30_000, 30_000, 60_000, 60_000, 120_000, 120_000, 120_000],
    atOnce: 16,
    leaseMs: 90_000,
  },
};

/** Waits of a test (ms): somebody stands there and wants to know. A drill has its channel's own. */
export const TEST_BACKOFF_MS: readonly number[] = [1000];

/** The policy of a channel; undefined for one on which nothing is sent. */
export function policyOf(channel: Channel): ChannelPolicy | undefined {
  return isSending(channel) ? CHANNEL_POLICIES[channel] : undefined;
}

/** Whether anything is sent on a channel. */
export function isSending(channel: Channel): channel is SendingChannel {
  return SENDING_CHANNELS.some((sending) => sending === channel);
}
