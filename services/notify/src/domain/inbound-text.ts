import { REPLY_LATER_MINUTES, REPLY_MAX_MINUTES, type ReplyReceivedV2 } from '@chalkboard/contracts';
import { readSoldOut, type SoldOutText } from './sold-out-text';

/** How a restaurant answers an order; minutes are those beyond the usual time. */
export type Reply = Pick<ReplyReceivedV2, 'answer' | 'moreMinutes'>;

type ReplyKind = 'accept' | 'accept_later' | 'reject';

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

const REPLIES: Readonly<Record<string, ReplyKind>> = {
  '1': 'accept',
  YES: 'accept',
  Y: 'accept',
  OK: 'accept',
  ACCEPT: 'accept',
  ACCEPTED: 'accept',
  '2': 'accept_later',
  LATER: 'accept_later',
  [`${REPLY_LATER_MINUTES}`]: 'accept_later',
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
function wordsOf(kind: ReplyKind, words: readonly string[]): Readonly<Record<string, ReplyKind>> {
  return Object.fromEntries(words.map((word) => [word, kind]));
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

/** "+40" says so by itself, "40" only beside a word that means later. No order's number is so short. */
const MINUTES = /^(\+)?(\d{1,3})(?:MIN|MINUTES)?$/;

function readReply(words: readonly string[]): InboundCommand {
  const kinds = new Set(words.flatMap((word) => REPLIES[word] ?? []));
  let others = words.filter((word) => REPLIES[word] === undefined);
  const minutes = others.flatMap((word) => {
    const [, plus, digits] = MINUTES.exec(word) ?? [];
    return digits !== undefined && (plus || kinds.has('accept_later')) ? [{ word, count: Number(digits) }] : [];
  });
  const [said] = minutes;
  if (said) {
    kinds.add('accept_later');
    others = others.filter((word) => word !== said.word);
  }
  const [kind] = kinds;
  const moreMinutes = kind === 'accept_later' ? (said?.count ?? REPLY_LATER_MINUTES) : 0;
  if (!kind || kinds.size > 1 || others.length > 1 || minutes.length > 1 || moreMinutes > REPLY_MAX_MINUTES)
    return { kind: 'unknown' };
  const reply = { answer: kind === 'reject' ? ('reject' as const) : ('accept' as const), moreMinutes };
  return { kind: 'reply', reply, ...(others[0] !== undefined && { orderNumber: others[0] }) };
}
