import { headers, type MsgHdrs } from 'nats';

/** What is noted beside a parked message. */
export interface ParkedNotes {
  /** Why it could not be handled. */
  readonly reason: string;
  /** Tries before it was parked. */
  readonly tries: number;
  readonly firstFailedAt: Date;
}

const REASON = 'Parked-Reason';
const SUBJECT = 'Parked-Subject';
const TRIES = 'Parked-Tries';
const FIRST_FAILED = 'Parked-First-Failed';
const REPLAYS = 'Parked-Replays';

interface Delivered {
  readonly subject: string;
  readonly headers?: MsgHdrs;
}

/** Notes of a message that is parked; one that was replayed keeps where it came from, when it failed first and how often it was replayed. */
export function parkedHeaders(message: Delivered, { reason, tries, firstFailedAt }: ParkedNotes): MsgHdrs {
  const notes = headers();
  notes.set(REASON, reason.replace(/[\r\n]+/g, ' ').slice(0, 500));
  notes.set(SUBJECT, parkedSubjectOf(message) ?? message.subject);
  notes.set(TRIES, String(tries));
  notes.set(FIRST_FAILED, textOf(message.headers, FIRST_FAILED) ?? firstFailedAt.toISOString());
  notes.set(REPLAYS, textOf(message.headers, REPLAYS) ?? '0');
  return notes;
}

/** Notes that go with a message that is replayed. */
export function replayHeaders(parked: MsgHdrs): MsgHdrs {
  const { subject, firstFailedAt, replays } = notesOf(parked);
  const notes = headers();
  notes.set(SUBJECT, subject);
  if (firstFailedAt) notes.set(FIRST_FAILED, firstFailedAt.toISOString());
  notes.set(REPLAYS, String(replays + 1));
  return notes;
}

/** Subject on which a replayed message was first published; undefined where it is none. */
export function parkedSubjectOf(message: Delivered): string | undefined {
  return textOf(message.headers, SUBJECT);
}

/** What stands beside a parked message; what older versions did not note is undefined or 0. */
export function notesOf(parked: MsgHdrs): { subject: string; reason: string; tries: number; firstFailedAt: Date | undefined; replays: number } {
  const first = textOf(parked, FIRST_FAILED);
  return {
    subject: textOf(parked, SUBJECT) ?? '',
    reason: textOf(parked, REASON) ?? '',
    tries: Number(textOf(parked, TRIES) ?? 0),
    firstFailedAt: first === undefined ? undefined : new Date(first),
    replays: Number(textOf(parked, REPLAYS) ?? 0),
  };
}

function textOf(given: MsgHdrs | undefined, name: string): string | undefined {
  const text = given?.get(name);
  return text === '' ? undefined : text;
}
