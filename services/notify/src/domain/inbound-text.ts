import { REPLY_LATER_MINUTES, type ReplyReceivedV1 } from '@chalkboard/contracts';
import { readSoldOut, type SoldOutText } from './sold-out-text';

export type Reply = ReplyReceivedV1['reply'];

/** What somebody wants who writes to our number. */
export type InboundCommand =
  | {
      readonly kind: 'reply';
      readonly reply: Reply;
      /** As written, in capitals; absent: the last order. */ readonly orderNumber?: string;
    }
  | { readonly kind: 'stop' }
  | { readonly kind: 'start'; /** As an answer to an order it means yes. */ readonly orYes: boolean }
  | ({ readonly kind: 'sold-out' } & SoldOutText)
  | { readonly kind: 'help' }
  | { readonly kind: 'unknown' };

/** The words that carriers ask to be understood; only as the whole text. */
const STOP = new Set([
  'STOP',
  'STOPALL',
  'STOP ALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
  'OPT OUT',
  'OPT-OUT',
]);
const START = new Set(['START', 'UNSTOP', 'YES']);
const HELP = new Set(['HELP', 'INFO']);

const REPLIES: Readonly<Record<string, Reply>> = {
  '1': 'accept',
  YES: 'accept',
  Y: 'accept',
  OK: 'accept',
  ACCEPT: 'accept',
  ACCEPTED: 'accept',
  '2': 'accept_later',
  LATER: 'accept_later',
  [`${REPLY_LATER_MINUTES}`]: 'accept_later',
  [`+${REPLY_LATER_MINUTES}`]: 'accept_later',
  '3': 'reject',
  NO: 'reject',
  N: 'reject',
  REJECT: 'reject',
  REJECTED: 'reject',
  DECLINE: 'reject',
  ...wordsOf('accept', [
    'SI',
    'SÍ',
    'SÌ',
    'OUI',
    'JA',
    'ACEPTO',
    'ACEPTAR',
    'ACCEPTE',
    'ACCEPTER',
    'ANNEHMEN',
    'ACCETTO',
    'ACCETTARE',
  ]),
  ...wordsOf('accept_later', ['TARDE', 'TARD', 'SPÄTER', 'SPAETER', 'DOPO']),
  ...wordsOf('reject', ['NON', 'NEIN', 'RECHAZO', 'RECHAZAR', 'REFUSE', 'REFUSER', 'ABLEHNEN', 'RIFIUTO', 'RIFIUTARE']),
};

/** In Spanish, French, German and Italian: no word of one means something else in another. */
function wordsOf(reply: Reply, words: readonly string[]): Readonly<Record<string, Reply>> {
  return Object.fromEntries(words.map((word) => [word, reply]));
}

/** Say nothing beside a reply. */
const FILLERS = new Set([
  'MIN',
  'MINUTES',
  'PLEASE',
  'ORDER',
  'THANKS',
  'GRACIAS',
  'MERCI',
  'DANKE',
  'BITTE',
  'GRAZIE',
]);

/**
 * Reads a text to our number. A reply is understood only when every word of it is, apart from one that may be the
 * number of an order: "no problem" turns nothing down.
 */
export function readInbound(text: string): InboundCommand {
  const soldOut = readSoldOut(text);
  if (soldOut) return { kind: 'sold-out', ...soldOut };
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{Letter}\d+\s-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (STOP.has(plain)) return { kind: 'stop' };
  if (START.has(plain)) return { kind: 'start', orYes: plain === 'YES' };
  if (HELP.has(plain)) return { kind: 'help' };
  return readReply(plain.split(' ').filter((word) => !FILLERS.has(word)));
}

/** Whether a text is the bare answer that drills ask for, and orders do not. */
export function saysOk(text: string): boolean {
  return /^\W*ok(ay)?\W*$/i.test(text.normalize('NFKC'));
}

function readReply(words: readonly string[]): InboundCommand {
  const replies = new Set(words.flatMap((word) => REPLIES[word] ?? []));
  const others = words.filter((word) => REPLIES[word] === undefined);
  const [reply] = replies;
  if (!reply || replies.size > 1 || others.length > 1) return { kind: 'unknown' };
  return { kind: 'reply', reply, ...(others[0] !== undefined && { orderNumber: others[0] }) };
}
