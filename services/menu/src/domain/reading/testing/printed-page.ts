import type { Page, Word } from '../page';

/** How a piece of text is set; sizes in points. */
export interface Type {
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** White between its letters, as a share of the size; default none. */
  readonly spaced?: number;
  readonly confidence?: number;
  readonly otherReading?: string;
}

/** Width of a letter and of a space, as shares of the type size. */
const LETTER = 0.5;
const SPACE = 0.28;

/**
 * Lays words out on a page as a printer would, for tests: `at` sets text from the left, `endingAt` flush right,
 * `centred` about a middle; `y` is the top of the line.
 */
export class PrintedPage {
  private readonly words: Word[] = [];

  constructor(
    private readonly source: Page['source'] = 'text-layer',
    private readonly width = 600,
    private readonly height = 800,
  ) {}

  at(x: number, y: number, text: string, type: Type = {}): this {
    const {
      size = 11,
      bold = false,
      italic = false,
      spaced = 0,
      confidence = this.source === 'ocr' ? 0.93 : 1,
      otherReading,
    } = type;
    let left = x;
    for (const word of text.split(' ')) {
      const width = (word.length * LETTER + (word.length - 1) * spaced) * size;
      // A recogniser of pictures knows no fonts, and its boxes end with the ink.
      const seen =
        this.source === 'ocr'
          ? { box: inkBox(word, left, y, width, size) }
          : { box: { x: left, y, width, height: size }, fontSize: size, bold, italic };
      this.words.push({ text: word, ...seen, confidence, ...(otherReading ? { otherReading } : {}) });
      left += width + SPACE * size;
    }
    return this;
  }

  endingAt(x: number, y: number, text: string, type: Type = {}): this {
    return this.at(x - widthOf(text, type.size ?? 11), y, text, type);
  }

  centred(x: number, y: number, text: string, type: Type = {}): this {
    return this.at(x - widthOf(text, type.size ?? 11) / 2, y, text, type);
  }

  /** A name at the left and its price flush right, as most menus have it. */
  item(
    y: number,
    name: string,
    price: string,
    { left = 50, right = 290, ...type }: Type & { left?: number; right?: number } = {},
  ): this {
    return this.at(left, y, name, type).endingAt(right, y, price, type);
  }

  page(number = 1): Page {
    return { number, width: this.width, height: this.height, words: this.words, source: this.source };
  }
}

function widthOf(text: string, size: number): number {
  const words = text.split(' ');
  return words.reduce((sum, word) => sum + word.length * LETTER * size, 0) + (words.length - 1) * SPACE * size;
}

/** The part of a line of type that the ink of a word takes. */
function inkBox(word: string, x: number, y: number, width: number, size: number): Word['box'] {
  const top = /[\p{Lu}\dbdfhijklt$€£&/()|]/u.test(word) ? 0.06 : 0.28;
  const low = /[gjpqyQ,;()|/]/.test(word) ? 0.99 : 0.78;
  return { x, y: y + top * size, width, height: (low - top) * size };
}
