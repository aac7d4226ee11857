import { median } from '../../domain/reading/box';
import type { LineLetter } from './pdf-lines';

/** White (in type sizes) that parts words where letters stand close. */
const SPACE = 0.13;
/** A space of the layer with less white than this shows nothing. */
const UNSEEN_SPACE = 0.04;
/** Letters with more white than this between them, in a row of so many, are spaced out. */
const SPACED = 0.07;
const ENOUGH_GAPS = 3;
/** White that differs by this factor is not the same. */
const UNEVEN = 1.4;
/** White between spaced words: so many times that between letters, and at least so much more. */
const WIDER = 1.45;
const MORE = 0.1;
/** So many letters in a row with a space behind each spell a word. */
const SPELLED_FROM = 4;
const SPELLED_GAP = 1.6;

/** White before each letter but the first, in type sizes. */
interface Gap {
  readonly white: number;
  readonly isSpace: boolean;
  /** Between letters or figures, where the layer has no space. */
  readonly isWithinWord: boolean;
}

/**
 * Splits runs of letters into words: where the layer has a space, and where the white is wider than between letters.
 */
export function wordsOfRuns(runs: readonly (readonly LineLetter[])[]): LineLetter[][] {
  const gaps = runs.map(gapsOf);
  const usual = new UsualSpacing(runs, gaps);
  return runs.flatMap((run, index) => {
    const own = closeGaps(gaps[index]!);
    const spacing = own.length >= ENOUGH_GAPS ? median(own) : (evenlySpaced(gaps[index]!) ?? usual.of(run[0]!));
    const least = spacing > SPACED ? Math.max(WIDER * spacing, spacing + MORE) : SPACE;
    return spelled(
      split(run, gaps[index]!, ({ white, isSpace }) => white > least || (isSpace && white > UNSEEN_SPACE)),
    );
  });
}

function gapsOf(run: readonly LineLetter[]): Gap[] {
  return run.slice(1).map((letter, index) => {
    const last = run[index]!;
    return {
      white: (letter.from - last.to) / letter.glyph.size,
      isSpace: letter.afterSpace,
      isWithinWord: !letter.afterSpace && [last, letter].every(({ text }) => /[\p{L}\d]$/u.test(text)),
    };
  });
}

function closeGaps(gaps: readonly Gap[]): number[] {
  return gaps.filter((gap) => gap.isWithinWord).map((gap) => gap.white);
}

/** The white of an amount that is spaced out as its heading is, "2 1 , 5 0 €": nearly the same between all parts. */
function evenlySpaced(gaps: readonly Gap[]): number | undefined {
  const whites = gaps.map(({ white }) => white);
  const isEven =
    gaps.length >= ENOUGH_GAPS &&
    gaps.every(({ isSpace }) => !isSpace) &&
    Math.min(...whites) > SPACED &&
    Math.max(...whites) < UNEVEN * Math.min(...whites);
  return isEven ? median(whites) : undefined;
}

/** The usual spacing of each type and of the page, for rows too short to show their own ("6 0"). */
class UsualSpacing {
  private readonly ofStyles: ReadonlyMap<string, number>;
  private readonly ofPage: number;

  constructor(runs: readonly (readonly LineLetter[])[], gaps: readonly (readonly Gap[])[]) {
    const byStyle = new Map<string, number[]>();
    runs.forEach((run, index) => {
      const style = styleOf(run[0]!);
      const whites = byStyle.get(style) ?? [];
      whites.push(...closeGaps(gaps[index]!));
      byStyle.set(style, whites);
    });
    this.ofStyles = new Map(
      [...byStyle].flatMap(([style, whites]) =>
        whites.length >= ENOUGH_GAPS ? [[style, median(whites)] as const] : [],
      ),
    );
    this.ofPage = median([...byStyle.values()].flat());
  }

  of(letter: LineLetter): number {
    return this.ofStyles.get(styleOf(letter)) ?? this.ofPage;
  }
}

function styleOf({ glyph }: LineLetter): string {
  return `${glyph.font.name} ${glyph.size.toFixed(1)}`;
}

function split(run: readonly LineLetter[], gaps: readonly Gap[], parts: (gap: Gap) => boolean): LineLetter[][] {
  const words: LineLetter[][] = [];
  run.forEach((letter, index) => {
    const gap = gaps[index - 1];
    if (gap && !parts(gap)) words.at(-1)!.push(letter);
    else words.push([letter]);
  });
  return words;
}

/** Words set with a space between their letters: "S T A R T E R S". */
function spelled(words: readonly LineLetter[][]): LineLetter[][] {
  const out: LineLetter[][] = [];
  for (let from = 0; from < words.length;) {
    let to = from;
    while (to < words.length && isSingleLetter(words[to]!)) to++;
    const row = words.slice(from, Math.max(to, from + 1));
    out.push(...(row.length >= SPELLED_FROM && !areCodes(row) ? joined(row.flat()) : row));
    from += row.length;
  }
  return out;
}

function isSingleLetter(word: readonly LineLetter[]): boolean {
  return word.length === 1 && /^[\p{L}&'’]$/u.test(word[0]!.text);
}

/** Allergen codes come in the order of the alphabet: "A C G L". */
function areCodes(row: readonly (readonly LineLetter[])[]): boolean {
  const letters = row.map((word) => word[0]!.text);
  return letters.every((letter, index) => index === 0 || letter > letters[index - 1]!);
}

function joined(letters: readonly LineLetter[]): LineLetter[][] {
  const gaps = gapsOf(letters);
  const usual = median(gaps.map((gap) => gap.white));
  return split(letters, gaps, ({ white }) => white > usual * SPELLED_GAP);
}
