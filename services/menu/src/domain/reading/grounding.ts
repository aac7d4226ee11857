import { allergenLegend } from './allergens';
import { overlap } from './box';
import { dietaryLegend } from './dietary';
import {
  DISPUTED,
  itemOfBoth,
  itemOfModel,
  lettersOf,
  partOfAnother,
  priceOfAnother,
  shownName,
  withDoubt,
  type ItemContext,
  type LocalItem,
} from './grounding-items';
import { piecesWithin, textOfPieces, type PageLines, type Piece } from './grounding-lines';
import type { CheckedItem, CheckedPage, CheckedSection } from './grounding-selection';
import { tidyText } from './item-names';
import type { CategoryReading, ItemReading, MenuReading, SourceRegion } from './menu-reading';
import { regionOf } from './source-region';

/** The name of a section whose items stand under no heading, as the local reading has it. */
const UNNAMED = 'Menu';
/** Two names are of one item when the shorter one shares this part of its pieces. */
const SAME_NAME = 0.5;
/** What each piece that only one of two names has costs the pair. */
const PER_PIECE = 0.001;
/** An item is a part of another when this share of its name is. */
const PART = 0.6;
/** Two regions are the same print when the smaller one lies in the other by this share. */
const SAME_PLACE = 0.5;
/** A heading that only the model selects takes items from other sections when it has this many of them. */
const HEADED = 2;

interface Entry {
  shown: ItemReading;
  readonly local?: ItemReading;
}

/** A category of the menu while pages are joined. */
interface Section {
  readonly category: Omit<CategoryReading, 'items'>;
  readonly entries: Entry[];
}

/**
 * Joins the local reading of a menu with what a model selected on its pages. The local reading is the base: nothing of
 * it is lost, its prices stay, and a selection never makes it more certain. Where the two differ, items are marked.
 */
export function joinReadings(local: MenuReading, pages: readonly CheckedPage[]): MenuReading {
  const sections = local.categories.map(({ items, ...category }): Section => ({
    category,
    entries: items.map((item) => ({ shown: item, local: item })),
  }));
  const printed = pages.flatMap(({ lines }) => lines.lines.map((line) => textOfPieces(line.pieces))).join('\n');
  const legends = { legend: dietaryLegend(printed), allergenLegend: allergenLegend(printed) };
  let { restaurantName } = local;
  for (const page of pages) {
    const joining = new PageJoining(page, sections, legends);
    joining.join();
    restaurantName ??= joining.restaurantName();
  }
  const categories = sections.map(({ category, entries }) => ({
    ...category,
    items: entries.map((entry) => entry.shown),
  }));
  const kept = categories.filter((category) => category.items.length > 0);
  return {
    ...local,
    ...(restaurantName ? { restaurantName } : {}),
    categories: kept,
    prices: countPlaced(local, kept),
  };
}

class PageJoining {
  private readonly locals: ReadonlyMap<Entry, LocalItem>;
  private readonly twins: ReadonlyMap<CheckedItem, Entry>;
  private readonly named: ReadonlyMap<Piece, readonly (readonly [Entry, LocalItem])[]>;
  private readonly owners: ReadonlyMap<Piece, readonly LocalItem[]>;
  /** How many selected items have a piece as their price. */
  private readonly uses = new Map<Piece, number>();

  constructor(
    private readonly page: CheckedPage,
    private readonly sections: Section[],
    private readonly legends: Pick<ItemContext, 'legend' | 'allergenLegend'>,
  ) {
    const entries = sections.flatMap((section) => section.entries);
    this.locals = new Map(entries.flatMap((entry) => (entry.local ? [[entry, locate(entry.local, page.lines)]] : [])));
    this.named = byPiece([...this.locals], ([, local]) => [...local.name]);
    this.owners = byPiece([...this.locals.values()], ({ prices, extras }) => [...prices, ...extras]);
    this.twins = this.findTwins();
    for (const piece of this.items().flatMap(pricePieces)) this.uses.set(piece, (this.uses.get(piece) ?? 0) + 1);
  }

  join(): void {
    for (const selected of this.page.sections) this.joinSection(selected);
    this.markContestedPrices();
    this.markParts();
  }

  restaurantName(): string | undefined {
    const { restaurantName: pieces } = this.page;
    return pieces.length > 0 && !this.isLocal(pieces) ? shownName(pieces, this.legends.legend) : undefined;
  }

  private joinSection({ heading, items }: CheckedSection): void {
    const known = heading.length > 0 ? this.sectionUnder(heading) : undefined;
    const isNew = heading.length > 0 && !known && !this.isLocal(heading);
    const lost = isNew ? this.newSection(heading, items) : undefined;
    let previous: Entry | undefined;
    for (const [index, selected] of items.entries()) {
      const twin = this.twins.get(selected);
      if (twin) {
        twin.shown = itemOfBoth(this.locals.get(twin)!, selected, this.contextOf(twin));
        if ((known && !known.entries.includes(twin)) || lost?.entries.includes(twin))
          twin.shown = inDoubtfulCategory(twin.shown);
        previous = twin;
        continue;
      }
      const entry = { shown: itemOfModel(selected, this.contextOf()) };
      const next = items.slice(index + 1).flatMap((item) => this.twins.get(item) ?? [])[0];
      const home = known ?? lost ?? this.sectionOf(previous ?? next) ?? this.lastSection();
      insert(home, entry, previous, next);
      previous = entry;
    }
    if (lost && lost.entries.length === 0) this.sections.splice(this.sections.indexOf(lost), 1);
  }

  private contextOf(twin?: Entry): ItemContext {
    const own = twin && this.locals.get(twin);
    const isFree: ItemContext['isFree'] = ({ pieces }) =>
      pieces.every((piece) => {
        const isOthers = (this.owners.get(piece) ?? []).some((owner) => owner !== own || owner.extras.has(piece));
        return this.uses.get(piece) === 1 && !isOthers && !this.named.has(piece);
      });
    return { lines: this.page.lines, ...this.legends, isFree };
  }

  private items(): CheckedItem[] {
    return this.page.sections.flatMap((section) => section.items);
  }

  /** Which entries of the menu are the same print as the selected items. */
  private findTwins(): Map<CheckedItem, Entry> {
    const pairs = this.items().flatMap((selected) => {
      const candidates = [...new Set(selected.name.flatMap((piece) => this.named.get(piece) ?? []))];
      return candidates
        .filter(([, { name }]) => sharedPart(selected.name, name) >= SAME_NAME)
        .map(([entry, { name }]) => {
          return {
            selected,
            entry,
            rank: sharedPart(selected.name, name) - PER_PIECE * Math.abs(selected.name.length - name.size),
          };
        });
    });
    const twins = new Map<CheckedItem, Entry>();
    const taken = new Set<Entry>();
    const pair = (selected: CheckedItem, entry: Entry): void => {
      if (twins.has(selected) || taken.has(entry)) return;
      twins.set(selected, entry);
      taken.add(entry);
    };
    for (const { selected, entry } of pairs.sort((a, b) => b.rank - a.rank)) pair(selected, entry);
    // The local reading took a part of the description for the name: the price is the same print.
    for (const selected of this.items()) {
      const owned = [...this.locals].filter(
        ([, local]) => selected.prices.length > 0 && pricePieces(selected).every((piece) => local.prices.has(piece)),
      );
      const [only, ...others] = owned;
      if (only && others.length === 0 && isPartOf(only[1], selected)) pair(selected, only[0]);
    }
    return twins;
  }

  /** A local item is in doubt when the model gives its price to another item, and not to this one. */
  private markContestedPrices(): void {
    const selectedFor = new Map([...this.twins].map(([selected, entry]) => [this.locals.get(entry), selected]));
    const entryOf = new Map([...this.locals].map(([entry, local]) => [local, entry]));
    for (const selected of this.items()) {
      const twin = this.twins.get(selected);
      for (const piece of pricePieces(selected)) {
        const owners = this.owners.get(piece) ?? [];
        // A price that both readings give to this item may be shared with others.
        if (twin && owners.includes(this.locals.get(twin)!)) continue;
        for (const owner of owners) {
          const own = selectedFor.get(owner);
          const entry = entryOf.get(owner)!;
          if (own && pricePieces(own).includes(piece)) continue;
          entry.shown = withDoubt(entry.shown, priceOfAnother(shownName(selected.name, this.legends.legend)));
        }
      }
    }
  }

  /** A local item stays when it stands in the text of another item, and is marked. */
  private markParts(): void {
    const paired = new Set(this.twins.values());
    for (const [entry, local] of this.locals) {
      const whole = paired.has(entry) ? undefined : this.items().find((selected) => isPartOf(local, selected));
      if (whole) entry.shown = withDoubt(entry.shown, partOfAnother(shownName(whole.name, this.legends.legend)));
    }
  }

  private sectionUnder(heading: readonly Piece[]): Section | undefined {
    const name = lettersOf(textOfPieces(heading));
    const isSame = ({ category }: Section): boolean =>
      piecesWithin(category.source, this.page.lines).some((piece) => heading.includes(piece));
    return this.sections.find(isSame) ?? this.sections.findLast(({ category }) => lettersOf(category.name) === name);
  }

  /** Adds a section whose heading the local reading lost, with those of its items that other sections can spare. */
  private newSection(heading: readonly Piece[], items: readonly CheckedItem[]): Section {
    const twins = items.flatMap((item) => this.twins.get(item) ?? []);
    const origin = this.sectionOf(twins[0]);
    const source = regionOf(
      heading.map((piece) => piece.word),
      this.page.lines.page,
    );
    const section: Section = {
      category: { name: tidyText(textOfPieces(heading)), ...(source ? { source } : {}) },
      entries: [],
    };
    this.sections.splice(origin ? this.sections.indexOf(origin) + 1 : this.sections.length, 0, section);
    if (twins.length < HEADED) return section;
    for (const home of this.sections.filter((one) => one !== section)) {
      const leaving = home.entries.filter((entry) => twins.includes(entry));
      // A printed heading keeps an item.
      if (leaving.length === 0 || (home.category.source && leaving.length === home.entries.length)) continue;
      for (const entry of leaving) home.entries.splice(home.entries.indexOf(entry), 1);
      section.entries.push(...leaving);
    }
    return section;
  }

  private sectionOf(entry: Entry | undefined): Section | undefined {
    return entry && this.sections.find((section) => section.entries.includes(entry));
  }

  private lastSection(): Section {
    const isHere = ({ shown }: Entry): boolean => shown.source.name?.page === this.page.lines.page.number;
    const last = this.sections.findLast(({ entries }) => entries.some(isHere)) ?? this.sections.at(-1);
    if (last) return last;
    const section: Section = { category: { name: UNNAMED }, entries: [] };
    this.sections.push(section);
    return section;
  }

  /** Whether the local reading has any of these pieces as the name or a price of an item. */
  private isLocal(pieces: readonly Piece[]): boolean {
    return pieces.some((piece) => this.named.has(piece) || this.owners.has(piece));
  }
}

function locate(item: ItemReading, lines: PageLines): LocalItem {
  const amountsIn = (regions: readonly (SourceRegion | undefined)[]): Set<Piece> => {
    return new Set(
      regions.flatMap((region) => piecesWithin(region, lines)).filter((piece) => piece.amount !== undefined),
    );
  };
  return {
    item,
    name: new Set(piecesWithin(item.source.name, lines)),
    prices: amountsIn(priceRegions(item)),
    extras: amountsIn((item.addOns ?? []).map((addOn) => addOn.source)),
  };
}

/** Where the prices of an item stand: of its sizes each, or all of them. */
function priceRegions({ variants, source }: ItemReading): SourceRegion[] {
  const each = (variants ?? []).flatMap((variant) => variant.source ?? []);
  return each.length === (variants?.length ?? -1) || !source.price ? each : [...each, source.price];
}

const pricePieces = ({ prices }: CheckedItem): Piece[] => prices.flatMap((price) => price.pieces);

function isPartOf({ name }: LocalItem, { name: selected, description }: CheckedItem): boolean {
  const shared = [...name].filter((piece) => selected.includes(piece) || description.includes(piece));
  return name.size > 0 && shared.length >= PART * name.size;
}

/** Share (0 to 1) of the shorter name that both have. */
function sharedPart(selected: readonly Piece[], local: ReadonlySet<Piece>): number {
  return selected.filter((piece) => local.has(piece)).length / Math.min(selected.length, local.size);
}

function byPiece<T>(values: readonly T[], piecesOf: (value: T) => readonly Piece[]): Map<Piece, T[]> {
  const found = new Map<Piece, T[]>();
  for (const value of values)
    for (const piece of piecesOf(value)) found.set(piece, [...(found.get(piece) ?? []), value]);
  return found;
}

function insert({ entries }: Section, entry: Entry, previous: Entry | undefined, next: Entry | undefined): void {
  const [before, after] = [previous, next].map((one) => (one ? entries.indexOf(one) : -1));
  entries.splice(before! >= 0 ? before! + 1 : after! >= 0 ? after! : entries.length, 0, entry);
}

function inDoubtfulCategory(item: ItemReading): ItemReading {
  return { ...item, confidence: { ...item.confidence, category: Math.min(item.confidence.category, DISPUTED) } };
}

/** A price without a place that an item has now is placed. */
function countPlaced({ prices }: MenuReading, categories: readonly CategoryReading[]): MenuReading['prices'] {
  const places = categories.flatMap((category) => category.items.flatMap(priceRegions));
  const isPlaced = (source: SourceRegion): boolean =>
    places.some((place) => place.page === source.page && overlap(place, source) >= SAME_PLACE);
  const unplaced = prices.unplaced.filter(({ source }) => !source || !isPlaced(source));
  return { ...prices, placed: prices.placed + prices.unplaced.length - unplaced.length, unplaced };
}
