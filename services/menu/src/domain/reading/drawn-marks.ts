import { around, bottom, centreY, sharedHeight, sharedWidth, type Box } from './box';
import { wordsOf, type CategoryDraft, type ItemDraft } from './item-drafts';
import { legendEntries, type LegendEntry } from './mark-legends';
import { elongation, inkColour, lookDistance, markLook, type MarkLook } from './mark-looks';
import type { DrawnMark, Page } from './page';

/** A mark with what is needed to compare and place it. */
export interface SeenMark {
  readonly page: Page;
  readonly box: Box;
  readonly look: MarkLook;
}

/**
 * A mark is the one of a legend when it differs less than this; where words and letters are drawn as well, less is
 * needed.
 */
const SAME_LOOK = { 'text-layer': 0.22, ocr: 0.26 } as const;
/** The next meaning must be this many times less like it. */
const CLEARLY = 1.15;
/**
 * Limits that are tried one after the other, and the share of dishes with meat in their names that a meatless mark may
 * seem to have.
 */
const NEARER = [1, 0.2, 0.15, 0.1] as const;
const MEAT_SHARE = 0.1;
const FEW_DISHES = 12;
/** White (type sizes) between a mark and the print on its row whose it is. */
const BESIDE = 9;
/** A row of marks stands this near (type sizes) below what it belongs to. */
const BELOW = 1.3;
/** Heights of a mark, in type sizes of the print beside it. */
const LEAST_HEIGHT = 0.3;
const MAX_HEIGHT = 2.6;
/** A mark without a legend must stand at this many dishes. */
const LEAST_DISHES = 2;
/** A mark without a legend stands this near (type sizes) to the dish, and so many of its kind do. */
const CLOSE = 2.5;
const CLOSE_SHARE = 0.7;
/** What stands at one place of several pages (page units) belongs to their frame. */
const SAME_PLACE = 2;
/** Ink of a leaf and of a chilli. */
const STRONG = 0.22;
const SLENDER = 1.7;
const LONG = 2.2;
/** How many hot dishes a mark must stand at, and how many times more often than elsewhere. */
const HOT_DISHES = 2;
const MORE = 1.5;
const FAR_MORE = 3;
/** Share of the other dishes that must have meat for its absence to say something. */
const MEAT_ELSEWHERE = 0.2;
/** One ink: hue (degrees) and strength differ no more. */
const LIKE_HUE = 15;
const LIKE_STRENGTH = 0.2;
/** Of a mark at more than this share of the dishes nobody can say what it sets apart. */
const MAX_DISHES = 0.8;

/** Print of a dish or a section, and where it stands. */
interface OwnedPrint {
  readonly page: number;
  readonly box: Box;
  readonly size: number;
  readonly items: readonly ItemDraft[];
}

/**
 * What the marks drawn beside each item mean: by the menu's own legend, else by their colour, their shape and the
 * dishes they stand at.
 */
export function drawnDiets(
  drafts: readonly CategoryDraft[],
  pages: readonly Page[],
): ReadonlyMap<ItemDraft, readonly string[]> {
  const diets = new Map<ItemDraft, Set<string>>();
  const seen = pages.flatMap((page) =>
    (page.marks ?? []).map((mark: DrawnMark): SeenMark => ({ page, box: mark.box, look: markLook(mark) })),
  );
  if (seen.length === 0) return new Map();
  const prints = printsOf(drafts);
  const pricedWords = new Set(
    drafts.flatMap(({ items }) =>
      items
        .filter((item) => item.prices.length > 0)
        .flatMap((item) => [
          ...item.nameWords,
          ...wordsOf(item.descriptionTokens),
          ...item.prices.flatMap(({ words }) => words),
        ]),
    ),
  );
  const legend = legendEntries(seen, (word) => pricedWords.has(word));
  const inLegend = new Set(legend.map(({ mark }) => mark));
  const told = seen.filter((mark) => !inLegend.has(mark)).map((mark) => ({ mark, entry: entryOf(mark, legend) }));
  const add = (items: readonly ItemDraft[], diet: string): void => {
    for (const item of items) diets.set(item, (diets.get(item) ?? new Set()).add(diet));
  };
  const explained = new Set(legend.flatMap(({ diet }) => diet ?? []));
  for (const diet of explained) {
    const owned = told.flatMap(({ mark, entry }) =>
      entry?.diet === diet ? [{ distance: entry.distance, items: ownersOf(mark, prints, seen) }] : [],
    );
    add(credible(owned, diet, drafts), diet);
  }
  for (const { diet, items } of selfEvident(
    told.flatMap(({ mark, entry }) => (entry ? [] : [mark])),
    prints,
    drafts,
  ))
    if (!explained.has(diet)) add(items, diet);
  return new Map([...diets].map(([item, own]) => [item, [...own]]));
}

/**
 * The dishes at which a mark of the legend stands. Where meat stands at them, or heat at nearly all, marks of other
 * looks were taken for it.
 */
function credible(
  owned: readonly { distance: number; items: readonly ItemDraft[] }[],
  diet: string,
  drafts: readonly CategoryDraft[],
): readonly ItemDraft[] {
  const dishes = drafts.reduce((sum, { items }) => sum + items.length, 0);
  for (const nearness of NEARER) {
    const items = [...new Set(owned.filter(({ distance }) => distance < nearness).flatMap((mark) => mark.items))];
    if (
      /^Veg/.test(diet)
        ? shareOf(items, isMeat) <= MEAT_SHARE
        : diet !== 'Spicy' || items.length < MAX_DISHES * Math.max(dishes, FEW_DISHES)
    )
      return items;
  }
  return [];
}

/** What the legend says of a mark; undefined where it says nothing of its like, or of two things as like it. */
function entryOf(
  { page, look }: SeenMark,
  legend: readonly LegendEntry[],
): { diet: string | undefined; distance: number } | undefined {
  const ranked = legend
    .map((entry) => ({ diet: entry.diet, distance: lookDistance(look, entry.mark.look) }))
    .filter(({ distance }) => distance < SAME_LOOK[page.source])
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  const rival = ranked.find(({ diet }) => diet !== best!.diet);
  return best && rival && rival.distance < CLEARLY * best.distance
    ? { diet: undefined, distance: best.distance }
    : best;
}

function printsOf(drafts: readonly CategoryDraft[]): OwnedPrint[] {
  return drafts.flatMap((category) => {
    const headings = (category.heading?.segments ?? []).map((segment): OwnedPrint => ({
      page: segment.page.number,
      box: segment.box,
      size: segment.size,
      items: category.items,
    }));
    const own = category.items.flatMap((item) =>
      [...item.part.tokens, ...item.descriptionTokens, ...item.aside].map(({ token, segment }): OwnedPrint => ({
        page: segment.page.number,
        box: token.box,
        size: segment.size,
        items: [item],
      })),
    );
    const prices = category.items
      .filter(({ sharedPrice }) => !sharedPrice)
      .flatMap((item) =>
        item.prices.flatMap(({ words }) =>
          words.map((word): OwnedPrint => ({
            page: item.pricePage,
            box: word.box,
            size: item.part.size,
            items: [item],
          })),
        ),
      );
    return [...headings, ...own, ...prices];
  });
}

/** The items that a mark belongs to: those of the print on its row, or of the print above its row of marks. */
function ownersOf(mark: SeenMark, prints: readonly OwnedPrint[], seen: readonly SeenMark[]): readonly ItemDraft[] {
  const here = printsBeside(mark, prints);
  return (onRow(mark.box, here, BESIDE) ?? above(rowOfMarks(mark, seen), here))?.items ?? [];
}

/** Print of the same page that is about as large as the mark. */
function printsBeside({ page, box }: SeenMark, prints: readonly OwnedPrint[]): OwnedPrint[] {
  return prints.filter(
    (print) =>
      print.page === page.number && box.height > LEAST_HEIGHT * print.size && box.height < MAX_HEIGHT * print.size,
  );
}

/** @param reach type sizes */
function onRow(box: Box, prints: readonly OwnedPrint[], reach: number): OwnedPrint | undefined {
  let nearest: { print: OwnedPrint; cost: number } | undefined;
  for (const print of prints) {
    const down = Math.abs(centreY(box) - centreY(print.box));
    const gap = Math.max(0, -sharedWidth(box, print.box));
    if (down > 0.6 * Math.max(print.size, Math.min(box.height, 1.4 * print.size)) || gap > reach * print.size) continue;
    const cost = (gap + 2 * down) / print.size;
    if (!nearest || cost < nearest.cost) nearest = { print, cost };
  }
  return nearest?.print;
}

/** All marks that stand in one row with this one. */
function rowOfMarks(mark: SeenMark, seen: readonly SeenMark[]): Box {
  let row = mark.box;
  const beside = seen.filter(
    ({ page, box }) => page === mark.page && sharedHeight(box, mark.box) > 0.5 * Math.min(box.height, mark.box.height),
  );
  for (let grew = true; grew;) {
    const next = around([
      row,
      ...beside.map(({ box }) => box).filter((box) => sharedWidth(row, box) > -3 * mark.box.height),
    ]);
    grew = next.width > row.width;
    row = next;
  }
  return row;
}

function above(row: Box, prints: readonly OwnedPrint[]): OwnedPrint | undefined {
  const higher = prints.filter(({ box, size }) => {
    const gap = row.y - bottom(box);
    return gap > -0.6 * size && gap < BELOW * size && centreY(box) < row.y && sharedWidth(box, row) > -size;
  });
  return higher.sort((a, b) => bottom(b.box) - bottom(a.box) || a.box.x - b.box.x)[0];
}

/** Words that go with heat, and words for meat and fish, in the languages that menus are mostly written in. */
const HEAT =
  /(?<!\p{L})(?:hot(?! (?:dog|chocolate|drink|tea|milk|water))|spic(?:y|ed)|chil+[iey]\p{L}*|piccant\p{L}*|picant\p{L}*|piquant\p{L}*|scharf\p{L}*|pikant\p{L}*|épicé\p{L}*|pittig\p{L}*|'?nduja|diavol\p{L}*|arrabb?iat\p{L}*|jalape[nñ]o\p{L}*|habanero\p{L}*|peperoncin\p{L}*|vindaloo|madras|jalfrezi|naga|phall?|korahi|karahi|szechuan|szechwan|sichuan|hunan|kung pa?o|kum po|sriracha|harissa|kimchi|cayenne|fiery|buffalo)(?!\p{L})/iu;
const MEAT =
  /(?<!\p{L})(?:chicken|beef|lamb|mutton|pork|ham|bacon|veal|duck|turkey|steaks?|sausages?|wings?|meatballs?|cheeseburgers?|hamburgers?|salami|pepperoni|chorizo|prawns?|shrimps?|fish|salmon|tuna|cod|anchov(?:y|ies)|crab|lobster|squid|calamari|mussels|clams|oysters?|gyro|kebab|pollo|manzo|maiale|vitello|agnello|prosciutto|salame|salsiccia|speck|pancetta|guanciale|tonno|salmone|alici|acciughe|gamber\p{L}*|vongole|cozze|polpo|calamar[io]|pesce|poulet|b(?:oe|œ)uf|porc|agneau|veau|jambon|canard|lardons?|saumon|thon|crevettes?|poisson|h(?:ä|ae)hnchen|huhn|rind\p{L}*|schwein\p{L}*|lamm|kalb\p{L}*|schinken|wurst|w(?:ü|ue)rst\p{L}*|lachs|thunfisch|garnelen|fisch|ternera|cerdo|cordero|jam[oó]n|at[uú]n|salm[oó]n|gambas|pescado|frango|carne|porco|presunto|camar[aã]o|peixe|atum|bacalhau|kylling|oksek\p{L}*|svin\p{L}*|skinke|laks|rejer|kip|rundvlees|varken\p{L}*|zalm|tonijn)(?!\p{L})/iu;

/** What is named as meat and is none. */
const MEATLESS =
  /(?<!\p{L})(?:veg\p{L}*|végé\p{L}*|vegg\p{L}*|plant|beyond|impossible|meatless|meat-?free|tofu|seitan|tempeh|soy|soja|jackfruit)(?!\p{L})/iu;

interface MarkKind {
  readonly look: MarkLook;
  /** Those that it stands close to; none where it mostly stands elsewhere. */
  readonly items: readonly ItemDraft[];
  /** How often it stands on the row of a dish, close or not. */
  readonly rows: number;
}

/** Marks that need no legend. Only such as their dishes bear out. */
function selfEvident(
  marks: readonly SeenMark[],
  prints: readonly OwnedPrint[],
  drafts: readonly CategoryDraft[],
): { diet: string; items: readonly ItemDraft[] }[] {
  const dishes = new Dishes(drafts);
  const kinds = kindsOf(marks.filter(({ look }) => inkColour(look).strength > STRONG)).map((kind): MarkKind => {
    const free = kind.filter((mark) => !isFrame(mark, kind));
    const within = (reach: number): (readonly ItemDraft[])[] =>
      free
        .map((mark) => onRow(mark.box, printsBeside(mark, prints), reach)?.items ?? [])
        .filter((items) => items.length > 0);
    const close = within(CLOSE);
    return {
      look: kind[0]!.look,
      items: close.length < CLOSE_SHARE * kind.length ? [] : [...new Set(close.flat())],
      rows: within(BESIDE).length,
    };
  });
  return [...redMarks(kinds, dishes), ...slenderMarks(kinds, dishes), ...greenMarks(kinds, dishes)];
}

/** One chilli and two look different: red marks of one ink are judged together. */
function redMarks(kinds: readonly MarkKind[], dishes: Dishes): { diet: string; items: readonly ItemDraft[] }[] {
  const reds = kinds
    .filter(({ look, items }) => isRed(look) && items.length > 0)
    .sort((a, b) => b.items.length - a.items.length);
  const alike = reds.filter(({ look }) => isLikeInk(look, reds[0]!.look));
  const items = [...new Set(alike.flatMap((kind) => kind.items))];
  if (!dishes.areSomeOf(items)) return [];
  const [hot, elsewhere] = dishes.shares(items, (dish) => dishes.isHot(dish));
  const isChilli =
    alike.some((kind) => elongation(kind.look) > SLENDER && kind.items.length >= LEAST_DISHES) &&
    hot > MORE * elsewhere;
  return isChilli || (hot > FAR_MORE * elsewhere && hot * items.length >= HOT_DISHES) ? [{ diet: 'Spicy', items }] : [];
}

/** Long marks of whatever colour, at dishes that are hot far more often than the others. */
function slenderMarks(kinds: readonly MarkKind[], dishes: Dishes): { diet: string; items: readonly ItemDraft[] }[] {
  return kinds.flatMap(({ look, items }) => {
    if (elongation(look) < LONG || !dishes.areSomeOf(items)) return [];
    const [hot, elsewhere] = dishes.shares(items, (dish) => dishes.isHot(dish));
    return hot > 5 * elsewhere && hot * items.length >= HOT_DISHES ? [{ diet: 'Spicy', items }] : [];
  });
}

/** The only green mark of a menu, when meat is at many dishes and at none of those: it sets apart what is without. */
function greenMarks(kinds: readonly MarkKind[], dishes: Dishes): { diet: string; items: readonly ItemDraft[] }[] {
  const greens = kinds.filter(({ look, rows }) => isGreen(look) && rows >= LEAST_DISHES);
  const [only] = greens;
  if (!only || greens.length > 1 || only.items.length <= LEAST_DISHES || !dishes.areSomeOf(only.items)) return [];
  const [meat, elsewhere] = dishes.shares(only.items, isMeat);
  return meat === 0 && elsewhere > MEAT_ELSEWHERE ? [{ diet: 'Vegetarian', items: only.items }] : [];
}

/** All dishes of a menu, to compare some with the others. */
class Dishes {
  private readonly sectionOf: ReadonlyMap<ItemDraft, string>;

  constructor(drafts: readonly CategoryDraft[]) {
    this.sectionOf = new Map(drafts.flatMap((category) => category.items.map((item) => [item, category.name])));
  }

  /** Whether these are enough to tell, and not nearly all. */
  areSomeOf(items: readonly ItemDraft[]): boolean {
    return items.length >= LEAST_DISHES && items.length < MAX_DISHES * this.sectionOf.size;
  }

  /** The share of these, and of all others, of which something holds. */
  shares(items: readonly ItemDraft[], holds: (dish: ItemDraft) => boolean): [number, number] {
    const some = new Set(items);
    return [
      shareOf(items, holds),
      shareOf(
        [...this.sectionOf.keys()].filter((dish) => !some.has(dish)),
        holds,
      ),
    ];
  }

  /** Whether its own words or its section's name speak of heat. */
  isHot(dish: ItemDraft): boolean {
    return HEAT.test(`${dish.name} ${dish.description} ${this.sectionOf.get(dish) ?? ''}`);
  }
}

/** Whether a mark stands where pages have the same drawing. */
function isFrame({ page, box }: SeenMark, kind: readonly SeenMark[]): boolean {
  return kind.some(
    (other) =>
      other.page !== page && Math.abs(other.box.x - box.x) < SAME_PLACE && Math.abs(other.box.y - box.y) < SAME_PLACE,
  );
}

/** Marks of one look together, in the order they stand. */
function kindsOf(marks: readonly SeenMark[]): SeenMark[][] {
  const kinds: SeenMark[][] = [];
  for (const mark of marks) {
    const kind = kinds.find(([first]) => lookDistance(first!.look, mark.look) < SAME_LOOK[mark.page.source]);
    if (kind) kind.push(mark);
    else kinds.push([mark]);
  }
  return kinds;
}

function isGreen(look: MarkLook): boolean {
  const { hue } = inkColour(look);
  return hue > 80 && hue < 165;
}

function isLikeInk(a: MarkLook, b: MarkLook): boolean {
  const [one, other] = [inkColour(a), inkColour(b)];
  const apart = Math.abs(one.hue - other.hue);
  return Math.min(apart, 360 - apart) < LIKE_HUE && Math.abs(one.strength - other.strength) < LIKE_STRENGTH;
}

function isRed(look: MarkLook): boolean {
  const { hue, lightness } = inkColour(look);
  return (hue > 335 || hue < 22) && lightness > 0.15;
}

const isMeat = (item: ItemDraft): boolean => MEAT.test(`${item.name} ${item.description}`) && !MEATLESS.test(item.name);

function shareOf(items: readonly ItemDraft[], holds: (item: ItemDraft) => boolean): number {
  return items.filter(holds).length / Math.max(1, items.length);
}
