import type { CallScript } from './call';

export interface OutgoingCall extends CallScript {
  /** The same at every attempt. */
  readonly id: string;
  /** In international form. */
  readonly to: string;
}

/** Calls somebody and reads words to them: a port. */
export abstract class VoiceCaller {
  /**
   * @returns the provider's id of the call
   * @throws MessageRefusedError when no further attempt can succeed, ProviderFaultError when a later one may
   */
  abstract place(call: OutgoingCall): Promise<{ readonly callSid: string }>;
}
