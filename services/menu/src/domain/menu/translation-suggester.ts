import type { TextKind } from '@chalkboard/menu-rules/menu-texts';
import { MenuError } from './menu.errors';

/** A printed text that is to be translated, and what it is on its menu. */
export interface TextToTranslate {
  readonly text: string;
  readonly kind: TextKind;
  /** The dish or the section that it belongs to. */
  readonly context?: string;
}

export interface TranslationQuestion {
  /** BCP 47. */
  readonly from: string;
  readonly to: string;
  readonly texts: readonly TextToTranslate[];
}

/** Who can be asked how a menu reads in another language: a port. */
export abstract class TranslationSuggester {
  /** Whether there is anybody to ask. */
  abstract readonly offered: boolean;

  /**
   * @returns a suggestion for each text, in their order; undefined where there is none
   * @throws MenuError `menu.no_suggestions`, `menu.suggestions_failed`
   */
  abstract suggest(question: TranslationQuestion): Promise<readonly (string | undefined)[]>;
}

/** Where no model is configured. */
export class NoTranslationSuggester extends TranslationSuggester {
  readonly offered = false;

  suggest(): Promise<never> {
    return Promise.reject(
      new MenuError('menu.no_suggestions', 'Translations are not suggested here. Please write them yourself.'),
    );
  }
}
