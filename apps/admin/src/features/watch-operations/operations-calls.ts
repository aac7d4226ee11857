import type { AdminNotification, DiscardDeadLetterRequest, ReplayDeadLettersRequest, ReplayedDeadLetters, ServiceName } from '@chalkboard/contracts';
import { staffApi } from '@chalkboard/web-kit/staff-session';

export const NOTIFICATIONS = '/api/admin/notifications';
export const resend = (id: string) => staffApi<AdminNotification>(`${NOTIFICATIONS}/${encodeURIComponent(id)}/resend`, { method: 'POST' });

/** Which message of which service. */
export interface DeadLetterPlace {
  readonly service: ServiceName;
  readonly sequence: number;
}
export const deadLettersOf = (service: ServiceName) => `/api/admin/dead-letters/${service}`;
export const operationsOf = (service: ServiceName) => `/api/admin/operations/${service}`;
export const deadLetterAt = ({ service, sequence }: DeadLetterPlace) => `${deadLettersOf(service)}/${sequence}`;
export const replay = (place: DeadLetterPlace) => staffApi<unknown>(`${deadLetterAt(place)}/replay`, { method: 'POST' });
export const discard = ({ note, ...place }: DeadLetterPlace & DiscardDeadLetterRequest) => staffApi<void>(`${deadLetterAt(place)}/discard`, { method: 'POST', body: { note } });

/** What a replay of many has done so far. */
export type ReplayProgress = Omit<ReplayedDeadLetters, 'next'>;

/** Replays these, or all where none are named: call by call, told after each how far it is. */
export async function replayMany({ service, sequences, onProgress }: { readonly service: ServiceName; readonly sequences: readonly number[] | undefined; onProgress(progress: ReplayProgress): void }): Promise<ReplayProgress> {
  const calls: ReplayDeadLettersRequest[] = sequences ? inParts(sequences) : [{ all: true }];
  let progress: ReplayProgress = { replayed: 0, gone: 0, stopped: false };
  for (let request = calls.shift(); request && !progress.stopped; request = calls.shift()) {
    const { next, replayed, gone, stopped } = await staffApi<ReplayedDeadLetters>(`${deadLettersOf(service)}/replay`, { method: 'POST', body: request });
    progress = { replayed: progress.replayed + replayed, gone: progress.gone + gone, stopped };
    onProgress(progress);
    if (next) calls.push({ all: true, ...next });
  }
  return progress;
}

/** As many as a call takes (`REPLAYED_AT_ONCE`), and few enough that progress is seen. */
const PART = 25;

function inParts(sequences: readonly number[]): ReplayDeadLettersRequest[] {
  return Array.from({ length: Math.ceil(sequences.length / PART) }, (_, index) => ({ sequences: sequences.slice(index * PART, (index + 1) * PART) }));
}
