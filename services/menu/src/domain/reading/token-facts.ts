import { right } from './box';
import { hintOf, lexicalForm, type Lexicon, type LexiconHint } from './lexicon';
import type { Word } from './page';
import type { PrintLook } from './print-looks';
import type { Segment } from './segments';
import { isSizeLabel } from './size-labels';
import type { Token } from './tokens';

/** What one token shows by itself and among its neighbours on the line. */
export interface TokenFacts {
  readonly token: Token;
  readonly segment: Segment;
  /** Place in its segment. */
  readonly at: number;
  readonly hint: LexiconHint;
  /** 0 no letters, 1 small, 2 capital initial, 3 capitals, 4 one capital. */
  readonly casing: number;
  /** 0 none, 1 whole, 2 one decimal, 3 two decimals, 4 range, 5 words. */
  readonly amountKind: number;
  readonly isLabel: boolean;
  readonly isConnector: boolean;
  readonly isUnit: boolean;
  readonly isMark: boolean;
  readonly isNumberMark: boolean;
  readonly endsWith: number;
  readonly opensBracket: boolean;
  readonly inBrackets: boolean;
  readonly gapBefore: number;
  readonly look: PrintLook;
  /** Key of its type: font, weight, colour, size and case. */
  readonly style: string;
}

/** Small words that stand within names of all languages. */
const CONNECTOR =
  /^(?:a|al|alla|alle|allo|ai|agli|and|au|aux|à|con|de|del|della|delle|di|da|do|dos|das|du|des|e|el|en|et|ed|for|für|i|im|in|la|las|le|les|los|mit|na|no|of|on|oder|or|ou|o|per|por|the|to|und|vom|von|with|y|&|w\/.*|ve|ile|met|en|van)$/iu;
/** What no text ends with: it goes on in the next line. */
const OPEN_END =
  /^(?:&|\+|and|with|of|in|on|or|from|for|und|mit|von|vom|im|auf|oder|zu|zum|an|aus|ohne|für|et|avec|de|du|des|à|au|aux|ou|sur|sans|en|con|di|del|della|al|alla|e|ed|o|su|da|y|sin|com|em|do|dos|das|och|med|på|i|met|van|ve|ile|w\/)$/iu;
const UNIT =
  /^(?:\d*(?:[.,]\d+)?)?(?:g|gr|kg|mg|ml|cl|dl|l|lt|oz|lb|lbs|kcal|cal|cals|calories|kj|%|°|abv|vol|pcs?|pieces?|pers|personen|person|persons|personnes|persone|personas|people|pax|min|mins|cm|inch|in|stk|stück|uds?|pz|ct|years?|anni|am|pm)\.?[)]?$/iu;
const MARK =
  /^[([{]?(?:v|vg|ve|vgn|gf|df|vegan|vegetarian|veggie|n|new|novità|neu|nouveau|nuevo|spicy|hot|🌶|®|\*{1,3}|[a-r](?:[,/][a-r])+|\d{1,2}(?:[,/]\d{1,2})+)[)\]}]?[.,]?$/iu;
const NUMBER_MARK = /^[#(]?(?:no\.?|nr\.?|n°)?[a-z]?\d{1,3}[a-z]?[.):,]?$/iu;
const ENDS = [/,$/, /[.…]$/, /:$/, /[-–—]$/, /[)\]]$/, /[/|]$/, /\*$/, /;$/];

/** Whether a text that ends with this word goes on in the next line. */
export const isOpenEnd = (text: string): boolean => OPEN_END.test(text);

/**
 * Facts of the tokens of a segment, left to right.
 *
 * @param lookOf how a word is printed, beside the others of its page
 */
export function tokenFacts(segment: Segment, lexicon: Lexicon, lookOf: (word: Word) => PrintLook): TokenFacts[] {
  let depth = 0;
  return segment.tokens.map((token, at) => {
    const { text, amount } = token;
    const opensBracket = /^[([{]/.test(text);
    const inBrackets = depth > 0 || opensBracket;
    depth = Math.max(0, depth + (text.match(/[([{]/g)?.length ?? 0) - (text.match(/[)\]}]/g)?.length ?? 0));
    const before = segment.tokens[at - 1];
    const look = lookOf(token.words[0]!);
    return {
      token,
      segment,
      at,
      hint: hintOf(lexicon, lexicalForm(text)),
      casing: casingOf(text),
      amountKind: !amount ? 0 : amount.kind === 'range' ? 4 : amount.kind === 'words' ? 5 : 1 + amount.decimals,
      isLabel: isSizeLabel(text.replace(/^[([]|[)\]:,]$/g, '')),
      isConnector: CONNECTOR.test(text),
      isUnit: UNIT.test(text),
      isMark: MARK.test(text),
      isNumberMark: NUMBER_MARK.test(text),
      // What closes an amount ("12,-", "9.50)") says nothing about the text.
      endsWith: amount ? 0 : ENDS.findIndex((pattern) => pattern.test(text)) + 1,
      opensBracket,
      inBrackets,
      gapBefore: before ? Math.min(5, (token.box.x - right(before.box)) / Math.max(1, token.size)) : 9,
      look,
      style: styleOf(token, look),
    };
  });
}

function casingOf(text: string): number {
  const letters = text.match(/\p{L}/gu)?.join('') ?? '';
  if (letters === '') return 0;
  if (letters === letters.toUpperCase() && letters !== letters.toLowerCase()) return letters.length === 1 ? 4 : 3;
  return /^\p{Lu}/u.test(letters) ? 2 : 1;
}

/** From these on print is bold, or coloured, beside what is usual in the picture. */
const BOLD = 0.22;
const COLOURED = 0.4;

/** Exact type of a text layer, whose styles may have several colours; of a picture rough size, weight and colour. */
function styleOf(token: Token, look: PrintLook): string {
  const word = token.words[0]!;
  if (word.fontSize !== undefined)
    return `${word.fontName ?? ''}|${word.bold ? 'b' : ''}${word.italic ? 'i' : ''}|${Math.round(word.fontSize * 2)}`;
  const colour = look.colourful > COLOURED ? look.ink.map((part) => (part > 0.5 ? 1 : 0)).join('') : '';
  return `${casingOf(token.text) === 3 && token.text.length > 1 ? 'C' : 'c'}${look.weight > BOLD ? 'b' : ''}${look.inverted ? 'i' : ''}|${colour}|${Math.round(Math.log(Math.max(1, token.size)) / 0.22)}`;
}
