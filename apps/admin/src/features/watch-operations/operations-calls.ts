import type {
  DiscardDeadLetterRequest,
  ReplayDeadLettersRequest,
  ReplayedDeadLetters,
  ServiceName,
} from '@chalkboard/contracts';
import { listNotificationsRoute, resendNotificationRoute } from '@chalkboard/contracts/api/notify/messages.routes';
import {
  discardDeadLetterRoute,
  listDeadLettersRoute,
  replayDeadLetterRoute,
  replayDeadLettersRoute,
} from '@chalkboard/contracts/api/operations.routes';
import { addressOf } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';

/** The list of messages: its key begins with it. */
export const NOTIFICATIONS = addressOf(listNotificationsRoute);
export const resend = (id: string) => callAsStaff(resendNotificationRoute, { params: { id } });

/** Which message of which service. */
export interface DeadLetterPlace {
  readonly service: ServiceName;
  readonly sequence: number;
}
/** The list of a service: its key begins with it. */
export const deadLettersOf = (service: ServiceName) => addressOf(listDeadLettersRoute, { params: { service } });
export const replay = ({ service, sequence }: DeadLetterPlace) =>
  callAsStaff(replayDeadLetterRoute, { params: { service, sequence } });
export const discard = ({ note, ...params }: DeadLetterPlace & DiscardDeadLetterRequest) =>
  callAsStaff(discardDeadLetterRoute, { params: { ...params }, body: { note } });

/** What a replay of many has done so far. */
export type ReplayProgress = Omit<ReplayedDeadLetters, 'next'>;

/** Replays these, or all where none are named: call by call, told after each how far it is. */
export async function replayMany({
  service,
  sequences,
  onProgress,
}: {
  readonly service: ServiceName;
  readonly sequences: readonly number[] | undefined;
  onProgress(progress: ReplayProgress): void;
}): Promise<ReplayProgress> {
  const calls: ReplayDeadLettersRequest[] = sequences ? inParts(sequences) : [{ all: true }];
  let progress: ReplayProgress = { replayed: 0, gone: 0, stopped: false };
  for (let request = calls.shift(); request && !progress.stopped; request = calls.shift()) {
    const { next, replayed, gone, stopped } = await callAsStaff(replayDeadLettersRoute, {
      params: { service },
      body: request,
    });
    progress = { replayed: progress.replayed + replayed, gone: progress.gone + gone, stopped };
    onProgress(progress);
    if (next) calls.push({ all: true, ...next });
  }
  return progress;
}

/** As many as a call takes (`REPLAYED_AT_ONCE`), and few enough that progress is seen. */
const PART = 25;

function inParts(sequences: readonly number[]): ReplayDeadLettersRequest[] {
  return Array.from({ length: Math.ceil(sequences.length / PART) }, (_, index) => ({
    sequences: sequences.slice(index * PART, (index + 1) * PART),
  }));
}
