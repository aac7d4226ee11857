import { DEFAULT_DIRECTORY_SORT, PRODUCT_NAME, type DirectoryPage } from '@chalkboard/contracts';
import { directoryJsonLd } from '@chalkboard/menu-rules/schema-org';
import { pageAddress, type DirectoryView } from '@chalkboard/storefront/directory-filter';
import { directoryTitle } from '@chalkboard/storefront/directory-title';
import { directoryTexts } from '@chalkboard/storefront/texts';
import { firstFonts, OWN_FACES } from './first-fonts';
import {
  canonicalElement,
  fontElements,
  jsonLdElement,
  metaElement,
  openGraph,
  styleElements,
  titleElement,
} from './head-elements';
import { alternateElements, canonicalAddress } from './language-links';

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
  const title = cuisine || state ? directoryTitle(filter) : directoryTexts.title;
  const description = directoryTexts.description({ title: directoryTitle(filter) });
  return [
    titleElement(title),
    metaElement('description', description),
    ...(isOwnPage ? [] : [metaElement('robots', 'noindex, follow')]),
    canonicalElement(canonicalAddress({ url, search: pageSearch })),
    ...(isOwnPage ? alternateElements({ url }) : []),
    ...openGraph({ type: 'website', site_name: PRODUCT_NAME, title, url, description }),
    ...fontElements(firstFonts(css, OWN_FACES)),
    ...styleElements([css]),
    jsonLdElement(directoryJsonLd(page.items, url)),
  ].join('');
}
