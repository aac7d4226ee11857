import { maskedReason } from '@chalkboard/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { CALL_BACKOFF_MS, NOT_CALLED } from '../../domain/call';
import { MessageRefusedError, ProviderFaultError } from '../../domain/message-sender';
import { VoiceCaller } from '../../domain/voice-caller';
import { Calls, type CallRow } from '../../persistence/calls';

/** Calls under way at a time in one instance. */
const AT_ONCE = 8;

/**
 * Makes the calls that are due. A call may have been made although nothing came back: such a one is never made again,
 * and what became of it the provider's report tells, or nobody.
 */
@Injectable()
export class MakeCallsHandler {
  private readonly logger = new Logger(MakeCallsHandler.name);

  constructor(
    private readonly calls: Calls,
    private readonly caller: VoiceCaller,
  ) {}

  /** @returns how many calls were due */
  async execute(): Promise<number> {
    await this.calls.endUnknown();
    const claimed = await this.calls.claim(AT_ONCE);
    await Promise.all(claimed.map((call) => this.make(call)));
    return claimed.length;
  }

  private async make({ id, destination, words, language, attempts, waits }: CallRow): Promise<void> {
    if (!waits || destination === null || words === null) return this.calls.withdraw(id);
    try {
      const { callSid } = await this.caller.place({ id, to: destination, words, language });
      await this.calls.change(id, { state: 'calling', callSid });
    } catch (error) {
      await this.afterFault(id, attempts, error as Error);
    }
  }

  private async afterFault(id: string, attempts: number, error: Error): Promise<void> {
    if (error instanceof MessageRefusedError) {
      await this.calls.change(id, { state: 'failed', reason: error.reason });
      return;
    }
    this.logger.warn(`Call ${id}, attempt ${attempts}: ${maskedReason(error.message)}`);
    // It stays as it is: its lease ends it, unless a report comes first.
    if (!(error instanceof ProviderFaultError) || error.mayHaveLeft) return;
    const waitMs = CALL_BACKOFF_MS[attempts - 1];
    if (waitMs === undefined) await this.calls.change(id, { state: 'failed', reason: NOT_CALLED.attempts });
    else await this.calls.putOff(id, waitMs);
  }
}
