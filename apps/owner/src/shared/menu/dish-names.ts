import { texts } from '../../texts';

/** The dietary marks that are offered, as a menu holds them, with what they are called to the reader. */
export const markNames: Readonly<Record<string, string>> = texts.preview.marks;

const allergens: Readonly<Record<string, string>> = texts.preview.allergens;

/** Allergens as a menu holds them, in the reader's words; what is none of the main ones stays as it was written. */
export function allergenNames(names: readonly string[]): string {
  return names.map(allergenName).join(', ');
}

export function allergenName(name: string): string {
  return allergens[name] ?? name;
}
