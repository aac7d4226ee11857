import type { LineLetter } from './pdf-lines';

/** Letters that stand together as one word, and what they say. */
export interface WordPart {
  readonly text: string;
  readonly letters: readonly LineLetter[];
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED = /^[⁰¹²³⁴-⁹]+$/;
const WHOLE_AMOUNT = /^[$€£]?\d{1,3}[.,]?$/;

/** Figures that are raised letters of a font: two behind a whole amount are its cents, others stand alone ("Blu¹⁴"). */
export function withSuperscripts(word: readonly LineLetter[]): WordPart[] {
  const parts: LineLetter[][] = [];
  word.forEach((letter, index) => {
    const isRaised = RAISED.test(letter.text);
    const isBetween =
      /^[,.]$/.test(letter.text) &&
      [word[index - 1], word[index + 1]].every((other) => other && RAISED.test(other.text));
    const last = parts.at(-1);
    if (last && (isRaised || isBetween) === RAISED.test(last[0]!.text)) last.push(letter);
    else parts.push([letter]);
  });
  const out: WordPart[] = [];
  for (const letters of parts) {
    const raw = letters.map((letter) => letter.text).join('');
    const figures = [...raw]
      .map((letter) => (SUPERSCRIPT.includes(letter) ? String(SUPERSCRIPT.indexOf(letter)) : letter))
      .join('');
    const before = out.at(-1);
    if (before && /^[⁰¹²³⁴-⁹]{2}$/.test(raw) && WHOLE_AMOUNT.test(before.text))
      out[out.length - 1] = {
        text: `${before.text.replace(/[.,]$/, '')}.${figures}`,
        letters: [...before.letters, ...letters],
      };
    else out.push({ text: figures, letters });
  }
  return out;
}
