import type { SignInResponse } from '@chalkboard/contracts';
import { hasFields, parseJson, sessionStore } from '@chalkboard/web-kit';

/** What was sent, and where to. */
export interface Sent extends SignInResponse {
  readonly contact: string;
}

const KEY = 'sign_in_sent';

/** Remembers that a code was asked for: a phone may load the page anew when one comes back from the messages. */
export const sentMemory = {
  /** Undefined when nothing was sent, or its code has run out. @param now ms */
  read(now = Date.now()): Sent | undefined {
    const kept = parseJson(sessionStore.read(KEY));
    if (!hasFields(kept)) return undefined;
    const { contact, channel, validMinutes, until } = kept;
    if (typeof contact !== 'string' || typeof validMinutes !== 'number' || !(Number(until) > now)) return undefined;
    return { contact, channel: channel === 'sms' ? 'sms' : 'email', validMinutes };
  },
  keep: (sent: Sent, now = Date.now()) =>
    sessionStore.write(KEY, JSON.stringify({ ...sent, until: now + sent.validMinutes * 60_000 })),
  forget: () => sessionStore.remove(KEY),
};
