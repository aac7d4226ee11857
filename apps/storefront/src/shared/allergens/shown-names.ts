import { readerLanguage } from '@chalkboard/web-kit/texts';
import { texts } from '../../texts';

const allergens: Readonly<Record<string, string>> = texts.allergenNames;
const diets: Readonly<Record<string, string>> = texts.dietNames;

/** One of the main allergens in the reader's language; another word stays as it was written. */
export function shownAllergen(name: string): string {
  return allergens[name] ?? name;
}

/** The same within a sentence: in small letters, but for German, which writes nouns large. */
export function allergenInSentence(name: string): string {
  const shown = allergens[name];
  if (shown === undefined) return name;
  return readerLanguage() === 'de' ? shown : shown.toLowerCase();
}

/** A diet in the reader's language; in English, and one that is not known, as the menu has it. */
export function shownDiet(diet: string): string {
  return readerLanguage() === 'en' ? diet : (diets[diet.toLowerCase().replace('-', ' ')] ?? diet);
}
