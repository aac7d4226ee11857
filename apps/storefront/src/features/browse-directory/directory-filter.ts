import { listDirectoryRoute } from '@chalkboard/contracts/api/menu/directory.routes';
import {
  CUISINES,
  DEFAULT_DIRECTORY_SORT,
  DIRECTORY,
  DIRECTORY_RATINGS,
  DIRECTORY_SORTS,
  DIRECTORY_STATES,
  PRICE_RANGES,
  type Cuisine,
  type DirectoryRating,
  type DirectorySort,
  type DirectoryState,
  type PriceRange,
} from '@chalkboard/contracts/http/directory-choices';

/** What restaurants are looked for by, and how they are sorted. */
export interface DirectoryFilter {
  readonly search: string;
  readonly cuisine?: Cuisine;
  readonly state?: DirectoryState;
  readonly price?: PriceRange;
  readonly rating?: DirectoryRating;
  readonly sort: DirectorySort;
}

/** What of a filter becomes something else; a name without a value: no choice any more. */
export type FilterChange = { readonly [Name in keyof DirectoryFilter]?: DirectoryFilter[Name] | undefined };

/** What the page's address asks for. */
export interface DirectoryView {
  readonly filter: DirectoryFilter;
  /** Begins behind the part before; absent: at the beginning. */
  readonly cursor?: string;
}

export const NO_FILTER: DirectoryFilter = { search: '', sort: DEFAULT_DIRECTORY_SORT };
export const DIRECTORY_PATH = '/restaurant-directory';

function chosen<T extends string | number>(choices: readonly T[], text: string | null): T | undefined {
  return choices.find((choice) => String(choice) === text);
}

/** The filter in an address; unknown values are ignored. */
export function readView(params: URLSearchParams): DirectoryView {
  const [cuisine, state, price, rating] = [
    chosen(CUISINES, params.get('cuisine')),
    chosen(DIRECTORY_STATES, params.get('state')),
    chosen(PRICE_RANGES, params.get('price')),
    chosen(DIRECTORY_RATINGS, params.get('rating')),
  ];
  const cursor = params.get('cursor');
  return {
    filter: {
      search: (params.get('search') ?? '').trim().slice(0, DIRECTORY.searchLetters),
      ...(cuisine && { cuisine }),
      ...(state && { state }),
      ...(price && { price }),
      ...(rating && { rating }),
      sort: chosen(DIRECTORY_SORTS, params.get('sort')) ?? DEFAULT_DIRECTORY_SORT,
    },
    ...(cursor && { cursor }),
  };
}

/** The fields of a query, in one order; empty is what goes without saying. */
export function fieldsOf({ filter: { search, cuisine, state, price, rating, sort }, cursor }: DirectoryView) {
  return { search, cuisine, state, price, rating, sort: sort === DEFAULT_DIRECTORY_SORT ? '' : sort, cursor };
}

/** In one order and without what goes without saying, so that one view has one address. */
export function writeView(view: DirectoryView): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fieldsOf(view))) if (value) params.set(name, String(value));
  return params.toString();
}

/** Does it leave any restaurant out? */
export function isNarrowed({ search, cuisine, state, price, rating }: DirectoryFilter): boolean {
  return search !== '' || [cuisine, state, price, rating].some((choice) => choice !== undefined);
}

export function pageAddress(view: DirectoryView): string {
  const query = writeView(view);
  return query ? `${DIRECTORY_PATH}?${query}` : DIRECTORY_PATH;
}

export function apiAddress(view: DirectoryView): string {
  const query = writeView(view);
  return query ? `${listDirectoryRoute.path}?${query}` : listDirectoryRoute.path;
}
