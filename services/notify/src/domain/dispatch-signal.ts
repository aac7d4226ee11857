import type { Channel } from '@chalkboard/contracts';
import { isSending, type SendingChannel } from './channel-policy';

/** Says that there are messages to send on a channel, after the commit that made them; whoever sends waits here. */
export class DispatchSignal {
  private raised = false;
  private wake: () => void = () => undefined;

  raise(): void {
    this.raised = true;
    this.wake();
  }

  /** Resolves when the signal was raised since the last time, at the latest after `limitMs`. */
  async wait(limitMs: number): Promise<void> {
    if (!this.raised) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, limitMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.raised = false;
  }
}

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
