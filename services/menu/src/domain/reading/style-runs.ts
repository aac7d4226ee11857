import type { Word } from './page';

/** Type that differs by this share in size is another type. */
const OTHER_SIZE = 0.06;

/** Where the words of a line change their type once and for good: the index of the first word of the second part. */
export function styleChange(words: readonly Word[], exact: boolean): number | undefined {
  return (exact ? changeOfType(words) : undefined) ?? changeOfCase(words);
}

/** Small words that stand within names of all languages: what follows one goes on with it. */
const WITHIN_NAMES = /^(?:a|al|alla|alle|allo|ai|agli|all['’].*|and|au|aux|à|con|de|del|della|delle|di|da|do|dos|das|du|des|d['’].*|e|el|en|et|ed|for|für|i|im|in|la|las|le|les|los|mit|na|no|of|on|oder|or|ou|o|per|por|the|to|und|vom|von|with|y|&|w\/.*)$/iu;
/** With fewer lines that have it, a description on the line of its name is no habit. */
const ENOUGH_RUN_IN = 3;
const RUN_IN_SHARE = 0.2;

/** Where the small letters of a description begin behind a name of capital initials ("Bean Salad celery, capers"): index of its first word. */
export function runInStart(words: readonly Word[]): number | undefined {
  const isSmall = (text: string): boolean => /^\P{L}*\p{Ll}/u.test(text);
  const start = words.findIndex(({ text }) => isSmall(text) && !WITHIN_NAMES.test(text) && /\p{L}{3}/u.test(text));
  if (start < 1 || WITHIN_NAMES.test(words[start - 1]!.text) || !words.slice(0, start).some(({ text }) => /^\P{L}*\p{Lu}/u.test(text))) return undefined;
  const rest = words.slice(start).filter(({ text }) => /\p{L}/u.test(text));
  return rest.length >= 2 && rest.every(({ text }) => isSmall(text)) ? start : undefined;
}

/** Whether a menu sets descriptions on the lines of their names, as lines of several initials with a list, or three small words, behind them show. */
export function runsDescriptionsIn(lines: readonly (readonly Word[])[]): boolean {
  const clear = lines.filter((words) => {
    const start = runInStart(words);
    const initials = words.slice(0, start ?? 0).filter(({ text }) => /^\P{L}*\p{Lu}/u.test(text)).length;
    const rest = words.slice(start);
    return initials >= 2 && (rest.length >= 3 || rest.some(({ text }) => /[,;/|·]/.test(text)));
  }).length;
  return clear >= ENOUGH_RUN_IN && clear > RUN_IN_SHARE * lines.length;
}

/** Whether two words are set in the same type, as far as the source tells. */
export function sameType(a: Word, b: Word): boolean {
  if ((a.bold ?? false) !== (b.bold ?? false) || (a.italic ?? false) !== (b.italic ?? false)) return false;
  if (a.fontName !== undefined && b.fontName !== undefined && a.fontName !== b.fontName) return false;
  return a.fontSize === undefined || b.fontSize === undefined || Math.abs(Math.log(a.fontSize / b.fontSize)) < OTHER_SIZE;
}

function changeOfType(words: readonly Word[]): number | undefined {
  const lettered = words.map((word, index) => ({ word, index })).filter(({ word }) => /\p{L}{2}/u.test(word.text));
  const first = lettered[0];
  const change = first && lettered.find(({ word }) => !sameType(first.word, word));
  if (!first || !change) return undefined;
  const isRest = lettered.filter(({ index }) => index >= change.index).every(({ word }) => !sameType(first.word, word));
  let at = change.index;
  while (at > first.index + 1 && !/\p{L}{2}/u.test(words[at - 1]!.text) && sameType(words[at - 1]!, change.word)) at--;
  return isRest && at > 0 ? at : undefined;
}

/** In pictures, and where all is set in one type, only the case can tell: "BEAN SALAD celery, capers". */
function changeOfCase(words: readonly Word[]): number | undefined {
  const isCapital = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  const end = words.findIndex((word) => /\p{Ll}/u.test(word.text));
  if (end <= 0 || !words.slice(0, end).some((word) => isCapital(word.text) && /\p{Lu}{3}/u.test(word.text))) return undefined;
  const rest = words.slice(end).filter((word) => /\p{L}{3}/u.test(word.text));
  return rest.length >= 2 && rest.every((word) => !isCapital(word.text)) ? end : undefined;
}
