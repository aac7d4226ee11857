import { headers, type MsgHdrs } from 'nats';

const REASON = 'Parked-Reason';
const SUBJECT = 'Parked-Subject';
const ATTEMPTS = 'Parked-Tries';
const FIRST_FAILED = 'Parked-First-Failed';
const REPLAYS = 'Parked-Replays';
const SEQUENCE = 'Parked-Sequence';

/** What is known of a dead letter beside its body. */
export interface DeadLetterNotes {
  /** Subject on which it was first published. */
  readonly subject: string;
  /** Why it could not be handled. */
  readonly reason: string;
  /** Attempts before it became a dead letter. */
  readonly attempts: number;
  readonly firstFailedAt: Date | undefined;
  /** How often it was replayed. */
  readonly replays: number;
}

interface Delivered {
  readonly subject: string;
  readonly headers?: MsgHdrs;
}

/**
 * Notes of a message that could not be handled; one that was replayed keeps where it came from, when it failed first
 * and how often it was replayed.
 */
export function notesOf(
  message: Delivered,
  failed: { readonly reason: string; readonly attempts: number; readonly firstFailedAt: Date },
): DeadLetterNotes {
  const { subject, firstFailedAt, replays } = deadLetterNotes(message.headers);
  return {
    subject: subject === '' ? message.subject : subject,
    reason: failed.reason.replace(/[\r\n\0]+/g, ' ').slice(0, 500),
    attempts: failed.attempts,
    firstFailedAt: firstFailedAt ?? failed.firstFailedAt,
    replays,
  };
}

/**
 * What stands beside a message that is replayed, or was kept in the dead-letter stream by an older version; what is
 * not noted is undefined, '' or 0.
 */
export function deadLetterNotes(given: MsgHdrs | undefined): DeadLetterNotes {
  const first = textOf(given, FIRST_FAILED);
  return {
    subject: textOf(given, SUBJECT) ?? '',
    reason: textOf(given, REASON) ?? '',
    attempts: Number(textOf(given, ATTEMPTS) ?? 0),
    firstFailedAt: first === undefined ? undefined : new Date(first),
    replays: Number(textOf(given, REPLAYS) ?? 0),
  };
}

/** Notes that go with a dead letter that is replayed. */
export function replayHeaders({
  sequence,
  subject,
  firstFailedAt,
  replays,
}: Pick<DeadLetterNotes, 'subject' | 'firstFailedAt' | 'replays'> & { readonly sequence: number }): MsgHdrs {
  const notes = headers();
  notes.set(SEQUENCE, String(sequence));
  notes.set(SUBJECT, subject);
  if (firstFailedAt) notes.set(FIRST_FAILED, firstFailedAt.toISOString());
  notes.set(REPLAYS, String(replays + 1));
  return notes;
}

/** The dead letter that a message replays; undefined where it is none. */
export function replayedLetter({ headers: given }: Delivered): number | undefined {
  const sequence = textOf(given, SEQUENCE);
  return sequence === undefined ? undefined : Number(sequence);
}

function textOf(given: MsgHdrs | undefined, name: string): string | undefined {
  const text = given?.get(name);
  return text === '' ? undefined : text;
}
