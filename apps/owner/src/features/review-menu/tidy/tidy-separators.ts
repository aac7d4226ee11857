import { itemsOf } from '../draft/menu-draft';
import { rewritten, type Tidier } from './tidy-step';

const STROKE = /\s*[,;]?\s*[|•‣▪]+\s*|\s+·\s+/gu;
const SLASH = /(?<=[^\s\d])\s+\/\s+(?=[^\s\d])/gu;
/** One slash stands for a choice ("rice / fries"); from two on, in a text without commas, they separate a list. */
const LIST_OF_SLASHES = 2;

/** Strokes, dots and slashes between the words of a description become commas. */
export const tidySeparators: Tidier = (draft) =>
  itemsOf(draft).flatMap((item) => {
    const { description = '' } = item;
    const tidied = withCommas(description);
    return tidied === description ? [] : [rewritten('separators', item, 'description', tidied)];
  });

function withCommas(text: string): string {
  const slashes = text.match(SLASH)?.length ?? 0;
  const unslashed = slashes >= LIST_OF_SLASHES && !text.includes(',') ? text.replace(SLASH, ', ') : text;
  // Amounts such as "0,3 | 0,5" are no list of words.
  const joined = unslashed.replace(STROKE, (stroke, at: number) =>
    /\d$/.test(unslashed.slice(0, at)) && /^\d/.test(unslashed.slice(at + stroke.length)) ? stroke : ', ',
  );
  return joined === text
    ? text
    : joined
        .replace(/(?:, ){2,}/g, ', ')
        .replace(/([.!?:;]), /g, '$1 ')
        .replace(/^[,\s]+|[,\s]+$/g, '');
}
