import type { Menu } from '@chalkboard/contracts/http/menu';
import type { TranslatedText } from '@chalkboard/contracts/http/menu-translation';
import type { TextField } from '@chalkboard/contracts/text-fields';

/** Under it stand the texts that belong to no part: the restaurant's description, and the allergy note as `note`. */
export const MENU_TEXTS_ID = 'menu';

export const TEXT_KINDS = [
  'restaurant',
  'allergy-note',
  'category',
  'category-note',
  'item',
  'item-description',
  'size',
  'extra',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** A text of a menu that can be kept in a second language: of which part, and as it is printed. */
export interface MenuText {
  readonly id: string;
  readonly field: TextField;
  readonly text: string;
  readonly kind: TextKind;
}

/** What can be told of a menu in another language. */
type TextsOfMenu = Pick<Menu, 'categories' | 'restaurantDescription' | 'allergyNote'>;

/** All of a menu that is words: in the order in which it is read, without what is empty or has no letter in it. */
export function textsOf(menu: TextsOfMenu): MenuText[] {
  return [...textsOfRestaurant(menu), ...menu.categories.flatMap(textsOfCategory)];
}

export function textsOfRestaurant({
  restaurantDescription = '',
  allergyNote,
}: Pick<Menu, 'restaurantDescription' | 'allergyNote'>): MenuText[] {
  return worded([
    { id: MENU_TEXTS_ID, field: 'description', text: restaurantDescription, kind: 'restaurant' },
    { id: MENU_TEXTS_ID, field: 'note', text: allergyNote, kind: 'allergy-note' },
  ]);
}

export function textsOfCategory({ id, name, note = '', items }: Menu['categories'][number]): MenuText[] {
  return worded([
    { id, field: 'name', text: name, kind: 'category' },
    { id, field: 'note', text: note, kind: 'category-note' },
    ...items.flatMap(({ id: itemId, name: itemName, description = '', variants = [], addOns = [] }): MenuText[] => [
      { id: itemId, field: 'name', text: itemName, kind: 'item' },
      { id: itemId, field: 'description', text: description, kind: 'item-description' },
      ...variants.map((variant): MenuText => ({ id: variant.id, field: 'name', text: variant.label, kind: 'size' })),
      ...addOns.map((addOn): MenuText => ({ id: addOn.id, field: 'name', text: addOn.name, kind: 'extra' })),
    ]),
  ]);
}

function worded(texts: readonly MenuText[]): MenuText[] {
  return texts.filter(({ text }) => /\p{L}/u.test(text));
}

/** By what a text is found in a list of them. */
export function textKey({ id, field }: Pick<MenuText, 'id' | 'field'>): string {
  return `${id} ${field}`;
}

/** A text as it is shown, with the language that it is in (BCP 47). */
export interface ShownText {
  readonly text: string;
  readonly lang: string;
}

/**
 * Gives the text of a part in the language that somebody reads the menu in; the printed one where there is none, or
 * where it was written for other words.
 */
export type TextReader = (id: string, field: TextField, printed: string) => ShownText;

/** @param language the menu's own, or its second */
export function textReader(
  { language: own, translation }: Pick<Menu, 'language' | 'translation'>,
  language: string,
): TextReader {
  if (!translation || translation.language !== language)
    return (_id, _field, printed) => ({ text: printed, lang: own });
  const known = new Map(translation.texts.map((one) => [textKey(one), one]));
  return (id, field, printed) => {
    const found = known.get(textKey({ id, field }));
    return found && isOf(found, printed) ? { text: found.text, lang: language } : { text: printed, lang: own };
  };
}

/**
 * The menu as it reads in one of its languages: the texts that it has in it, and that language as its own; for what
 * shows it, never for what keeps it.
 */
export function menuInLanguage(menu: Menu, language: string): Menu {
  const read = textReader(menu, language);
  const text = (id: string, field: TextField, printed: string) => read(id, field, printed).text;
  const { restaurantDescription, allergyNote, categories } = menu;
  return {
    ...menu,
    language,
    ...(restaurantDescription !== undefined && {
      restaurantDescription: text(MENU_TEXTS_ID, 'description', restaurantDescription),
    }),
    allergyNote: text(MENU_TEXTS_ID, 'note', allergyNote),
    categories: categories.map(({ id, name, note, items, ...category }) => ({
      ...category,
      id,
      name: text(id, 'name', name),
      ...(note !== undefined && { note: text(id, 'note', note) }),
      items: items.map(({ description, variants, addOns, ...item }) => ({
        ...item,
        name: text(item.id, 'name', item.name),
        ...(description !== undefined && { description: text(item.id, 'description', description) }),
        ...(variants && {
          variants: variants.map((variant) => ({ ...variant, label: text(variant.id, 'name', variant.label) })),
        }),
        ...(addOns && { addOns: addOns.map((addOn) => ({ ...addOn, name: text(addOn.id, 'name', addOn.name) })) }),
      })),
    })),
  };
}

/**
 * Whether a translation was written for these words: another dish under the same id must not keep the old one's name.
 */
export function isOf({ of }: Pick<TranslatedText, 'of'>, printed: string): boolean {
  return of === printed;
}
