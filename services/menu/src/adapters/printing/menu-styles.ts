import type { Family } from './fonts';
import type { TextStyle } from './text-lines';
import type { ThemeStyle } from './theme-style';

/** No type is smaller (points). */
export const LEAST_TYPE = 8;

export interface MenuStyles {
  readonly theme: ThemeStyle;
  readonly category: TextStyle;
  readonly note: TextStyle;
  readonly column: TextStyle;
  readonly name: TextStyle;
  readonly price: TextStyle;
  readonly description: TextStyle;
  readonly size: TextStyle;
  readonly mark: TextStyle;
  readonly foot: TextStyle;
  /** Of the head. */
  readonly head: number;
  /** White around everything. */
  readonly margin: { readonly side: number; readonly top: number };
  readonly gutter: number;
  readonly before: {
    readonly category: number;
    readonly item: number;
    readonly notes: number;
    readonly firstItem: number;
  };
  /** Of a description, by the column. */
  readonly measure: number;
}

/**
 * How the parts of a printed menu are set.
 * @param ease from 0, as close as can be read well, to 1, as wide as looks good
 */
export function menuStyles(theme: ThemeStyle, ease: number): MenuStyles {
  const { display, text, colours, headline, heading } = theme;
  const between = (close: number, wide: number) => close + (wide - close) * ease;
  // Letters that are small for their size take lines that are close for it.
  const leadingOf = ({ optical }: Family) => between(1.16, 1.36) / optical ** 0.6;
  const leading = leadingOf(text);
  const least = LEAST_TYPE * text.optical;
  const name = between(8.6, 12.4);
  const description = Math.max(LEAST_TYPE, between(8, 10)) * text.optical;
  const price: TextStyle = {
    face: text.strong,
    size: between(8.5, 11.4) * text.optical,
    colour: colours.ink,
    features: ['tnum', 'lnum'],
    leading,
  };
  return {
    theme,
    category: { ...heading, size: between(12.4, 21) * display.optical, leading: 1.18, ...headline },
    note: { face: text.text, size: description, colour: colours.quiet, leading },
    column: { face: text.strong, size: Math.max(least, description * 0.92), colour: colours.quiet, leading },
    name: {
      face: display.strong,
      size: name * display.optical,
      colour: colours.ink,
      leading: Math.max(1.02, leadingOf(display)),
    },
    price,
    description: { face: text.text, size: description, colour: colours.quiet, leading },
    size: { face: text.text, size: description, colour: colours.ink, leading },
    mark: { face: text.strong, size: Math.max(least, description * 0.86), colour: colours.accent, leading },
    foot: { face: text.text, size: 8.4 * text.optical, colour: colours.quiet, leading: 1.3 },
    head: between(0.64, 1.08),
    margin: { side: between(26, 54), top: between(22, 46) },
    gutter: between(20, 34),
    before: { category: between(8, 30), item: between(2.8, 12), notes: between(8, 26), firstItem: between(2, 7) },
    measure: between(1, 0.9),
  };
}
