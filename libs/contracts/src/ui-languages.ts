/** The languages that the apps' own words are in; the first is what they are written in, and what is fallen back to. */
export const UI_LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];
