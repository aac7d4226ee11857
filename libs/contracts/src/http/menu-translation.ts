import { z } from 'zod';
import { LETTERS, MENU_SIZE, TRANSLATION } from '../limits';
import { MENU_LANGUAGES } from '../menu-languages';
import { TEXT_FIELDS } from '../text-fields';

/** A language that can be chosen for a menu. */
export const ChosenLanguage = z.enum(MENU_LANGUAGES.map(({ tag }) => tag));

/**
 * A text of a part in the second language; `of` is the printed text that it was written for: where that is another now,
 * the printed one is shown.
 */
export const TranslatedText = z.object({
  id: z.string(),
  field: z.enum(TEXT_FIELDS),
  of: z.string(),
  text: z.string(),
});
export type TranslatedText = z.infer<typeof TranslatedText>;

/** A menu's second language, kept beside what is printed. What it has no text for is read as printed. */
export const MenuTranslation = z.object({
  /** BCP 47. */
  language: z.string(),
  texts: z.array(TranslatedText),
});
export type MenuTranslation = z.infer<typeof MenuTranslation>;

const LONGEST = { name: LETTERS.name, description: LETTERS.itemDescription, note: LETTERS.categoryNote } as const;

/** What was read may be longer than what an owner can write. */
const LONGEST_PRINTED = 10_000;

const EditedText = z
  .object({
    id: z.string().min(1).max(40),
    field: z.enum(TEXT_FIELDS),
    of: z.string().max(LONGEST_PRINTED),
    text: z.string().trim().min(1, 'is required').max(LETTERS.itemDescription),
  })
  .refine(({ field, text }) => text.length <= LONGEST[field], { path: ['text'], error: 'is too long' });

/**
 * The second language as an owner sends it: all of its texts. Those of parts that the menu does not have are left out.
 */
export const EditedTranslation = z.object({
  language: ChosenLanguage,
  texts: z.array(EditedText).max(MENU_SIZE.texts),
});
export type EditedTranslation = z.infer<typeof EditedTranslation>;

/**
 * How a model would write these texts of the menu in another language; there may be none
 * (`MenuAccess.suggestsTranslations`).
 */
export const SuggestTranslationsRequest = z.object({
  language: ChosenLanguage,
  texts: z
    .array(z.object({ id: z.string().min(1).max(40), field: z.enum(TEXT_FIELDS) }))
    .min(1)
    .max(TRANSLATION.suggestedAtOnce),
});
export type SuggestTranslationsRequest = z.infer<typeof SuggestTranslationsRequest>;

/** Those of the texts for which there is a suggestion; the others the menu does not have, or the model did not know. */
export const SuggestTranslationsResponse = z.object({ texts: z.array(TranslatedText) });
export type SuggestTranslationsResponse = z.infer<typeof SuggestTranslationsResponse>;
