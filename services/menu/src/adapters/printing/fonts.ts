import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** The product's two families, whole: accents, Greek and Cyrillic included. */
const FILES = {
  serif: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  serifItalic: '@expo-google-fonts/fraunces/500Medium_Italic/Fraunces_500Medium_Italic.ttf',
  sans: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  sansStrong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;
export type Face = keyof typeof FILES;

/** The face that stands in where the first has no letter. */
const INSTEAD: Readonly<Partial<Record<Face, Face>>> = { serif: 'sansStrong', serifItalic: 'sans' };

/** A part of a text that one face has all letters of. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** Marks that only say how a neighbour looks, such as those inside of an emoji. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufe00-\ufe0f]/u;

const files = new Map<Face, Buffer>();

/**
 * The faces of one document, as fontkit reads them. Each document has its own: what embeds them leaves traces in them, after which the letters
 * of a second one could not be searched or copied.
 */
export class FontSet {
  private readonly fonts = new Map<Face, Font>();

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

  /** A text in runs of the face itself and the one that stands in for it; `missing`: letters that neither has, which are left out. */
  runsOf(text: string, face: Face): { readonly runs: Run[]; readonly missing: number } {
    const instead = INSTEAD[face];
    const faces = [face, ...(instead ? [instead] : [])];
    const runs: Run[] = [];
    let missing = 0;
    for (const letter of text.normalize('NFC')) {
      if (INVISIBLE.test(letter)) continue;
      const found = faces.find((one) => this.of(one).hasGlyphForCodePoint(letter.codePointAt(0)!));
      if (!found) missing += 1;
      else if (runs.at(-1)?.face === found) runs[runs.length - 1] = { face: found, text: runs.at(-1)!.text + letter };
      else runs.push({ face: found, text: letter });
    }
    return { runs, missing };
  }
}
