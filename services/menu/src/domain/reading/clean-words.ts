import { median } from './box';
import { joinedWords } from './joined-words';
import type { Page, Word } from './page';
import { typeSize } from './type-size';

const LEADERS = /[.·•…_‥⋯]{2,}$|(?:\s?[.·…]){3,}$/u;

/**
 * The words of a page that are print: without leader dots, rules, ornaments, and what recognition makes of them
 * ("......", "eee", "|").
 */
export function printedWords(page: Page): Word[] {
  const words = joinedWords(page);
  const usual = median(words.map(typeSize));
  return words.flatMap((word) => {
    const text = word.text
      .normalize('NFC')
      .replace(LEADERS, '')
      .replace(/^[.·…_]{2,}(?=[\p{L}\p{N}$€£])/u, '');
    if (text === '' || isRule(text) || (page.source === 'ocr' && isSmudge(word, text, usual))) return [];
    return [
      text === word.text
        ? word
        : {
            ...word,
            text,
            box: { ...word.box, width: word.box.width * Math.min(1, (text.length + 1) / word.text.length) },
          },
    ];
  });
}

function isRule(text: string): boolean {
  return /^[.·•…_‥⋯~=*^`'"‘’“”«»°¨\\<>]+$/u.test(text) || /^[-–—]{2,}$/.test(text);
}

function isSmudge(word: Word, text: string, usual: number): boolean {
  if (text === '|' && word.box.height > usual * 1.5) return true;
  if (word.box.height > usual * 8 || word.box.height < usual * 0.2) return true;
  // Leader dots become runs of one round letter.
  if (/^([eoacsn.])\1{2,}\.?$/i.test(text) || (/^[eoacsn.,]{5,}$/i.test(text) && word.confidence < 0.7)) return true;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters / text.length < 0.5 && word.confidence < 0.6 && !/\d/.test(text);
}
