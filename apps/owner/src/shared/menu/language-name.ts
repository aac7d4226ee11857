import { menuLanguage } from '@chalkboard/menu-rules/menu-languages';
import { readerLanguage } from '@chalkboard/web-kit/texts';

/** What the reader calls a language (BCP 47): "Italian", "Italienisch". */
export function languageName(tag: string): string {
  const { english } = menuLanguage(tag);
  if (readerLanguage() === 'en') return english;
  try {
    return new Intl.DisplayNames(readerLanguage(), { type: 'language' }).of(tag) ?? english;
  } catch {
    // No tag at all.
    return english;
  }
}
