const PHONE_AMERICAN = /(?:(?<!\d)\+?1[\s.-])?(?:\(\d{3}\)\s?|\b\d{3}[\s./-]\s?)\d{3}[\s.-]\s?\d{4}\b/;
const PHONE_OTHER =
  /(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)\s?|\b\d{2,5}[\s./-])\d{3,4}[\s.-]?\d{2,4}(?:[\s.-]?\d{2,4})?\b/;
const PHONE_WORD = /\b(?:tel|phone|call|ph|fon)\b\.?:?/i;
const STREET =
  /\b\d{1,5}[A-Za-z]?\s+(?:[NSEW]\.?\s+)?(?:[\p{L}\d'’.]+\s+){0,4}(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|way|hwy|highway|pkwy|parkway|pl|place|sq|square|ct|court|broadway)\b\.?/iu;
const STREET_FIRST =
  /(?:\b(?:via|viale|piazza|calle|rue|plaza)\s+[\p{L}'’. ]+,?\s*\d{1,4}|[\p{L}-]+(?:straße|strasse|str\.|gasse|platz|weg|allee)\s+\d{1,4})\b/iu;
const POST_CODE = /\b[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/;
const WEB = /\b(?:www\.|https?:|[\w.-]+@[\w-]+\.\w{2,}|[\w-]+\.(?:com|net|org|co\.uk|de|it|fr)\b)|(?:^|\s)@\w{3,}/i;
const HOURS =
  /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.)|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?\s?(?:[-–&]|to|thru|through)\s?(?:mon|tue|wed|thu|fri|sat|sun)|\bopen(?:ing)?\s+(?:hours|daily|\d)|\bclosed\b/i;
const HOUSE_RULES =
  /\b(?:gratuity|consum(?:ing|er)|undercooked|raw or|food ?borne|allerg(?:y|ies|ens?)|credit cards?|cash only|service charge|tax(?:es)? (?:not|included)|subject to change|please (?:ask|inform|let|note)|follow us|all rights reserved|parties of|minimum order|delivery|within \d+ miles|\bfax\b|copyright|©)/i;

const PAGE_NUMBER =
  /^\W*(?:page|seite|pagina|página|pág|p)\b\.?\s*\d{1,2}(?:\s*(?:\/|of|von|de|di|sur)\s*\d{1,2})?\W*$/i;
const SINCE = String.raw`\b(?:since|est(?:ablished|d)?|seit|desde|depuis|dal|fond[ée]e? en|gegr(?:ündet)?|family[- ]owned|owned and operated)\b`;
const FOUNDED = new RegExp(String.raw`${SINCE}.{0,12}\d{2,4}`, 'i');
/** Beside prices only a whole year will do: there is a dish called dal. */
const FOUNDED_YEAR = new RegExp(String.raw`${SINCE}.{0,12}(?<![\d.,])(?:1[6-9]|20)\d\d(?![\d.,])`, 'i');
const EDITION = /^(?=.*\b(?:menus?|speisekarte|karte|carta|carte|menú|menù|cardápio|ementa)\b).*\b(?:19|20)\d\d\b/i;
const TAXES =
  /\b(?:prices?|preise|prezzi|precios|prix|preços)\b.{0,40}\b(?:vat|iva|mwst|tva|tax|service|incl)|\b(?:vat|iva|mwst|tva)\b.{0,30}\b(?:incl|compris|at|zum|al|de)/i;
const CLOSED =
  /\b(?:chiuso|geschlossen|ruhetag|ferm[ée]|cerrado|encerrado|geöffnet|täglich|taglich|ouvert|abierto|aperto|aberto)\b/i;

/** A telephone number in a text, as printed. */
export function phoneIn(text: string): string | undefined {
  const found = (PHONE_AMERICAN.exec(text) ?? PHONE_OTHER.exec(text))?.[0].trim();
  if (!found) return undefined;
  const figures = found.replace(/\D/g, '').length;
  return figures >= 7 && figures <= 15 && (figures >= 10 || PHONE_WORD.test(text)) ? found : undefined;
}

/** Whether a text holds a street or a post code. */
export function hasAddress(text: string): boolean {
  return STREET.test(text) || STREET_FIRST.test(text) || POST_CODE.test(text);
}

/** Whether a line tells opening hours. */
export function mentionsHours(text: string): boolean {
  return HOURS.test(text) && /\d/.test(text);
}

/** Whether a line tells when the house opens or since when there is one: its figures are then no prices. */
export function mentionsTimes(text: string): boolean {
  return [HOURS, FOUNDED_YEAR, EDITION, CLOSED].some((pattern) => pattern.test(text));
}

/** Whether a text belongs to the house and not to its dishes: contact, hours, notices. */
export function isAboutTheHouse(text: string): boolean {
  return (
    phoneIn(text) !== undefined ||
    hasAddress(text) ||
    WEB.test(text) ||
    mentionsTimes(text) ||
    [HOUSE_RULES, PAGE_NUMBER, FOUNDED, TAXES].some((pattern) => pattern.test(text))
  );
}
