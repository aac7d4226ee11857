import { allergenWord } from '@chalkboard/contracts/allergen-words';

const and = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** What the dishes of a cart contain together; a part of its own, fetched where a menu states allergens. */
export const allergenTexts = {
  heading: 'Allergens in your order',
  /** "2 dishes contain milk", and after the first sentence "1 may contain nuts". */
  count: (kind: 'contains' | 'mayContain', dishes: number, allergens: readonly string[], isFirst: boolean) =>
    `${dishes}${isFirst ? (dishes === 1 ? ' dish' : ' dishes') : ''} ${
      kind === 'mayContain' ? 'may contain' : dishes === 1 ? 'contains' : 'contain'
    } ${and(allergens.map(allergenWord))}`,
  none: 'The stated dishes contain none of the 14 main allergens',
  unstated: (names: readonly string[]) => `Not stated for ${and(names)}: please ask.`,
  byDish: 'By dish',
  withoutExtras: 'Each dish is counted once, without its extras.',
  notStated: 'Not stated. Please ask.',
} as const;
