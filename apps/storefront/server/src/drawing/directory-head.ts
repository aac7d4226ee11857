import {
  DEFAULT_DIRECTORY_SORT,
  directoryJsonLd,
  LANGUAGE_PARAM,
  PRODUCT_NAME,
  UI_LANGUAGES,
  wantedLanguage,
  type DirectoryPage,
} from '@chalkboard/contracts';
import { pageAddress, type DirectoryView } from '@chalkboard/storefront/directory-filter';
import { directoryTitle } from '@chalkboard/storefront/directory-title';
import { directoryTexts } from '@chalkboard/storefront/texts';
import { firstFonts, OWN_FACES } from './first-fonts';
import {
  alternateElement,
  canonicalElement,
  fontElements,
  jsonLdElement,
  metaElement,
  openGraph,
  styleElements,
  titleElement,
} from './head-elements';

interface DirectoryHead {
  readonly view: DirectoryView;
  readonly page: DirectoryPage;
  /** The page's query without "?". */
  readonly search: string;
  readonly publicUrl: string;
  /** Stylesheet of the page. */
  readonly css: string;
}

/**
 * The head of the directory's page. Cuisines and states are pages of their own to a search engine, and so is what comes
 * behind the first part; what somebody looked for or sorted by is not, though what it leads to is followed.
 */
export function directoryHead({ view, page, search: pageSearch, publicUrl, css }: DirectoryHead): string {
  const { filter, cursor } = view;
  const { search, cuisine, state, price, rating, sort } = filter;
  const isOwnPage = search === '' && price === undefined && rating === undefined && sort === DEFAULT_DIRECTORY_SORT;
  const plain = { search: '', ...(cuisine && { cuisine }), ...(state && { state }), sort: DEFAULT_DIRECTORY_SORT };
  const url = publicUrl + pageAddress({ filter: plain, ...(isOwnPage && cursor !== undefined && { cursor }) });
  const asked = wantedLanguage(UI_LANGUAGES, new URLSearchParams(pageSearch).getAll(LANGUAGE_PARAM));
  const inLanguage = (tag: string) => `${url}${url.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${tag}`;
  const title = cuisine || state ? directoryTitle(filter) : directoryTexts.title;
  const description = directoryTexts.description({ title: directoryTitle(filter) });
  return [
    titleElement(title),
    metaElement('description', description),
    ...(isOwnPage ? [] : [metaElement('robots', 'noindex, follow')]),
    canonicalElement(asked === undefined ? url : inLanguage(asked)),
    ...(isOwnPage
      ? [...UI_LANGUAGES.map((tag) => alternateElement(tag, inLanguage(tag))), alternateElement('x-default', url)]
      : []),
    ...openGraph({ type: 'website', site_name: PRODUCT_NAME, title, url, description }),
    ...fontElements(firstFonts(css, OWN_FACES)),
    ...styleElements([css]),
    jsonLdElement(directoryJsonLd(page.items, url)),
  ].join('');
}
