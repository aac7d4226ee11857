import { menuLanguage } from '@chalkboard/menu-rules/menu-languages';
import type { ShownText } from '@chalkboard/menu-rules/menu-texts';

export type Direction = 'ltr' | 'rtl';

/**
 * For the element that holds a text: what it is read aloud in, where that is known, and from which side it is read.
 * @param around from which side that is read in which it stands
 */
export function textAttributes(
  { lang }: Pick<ShownText, 'lang'>,
  around: Direction = 'ltr',
): { readonly lang?: string; readonly dir?: Direction } {
  const dir = directionOf(lang);
  return { ...(lang !== '' && { lang }), ...(dir !== around && { dir }) };
}

/** From which side a language (BCP 47) is read. */
export function directionOf(lang: string): Direction {
  return menuLanguage(lang).rightToLeft ? 'rtl' : 'ltr';
}
