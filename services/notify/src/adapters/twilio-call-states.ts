import type { CallState } from '@chalkboard/contracts';

/** Twilio's word for where a call is, in ours. */
const STATES: Readonly<Record<string, { readonly state: CallState; readonly reason?: string }>> = {
  queued: { state: 'calling' },
  initiated: { state: 'calling' },
  ringing: { state: 'calling' },
  // It is heard now: whether a key is pressed shows.
  'in-progress': { state: 'calling' },
  completed: { state: 'answered' },
  busy: { state: 'failed', reason: 'The line was busy.' },
  'no-answer': { state: 'failed', reason: 'Nobody picked up.' },
  failed: { state: 'failed', reason: 'The call could not be connected. Please check the number.' },
  canceled: { state: 'failed', reason: 'The call was ended before anybody picked up.' },
};

/** @returns undefined for a status that says nothing about where the call is */
export function callStateOf(status: string): { readonly state: CallState; readonly reason?: string } | undefined {
  return Object.hasOwn(STATES, status) ? STATES[status] : undefined;
}
