/**
 * A time of day; `half`: as it says itself, `exact` where none is needed. `marked`: written as a clock of 24 hours
 * does.
 */
export interface PrintedTime {
  readonly minutes: number;
  readonly half?: 'am' | 'pm' | 'exact';
  readonly marked?: boolean;
}

export type Token =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'time'; readonly time: PrintedTime }
  | { readonly kind: 'to' | 'and' | 'break' | 'closed' };

/**
 * Names of the days as menus print them, without accents: English, German, French, Italian, Spanish, Portuguese, Dutch.
 */
const DAY_NAMES: readonly (readonly [day: number, names: string])[] = [
  [1, 'monday mon mo montag lundi lun lunedi lunes segunda seg maandag'],
  [2, 'tuesday tue tues tu dienstag di mardi mar martedi martes terca ter dinsdag'],
  [3, 'wednesday wed weds we mittwoch mit mi mercredi mer mercoledi miercoles mie quarta qua woensdag wo'],
  [4, 'thursday thu thur thurs th donnerstag don do jeudi jeu giovedi gio jueves jue quinta qui donderdag'],
  [5, 'friday fri fr freitag fre vendredi ven venerdi viernes vie sexta sex vrijdag vr'],
  [6, 'saturday sat sa samstag sam sonnabend samedi sabato sab sabado zaterdag za'],
  [7, 'sunday sun su sonntag son so dimanche dim domenica dom domingo zondag zo'],
];
const DAY_OF: ReadonlyMap<string, number> = new Map(
  DAY_NAMES.flatMap(([day, names]) =>
    names.split(' ').flatMap((name) => [[name, day] as const, [`${name}s`, day] as const]),
  ),
);

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const PHRASES: readonly (readonly [RegExp, Token | undefined])[] = [
  [
    /^(?:7 days(?: a week| per week)?|every ?day|daily|taglich|tous les jours|tutti i giorni|todos los dias|todos os dias|dagelijks)/,
    { kind: 'days', days: EVERY_DAY },
  ],
  [/^(?:weekdays?|werktags)/, { kind: 'days', days: [1, 2, 3, 4, 5] }],
  [/^weekends?/, { kind: 'days', days: [6, 7] }],
  [/^(?:closed|ruhetag|geschlossen|ferme|chiuso|cerrado|fechado|gesloten)/, { kind: 'closed' }],
  [/^(?:12 ?)?(?:noon|midday)/, { kind: 'time', time: { minutes: 720, half: 'exact' } }],
  [/^(?:12 ?)?midnight/, { kind: 'time', time: { minutes: 0, half: 'exact' } }],
  [/^(?:to|thru|through|until|till|bis|a|al|au|as|tot)(?![a-z])/, { kind: 'to' }],
  [/^(?:and|und|et|e|y|en)(?![a-z])/, { kind: 'and' }],
  [
    /^(?:opening hours|business hours|hours of operation|hours|open|we are|on|offnungszeiten|geoffnet|horaires|ouvert|orari|orario|aperto|horario|abierto|from|von|de|da|dalle|du|van|uhr|lunch|dinner|brunch|breakfast|mittags?|abends?)(?![a-z])/,
    undefined,
  ],
];
const TIME = /^(\d{1,2})(?:([:.h])(\d{2}))?(?:( ?(?:am|pm|h|uhr)|[ap])(?![a-z]))?(?!\d)/;

/** The words of printed opening hours; undefined when one of them says something else. */
export function tokensOf(text: string): readonly Token[] | undefined {
  let rest = plain(text);
  const tokens: Token[] = [];
  while ((rest = rest.trimStart())) {
    const found = phrase(rest) ?? day(rest) ?? time(rest) ?? sign(rest);
    if (!found) return undefined;
    if (found.token) tokens.push(found.token);
    rest = rest.slice(found.length);
  }
  return tokens;
}

interface Found {
  readonly token: Token | undefined;
  readonly length: number;
}

/** In small letters without accents, with one kind of dash, and no dots behind short words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−~]/g, '-')
    .replace(/(?<![a-z])([ap])\. ?m\b\.?/g, '$1m')
    .replace(/([a-z])\./g, '$1')
    .replace(/\bm ?- ?f\b/g, 'mon-fri')
    .replace(/\s+/g, ' ');
}

function phrase(rest: string): Found | undefined {
  for (const [pattern, token] of PHRASES) {
    const match = pattern.exec(rest);
    if (match) return { token, length: match[0].length };
  }
  return undefined;
}

function day(rest: string): Found | undefined {
  const [word = ''] = /^[a-z]+(?:-feira)?/.exec(rest) ?? [];
  const number = DAY_OF.get(word.replace(/-feira$/, ''));
  return number === undefined ? undefined : { token: { kind: 'days', days: [number] }, length: word.length };
}

function time(rest: string): Found | undefined {
  const match = TIME.exec(rest);
  if (!match) return undefined;
  const [all, hour = '', mark, minute = '0'] = match;
  const half = match[4]?.trim();
  const minutes = Number(hour) * 60 + Number(minute);
  if (Number(minute) > 59 || minutes > 1440) return undefined;
  const named = half?.startsWith('a') ? 'am' : half?.startsWith('p') ? 'pm' : undefined;
  // "09:00", "11h30" and "17 Uhr" are of a clock of 24 hours.
  const marked =
    named === undefined && (half !== undefined || mark === 'h' || (hour.length === 2 && hour.startsWith('0')));
  return {
    token: { kind: 'time', time: { minutes, ...(named && { half: named }), ...(marked && { marked }) } },
    length: all.length,
  };
}

function sign(rest: string): Found | undefined {
  if (rest.startsWith('-')) return { token: { kind: 'to' }, length: 1 };
  if (/^[,&+/]/.test(rest)) return { token: { kind: 'and' }, length: 1 };
  if (/^[·|;•*()]/.test(rest)) return { token: { kind: 'break' }, length: 1 };
  return rest.startsWith(':') ? { token: undefined, length: 1 } : undefined;
}
