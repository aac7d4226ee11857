import type { Channel } from '@chalkboard/contracts';
import { WakeSignal } from '@chalkboard/service-kit/domain';
import { isSending, type SendingChannel } from './channel-policy';

/** One signal a channel, raised when there are messages to send on it. */
export class DispatchSignals {
  private readonly signals: Readonly<Record<SendingChannel, WakeSignal>> = {
    sms: new WakeSignal(),
    email: new WakeSignal(),
    print: new WakeSignal(),
  };

  of(channel: SendingChannel): WakeSignal {
    return this.signals[channel];
  }

  /** Wakes those that send on these channels. */
  raise(channels: Iterable<Channel>): void {
    for (const channel of new Set(channels)) if (isSending(channel)) this.signals[channel].raise();
  }
}

/** Raised when there is a call to make. */
export class CallSignal extends WakeSignal {}
