/** A language that a menu can be in. */
export interface MenuLanguage {
  /** BCP 47. */
  readonly tag: string;
  /** What those who read it call it. */
  readonly name: string;
  readonly english: string;
  readonly rightToLeft?: true;
}

/**
 * What an owner chooses from, by the English names; written out, since browsers and servers do not all name languages
 * alike.
 */
export const MENU_LANGUAGES = [
  { tag: 'sq', name: 'Shqip', english: 'Albanian' },
  { tag: 'ar', name: 'العربية', english: 'Arabic', rightToLeft: true },
  { tag: 'hy', name: 'Հայերեն', english: 'Armenian' },
  { tag: 'eu', name: 'Euskara', english: 'Basque' },
  { tag: 'bn', name: 'বাংলা', english: 'Bengali' },
  { tag: 'bg', name: 'Български', english: 'Bulgarian' },
  { tag: 'ca', name: 'Català', english: 'Catalan' },
  { tag: 'zh-Hans', name: '简体中文', english: 'Chinese (simplified)' },
  { tag: 'zh-Hant', name: '繁體中文', english: 'Chinese (traditional)' },
  { tag: 'hr', name: 'Hrvatski', english: 'Croatian' },
  { tag: 'cs', name: 'Čeština', english: 'Czech' },
  { tag: 'da', name: 'Dansk', english: 'Danish' },
  { tag: 'nl', name: 'Nederlands', english: 'Dutch' },
  { tag: 'en', name: 'English', english: 'English' },
  { tag: 'et', name: 'Eesti', english: 'Estonian' },
  { tag: 'fi', name: 'Suomi', english: 'Finnish' },
  { tag: 'fr', name: 'Français', english: 'French' },
  { tag: 'gl', name: 'Galego', english: 'Galician' },
  { tag: 'de', name: 'Deutsch', english: 'German' },
  { tag: 'el', name: 'Ελληνικά', english: 'Greek' },
  { tag: 'he', name: 'עברית', english: 'Hebrew', rightToLeft: true },
  { tag: 'hi', name: 'हिन्दी', english: 'Hindi' },
  { tag: 'hu', name: 'Magyar', english: 'Hungarian' },
  { tag: 'id', name: 'Bahasa Indonesia', english: 'Indonesian' },
  { tag: 'it', name: 'Italiano', english: 'Italian' },
  { tag: 'ja', name: '日本語', english: 'Japanese' },
  { tag: 'ko', name: '한국어', english: 'Korean' },
  { tag: 'lv', name: 'Latviešu', english: 'Latvian' },
  { tag: 'lt', name: 'Lietuvių', english: 'Lithuanian' },
  { tag: 'ms', name: 'Bahasa Melayu', english: 'Malay' },
  { tag: 'nb', name: 'Norsk', english: 'Norwegian' },
  { tag: 'fa', name: 'فارسی', english: 'Persian', rightToLeft: true },
  { tag: 'pl', name: 'Polski', english: 'Polish' },
  { tag: 'pt', name: 'Português', english: 'Portuguese' },
  { tag: 'pt-BR', name: 'Português (Brasil)', english: 'Portuguese (Brazil)' },
  { tag: 'pt-PT', name: 'Português (Portugal)', english: 'Portuguese (Portugal)' },
  { tag: 'ro', name: 'Română', english: 'Romanian' },
  { tag: 'ru', name: 'Русский', english: 'Russian' },
  { tag: 'sr', name: 'Српски', english: 'Serbian' },
  { tag: 'sk', name: 'Slovenčina', english: 'Slovak' },
  { tag: 'sl', name: 'Slovenščina', english: 'Slovenian' },
  { tag: 'es', name: 'Español', english: 'Spanish' },
  { tag: 'sv', name: 'Svenska', english: 'Swedish' },
  { tag: 'fil', name: 'Filipino', english: 'Tagalog (Filipino)' },
  { tag: 'th', name: 'ไทย', english: 'Thai' },
  { tag: 'tr', name: 'Türkçe', english: 'Turkish' },
  { tag: 'uk', name: 'Українська', english: 'Ukrainian' },
  { tag: 'ur', name: 'اردو', english: 'Urdu', rightToLeft: true },
  { tag: 'vi', name: 'Tiếng Việt', english: 'Vietnamese' },
] as const satisfies readonly MenuLanguage[];

export type MenuLanguageTag = (typeof MENU_LANGUAGES)[number]['tag'];

/** The cookie that says in which language (BCP 47) this browser reads menus; scripts write it, the edge reads it. */
export const LANGUAGE_COOKIE = 'menu_language';
/** In the address of a menu's page: the language to show it in. */
export const LANGUAGE_PARAM = 'lang';
