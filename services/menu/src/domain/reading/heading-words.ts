import { mean } from './box';
import { lexicalForm } from './lexicon';
import type { Part } from './menu-parts';
import type { MenuPrint } from './menu-print';

/** Days of the week in the languages of menus: below each stands its dish of the day. */
const WEEKDAYS = new Set(
  ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'tr', 'ro'].flatMap((language) =>
    Array.from({ length: 7 }, (_, day) =>
      lexicalForm(new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day * 86_400_000)),
    ),
  ),
);

/** Whether a day of the week stands in a heading. */
export const namesDay = (heading: Part): boolean =>
  heading.tokens.some(({ token }) => WEEKDAYS.has(lexicalForm(token.text.replace(/\P{L}/gu, ''))));

/** How much oftener than elsewhere the words of a heading stand in headings (log, mean of its words). */
export const usualInHeadings = ({ tokens }: Part, { facts }: MenuPrint): number =>
  mean(tokens.map(({ segment, at }) => facts.get(segment)![at]!.hint.heading));
