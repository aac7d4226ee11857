import type { Channel } from '@chalkboard/contracts';
import { WakeSignal } from '@chalkboard/service-kit/domain';
import { isSending, type SendingChannel } from './channel-policy';

/** Raised when there are messages to send on a channel. */
export class DispatchSignal extends WakeSignal {}

/** One signal a channel. */
export class DispatchSignals {
  private readonly signals: Readonly<Record<SendingChannel, DispatchSignal>> = { sms: new DispatchSignal(), email: new DispatchSignal() };

  of(channel: SendingChannel): DispatchSignal {
    return this.signals[channel];
  }

  /** Wakes those that send on these channels. */
  raise(channels: Iterable<Channel>): void {
    for (const channel of new Set(channels)) if (isSending(channel)) this.signals[channel].raise();
  }
}
