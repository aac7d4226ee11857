import { around, bottom, median } from './box';
import { hasAddress, isAboutTheHouse, phoneIn, mentionsHours } from './contact-details';
import { tidyText } from './item-names';
import type { HousePlaces, SourceRegion } from './menu-reading';
import type { MenuStructure } from './menu-structure';
import type { Segment } from './segments';
import { regionOfBox } from './source-region';
import { ROLE } from './token-roles';

export interface Letterhead {
  restaurantName?: string;
  restaurantDescription?: string;
  restaurantAddress?: string;
  restaurantPhone?: string;
  /** Where these stand, and where the opening hours do; absent where none of them was found. */
  house?: HousePlaces;
}

const GENERIC =
  /^(?:(?:the|nos|our|unsere|nuestr[ao]s|nossas?|nossos|le nostre|i nostri)\s+)?(?:(?:our|main|full|dinner|lunch|brunch|breakfast|drinks?|food|takeout|take[- ]?out|to[- ]?go|a la carte|à la carte|bar|wine|dessert|catering|kids|daily|all day)\s*)*(?:menus?|karte|speisekarte|carta|carte|menú|menù|house|specials?|starters?|appeti[sz]ers?|mains?|entr[ée]es?|sides?|beverages?|beers?|cocktails?|desserts?|salads?|soups?|pizzas?|pasta|sandwiches|burgers?|seafood|antipasti|vorspeisen|hauptgerichte|getränke|nachspeisen|entradas|bebidas|postres|boissons|extras|treats|cardápio|cardapio|ementa)?$/i;
/** What greets guests, or has a price, names no restaurant. */
const NO_NAME =
  /^(?:welcome|willkommen|velkommen|bienvenue|benvenut[io]|bienvenid[ao]s|from the)\b|\d[.,]\d{2}|\p{Sc}\s?\d/iu;
/**
 * Below a name, two to four words that end in what kind of house it is belong to it: "Cafe & Bakery", "Seafood
 * Restaurant".
 */
const KIND_BELOW =
  /^(?:[\p{L}'’&-]+\s+){1,3}(?:restaurante?|ristorante|trattoria|osteria|pizzeria|caf[eé]|bakery|bistro|brasserie|tavern|taverna|grill|kitchen|diner|steakhouse|teahouse|bar)$/iu;
/**
 * Words that name a house wherever they stand, with what it is called: "Ristorante Da Mario", "Gasthaus zum Hirschen".
 */
const HOUSE_NAMED =
  /^(?:(?:restaurante?|ristorante|trattoria|osteria|gasthaus|gasthof|brasserie|taverna|taberna)(?:\s+[\p{L}'’&]+){1,3}|(?:[\p{L}'’&]+\s+){1,3}(?:restaurante?|ristorante|trattoria))$/iu;
/** This lower part of a page is its foot. */
const FOOT_OF_PAGE = 0.85;
/** A name is set larger than running text by at least this, and stands in this upper part of the first page. */
const TITLE_SIZE = 1.2;
const DISPLAY = 4;
const HEAD_OF_PAGE = 0.3;
const MAX_LINES_OF_HOURS = 8;

/** A line of print that is neither dish nor heading of dishes. */
interface HouseLine {
  readonly segment: Segment;
  readonly text: string;
  readonly confidence: number;
  /** Against the usual type size of its page. */
  readonly size: number;
}

/**
 * Reads the restaurant's own details from what is no dish: the largest print at the head of the first page, a
 * telephone number, an address.
 */
export function readLetterhead(structure: MenuStructure): Letterhead {
  const lines = houseLines(structure);
  const largest = titleLines(lines);
  const title = largest.length > 0 ? [...largest, ...kindBelow(lines, largest)] : namedHouse(lines);
  const phoneLine = lines.find(({ text }) => phoneIn(text) !== undefined);
  const phone = phoneLine && phoneIn(phoneLine.text);
  const address = addressIn(lines);
  const hours = hoursIn(lines);
  const head: Letterhead = {};
  if (title.length > 0) {
    head.restaurantName = tidyText(title.map(({ text }) => text).join(' '));
    const below = lines.find(({ segment }) => segment.up === title.at(-1)!.segment);
    if (below && below.text.split(' ').length >= 3 && !isAboutTheHouse(below.text) && below.confidence > 0.7)
      head.restaurantDescription = tidyText(below.text);
  }
  if (address) head.restaurantAddress = address.text;
  if (phone) head.restaurantPhone = phone;
  const house: HousePlaces = {
    ...(title.length > 0 && { name: placeOf(title) }),
    ...(phoneLine && { phone: placeOf([phoneLine]) }),
    ...(address && { address: placeOf(address.lines) }),
    ...(hours && { hours: { text: hours.map(({ text }) => text).join(' · '), source: placeOf(hours) } }),
  };
  return { ...head, ...(Object.keys(house).length > 0 && { house }) };
}

/** Lines that no item and no section has, top to bottom. */
function houseLines({ tagged, drafts }: MenuStructure): HouseLine[] {
  const taken = new Set(
    drafts.flatMap((category) => [
      ...(category.heading && category.items.length > 0 ? category.heading.tokens : []),
      ...category.items.flatMap((item) => [...item.part.tokens, ...item.descriptionTokens]),
    ]),
  );
  const usual =
    median(
      tagged.tokens
        .filter(({ role }) => role === ROLE.name || role === ROLE.description)
        .map(({ token }) => token.size),
    ) ||
    median(tagged.tokens.map(({ token }) => token.size)) ||
    1;
  return tagged.print.segments.flatMap((segment) => {
    const own = tagged.bySegment.get(segment)!;
    if (own.some((token) => taken.has(token))) return [];
    return [
      {
        segment,
        text: own.map(({ token }) => token.text).join(' '),
        confidence: own.reduce((sum, { token }) => sum + token.words[0]!.confidence, 0) / own.length,
        size: segment.size / usual,
      },
    ];
  });
}

function titleLines(lines: readonly HouseLine[]): HouseLine[] {
  const candidates = lines.filter(
    ({ segment, size, text, confidence }) =>
      segment.page.number === 1 &&
      size >= TITLE_SIZE &&
      bottom(segment.box) < segment.page.height * HEAD_OF_PAGE + segment.box.height &&
      isTitle(text, confidence),
  );
  const largest = candidates.reduce<HouseLine | undefined>(
    (best, line) => (!best || line.size > best.size ? line : best),
    undefined,
  );
  if (!largest) return [];
  const belongs = (line: HouseLine): boolean =>
    line === largest ||
    (near(line.segment, largest.segment) && (line.size > 0.85 * largest.size || line.size > DISPLAY));
  return candidates.filter(belongs);
}

/** What kind of house it is, where that stands right below its name. */
function kindBelow(lines: readonly HouseLine[], title: readonly HouseLine[]): HouseLine[] {
  const last = title.at(-1)!;
  return lines
    .filter(
      ({ segment, text, confidence }) =>
        segment.up === last.segment &&
        near(segment, last.segment) &&
        KIND_BELOW.test(text.trim()) &&
        isTitle(text, confidence),
    )
    .slice(0, 1);
}

/** A line at the foot of a page that says "restaurant" and how it is called. */
function namedHouse(lines: readonly HouseLine[]): HouseLine[] {
  return lines
    .filter(
      ({ segment, text, confidence }) =>
        segment.box.y > FOOT_OF_PAGE * segment.page.height &&
        HOUSE_NAMED.test(text.trim()) &&
        isTitle(text, confidence),
    )
    .slice(0, 1);
}

const near = (a: Segment, b: Segment): boolean =>
  Math.abs(a.box.y - b.box.y) < 2 * Math.max(a.box.height, b.box.height);

function isTitle(text: string, confidence: number): boolean {
  return (
    (text.match(/\p{L}/gu)?.length ?? 0) >= 3 &&
    text.split(' ').length <= 7 &&
    confidence > 0.5 &&
    !GENERIC.test(text.trim()) &&
    !NO_NAME.test(text.trim()) &&
    !isAboutTheHouse(text)
  );
}

const placeOf = (lines: readonly HouseLine[]): SourceRegion =>
  regionOfBox(around(lines.map(({ segment }) => segment.box)), lines[0]!.segment.page);

/** The first lines that tell opening hours, as far as they stand below each other. */
function hoursIn(lines: readonly HouseLine[]): HouseLine[] | undefined {
  const first = lines.find(({ text }) => mentionsHours(text));
  if (!first) return undefined;
  const own = [first];
  for (let next = first; next;) {
    const below = lines.find(({ segment, text }) => segment.up === next.segment && mentionsHours(text));
    if (!below || own.length === MAX_LINES_OF_HOURS) break;
    own.push(below);
    next = below;
  }
  return own;
}

function addressIn(
  lines: readonly HouseLine[],
): { readonly text: string; readonly lines: readonly HouseLine[] } | undefined {
  const first = lines.find(({ text }) => hasAddress(text));
  if (!first) return undefined;
  const next = lines.find(({ segment }) => segment.up === first.segment);
  const goesOn =
    next &&
    next.segment.box.y - bottom(first.segment.box) < 1.2 * first.segment.size &&
    hasAddress(next.text) &&
    !phoneIn(next.text);
  const own = goesOn ? [first, next] : [first];
  const text = own.map((line) => line.text).join(', ');
  const phone = phoneIn(text);
  return {
    lines: own,
    text: tidyText(
      (phone ? text.replace(phone, '') : text)
        .replace(/\b(?:tel|phone|call|ph)\b\.?:?/gi, '')
        .replace(/\s*[|•·]\s*/g, ', ')
        .replace(/(?:,\s*)+/g, ', '),
    ),
  };
}
