import type { CallState } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { Calls } from '../../persistence/calls';

/** The key that says that somebody has seen the order, or hears the drill. */
const SEEN_KEY = '1';

/** What is answered to a key. */
export type KeyAnswer =
  | { readonly kind: 'thanks'; readonly language: string; readonly isDrill: boolean }
  | { readonly kind: 'again'; readonly language: string; readonly words: string }
  /** It is none of our calls, or over. */
  | { readonly kind: 'end' };

@Injectable()
export class AnswerCallHandler {
  constructor(private readonly calls: Calls) {}

  /** A repeat has no effect and the same answer. */
  async press(id: string, callSid: string, key: string): Promise<KeyAnswer> {
    if (key === SEEN_KEY) {
      const call = await this.calls.change(id, { state: 'seen', callSid });
      return call ? { kind: 'thanks', ...call } : { kind: 'end' };
    }
    const call = await this.calls.find(id);
    return call?.words && (call.callSid === null || call.callSid === callSid)
      ? { kind: 'again', language: call.language, words: call.words }
      : { kind: 'end' };
  }

  async report(id: string, callSid: string, state: CallState, reason?: string): Promise<void> {
    await this.calls.change(id, { state, callSid, ...(reason !== undefined && { reason }) });
  }
}
