import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ThemeFace } from '@chalkboard/contracts';
import { create, type Font } from 'fontkit';

/** Whole files, with the accents of all languages in Latin letters. Inter has Greek and Cyrillic as well. */
const FILES = {
  fraunces: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  'fraunces-italic': '@expo-google-fonts/fraunces/500Medium_Italic/Fraunces_500Medium_Italic.ttf',
  inter: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'inter-strong': '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  'space-grotesk': '@expo-google-fonts/space-grotesk/400Regular/SpaceGrotesk_400Regular.ttf',
  'space-grotesk-strong': '@expo-google-fonts/space-grotesk/700Bold/SpaceGrotesk_700Bold.ttf',
  'zilla-slab': '@expo-google-fonts/zilla-slab/400Regular/ZillaSlab_400Regular.ttf',
  'zilla-slab-strong': '@expo-google-fonts/zilla-slab/600SemiBold/ZillaSlab_600SemiBold.ttf',
  'zilla-slab-italic': '@expo-google-fonts/zilla-slab/500Medium_Italic/ZillaSlab_500Medium_Italic.ttf',
  'nunito-sans': '@expo-google-fonts/nunito-sans/400Regular/NunitoSans_400Regular.ttf',
  'nunito-sans-strong': '@expo-google-fonts/nunito-sans/700Bold/NunitoSans_700Bold.ttf',
  'playfair-display': '@expo-google-fonts/playfair-display/400Regular/PlayfairDisplay_400Regular.ttf',
  'playfair-display-strong': '@expo-google-fonts/playfair-display/700Bold/PlayfairDisplay_700Bold.ttf',
  'playfair-display-italic':
    '@expo-google-fonts/playfair-display/600SemiBold_Italic/PlayfairDisplay_600SemiBold_Italic.ttf',
  lora: '@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf',
  'lora-strong': '@expo-google-fonts/lora/600SemiBold/Lora_600SemiBold.ttf',
  'cormorant-garamond': '@expo-google-fonts/cormorant-garamond/500Medium/CormorantGaramond_500Medium.ttf',
  'cormorant-garamond-strong': '@expo-google-fonts/cormorant-garamond/700Bold/CormorantGaramond_700Bold.ttf',
  'cormorant-garamond-italic':
    '@expo-google-fonts/cormorant-garamond/500Medium_Italic/CormorantGaramond_500Medium_Italic.ttf',
  'barlow-condensed': '@expo-google-fonts/barlow-condensed/500Medium/BarlowCondensed_500Medium.ttf',
  'barlow-condensed-strong': '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
  barlow: '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf',
  'barlow-strong': '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf',
} as const;
export type Face = keyof typeof FILES;

export interface Family {
  readonly text: Face;
  /** Of names and prices. */
  readonly strong: Face;
  /** Of a few words that stand alone. */
  readonly aside: Face;
  /** By how much larger than Inter it is set, so that its small letters look as large. */
  readonly optical: number;
}

export const FAMILIES: Readonly<Record<ThemeFace, Family>> = {
  fraunces: { text: 'fraunces', strong: 'fraunces', aside: 'fraunces-italic', optical: 1.06 },
  inter: { text: 'inter', strong: 'inter-strong', aside: 'inter', optical: 1 },
  'space-grotesk': {
    text: 'space-grotesk',
    strong: 'space-grotesk-strong',
    aside: 'space-grotesk-strong',
    optical: 1.02,
  },
  'zilla-slab': { text: 'zilla-slab', strong: 'zilla-slab-strong', aside: 'zilla-slab-italic', optical: 1.14 },
  'nunito-sans': { text: 'nunito-sans', strong: 'nunito-sans-strong', aside: 'nunito-sans', optical: 1.06 },
  'playfair-display': {
    text: 'playfair-display',
    strong: 'playfair-display-strong',
    aside: 'playfair-display-italic',
    optical: 1.02,
  },
  lora: { text: 'lora', strong: 'lora-strong', aside: 'lora', optical: 1.03 },
  'cormorant-garamond': {
    text: 'cormorant-garamond',
    strong: 'cormorant-garamond-strong',
    aside: 'cormorant-garamond-italic',
    optical: 1.2,
  },
  'barlow-condensed': {
    text: 'barlow-condensed',
    strong: 'barlow-condensed-strong',
    aside: 'barlow-condensed-strong',
    optical: 1.16,
  },
  barlow: { text: 'barlow', strong: 'barlow-strong', aside: 'barlow', optical: 1.06 },
};

/** What stands in for a letter that a face lacks: as heavy, and as large to the eye. */
const INSTEAD = new Map<Face, { readonly face: Face; readonly scale: number }>(
  Object.values(FAMILIES).flatMap(({ text, strong, aside, optical }) =>
    [[aside, 'inter'] as const, [text, 'inter'] as const, [strong, 'inter-strong'] as const].map(
      ([of, face]) => [of, { face, scale: 1 / optical }] as const,
    ),
  ),
);

/** A part of a text that one face has all letters of. */
export interface Run {
  readonly face: Face;
  readonly text: string;
  /** Its size by that of the text. */
  readonly scale: number;
}

/** Marks that only say how a neighbour looks, such as those inside of an emoji. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufe00-\ufe0f]/gu;

const files = new Map<Face, Buffer>();

const NO_FEATURES: readonly string[] = [];

/**
 * The faces of one document, as fontkit reads them. Each document has its own: what embeds them leaves traces in them,
 * after which the letters of a second one could not be searched or copied.
 */
export class FontSet {
  private readonly fonts = new Map<Face, Font>();
  /** Of words, by face and features. */
  private readonly widths = new Map<string, Map<string, number>>();

  of(face: Face): Font {
    const known = this.fonts.get(face);
    if (known) return known;
    const bytes = files.get(face) ?? readFileSync(createRequire(__filename).resolve(FILES[face]));
    files.set(face, bytes);
    const font = create(bytes);
    if (!('layout' in font)) throw new Error(`${FILES[face]} is a collection of fonts`);
    this.fonts.set(face, font);
    return font;
  }

  /**
   * A text in runs of the face itself and the one that stands in for it. A word is set in one of the two where one has
   * all of it. `missing`: letters that neither has, which are left out.
   */
  runsOf(text: string, face: Face): { readonly runs: Run[]; readonly missing: number } {
    const instead = INSTEAD.get(face);
    const faces = [{ face, scale: 1 }, ...(instead && instead.face !== face ? [instead] : [])];
    const has = (one: Face, letters: string) =>
      [...letters].every((letter) => this.of(one).hasGlyphForCodePoint(letter.codePointAt(0)!));
    const runs: Run[] = [];
    let missing = 0;
    const put = (letters: string, of: (typeof faces)[number]) => {
      const last = runs.at(-1);
      if (last?.face === of.face) runs[runs.length - 1] = { ...of, text: last.text + letters };
      else runs.push({ ...of, text: letters });
    };
    for (const word of text
      .normalize('NFC')
      .replace(INVISIBLE, '')
      .match(/\s+|\S+/gu) ?? []) {
      const whole = faces.find((one) => has(one.face, word));
      if (whole) {
        put(word, whole);
        continue;
      }
      for (const letter of word) {
        const found = faces.find((one) => has(one.face, letter));
        if (found) put(letter, found);
        else missing += 1;
      }
    }
    return { runs, missing };
  }

  /** Width of a text by its size: what its words take, each with the space before it and measured once. */
  widthOf(text: string, face: Face, features: readonly string[] = NO_FEATURES): number {
    const kind = features.length === 0 ? face : `${face} ${features.join(' ')}`;
    let widths = this.widths.get(kind);
    if (!widths) this.widths.set(kind, (widths = new Map()));
    let sum = 0;
    for (let from = 0; from < text.length;) {
      const space = text.indexOf(' ', from + 1);
      const word = text.slice(from, space < 0 ? text.length : space);
      let width = widths.get(word);
      if (width === undefined) widths.set(word, (width = this.measured(word, face, features)));
      sum += width;
      from += word.length;
    }
    return sum;
  }

  private measured(word: string, face: Face, features: readonly string[]): number {
    return this.runsOf(word, face).runs.reduce((sum, run) => {
      const font = this.of(run.face);
      return sum + (run.scale * font.layout(run.text, [...features]).advanceWidth) / font.unitsPerEm;
    }, 0);
  }
}
