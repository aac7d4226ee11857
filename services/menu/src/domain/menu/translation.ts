import type { EditedTranslation, Menu, MenuSnapshot, TranslatedText } from '@chalkboard/contracts';
import { menuLanguage } from '@chalkboard/menu-rules/menu-languages';
import { MENU_TEXTS_ID, textKey, textReader } from '@chalkboard/menu-rules/menu-texts';
import { MenuError } from './menu.errors';

/**
 * The menu with the second language that its owner sent; without one for null, with the one it has for undefined. Texts
 * of parts that the menu does not have are left out. One that was written for other words than are printed now stays:
 * it shows again when these do.
 *
 * @throws MenuError `menu.same_language`
 */
export function withTranslation(
  { translation: before, ...menu }: Menu,
  sent: EditedTranslation | null | undefined,
): Menu {
  if (sent === null) return menu;
  const translation = sent ? { language: sent.language, texts: textsOfParts(menu, sent.texts) } : before;
  if (!translation) return menu;
  if (translation.language === menu.language) {
    throw new MenuError(
      'menu.same_language',
      `The menu itself is in ${menuLanguage(menu.language).english}. Please choose another second language.`,
    );
  }
  return { ...menu, translation };
}

/** What is told of them at most, beside the menu itself: no menu becomes too long by its second language. */
const WORDS_MAX_BYTES = 128 * 1024;

/** What dishes, sizes and extras are called in the second language, for kitchens; undefined: the menu has none. */
export function secondLanguageOf(menu: Menu): MenuSnapshot['secondLanguage'] {
  const { translation, categories } = menu;
  if (!translation) return undefined;
  const read = textReader(menu, translation.language);
  const printed = categories.flatMap(({ items }) =>
    items.flatMap(({ id, name, variants = [], addOns = [] }) => [
      { id, of: name },
      ...variants.map((variant) => ({ id: variant.id, of: variant.label })),
      ...addOns.map((addOn) => ({ id: addOn.id, of: addOn.name })),
    ]),
  );
  // Sizes and extras are called the same on many dishes.
  const words = new Map<string, string>();
  let bytes = 0;
  for (const { id, of } of printed) {
    const { text, lang } = read(id, 'name', of);
    if (lang !== translation.language || words.has(of)) continue;
    bytes += Buffer.byteLength(JSON.stringify({ of, text }));
    if (bytes > WORDS_MAX_BYTES) break;
    words.set(of, text);
  }
  return { language: translation.language, words: [...words].map(([of, text]) => ({ of, text })) };
}

/** Of two texts for the same place the later one counts. */
function textsOfParts(menu: Menu, texts: readonly TranslatedText[]): TranslatedText[] {
  const parts = new Set([
    MENU_TEXTS_ID,
    ...menu.categories.flatMap(({ id, items }) => [
      id,
      ...items.flatMap(({ id: itemId, variants = [], addOns = [] }) => [
        itemId,
        ...variants.map((variant) => variant.id),
        ...addOns.map((addOn) => addOn.id),
      ]),
    ]),
  ]);
  return [...new Map(texts.filter(({ id }) => parts.has(id)).map((one) => [textKey(one), one])).values()];
}
