import {
  LANGUAGE_PARAM,
  MENU_THEMES,
  menuInLanguage,
  menuJsonLd,
  PRODUCT_NAME,
  UI_LANGUAGES,
  wantedLanguage,
  type Menu,
  type ThemeFace,
} from '@chalkboard/contracts';
import { pageTheme, rootStylesheet } from '@chalkboard/storefront/first-view';
import { languageShown } from '@chalkboard/storefront/language';
import { texts } from '@chalkboard/storefront/texts';
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
import { menuDescription } from './menu-metadata';
import { sharedPicture } from './shared-picture';

interface PageHead {
  readonly menu: Menu | undefined;
  readonly shareId: string;
  /** The page's query without "?". */
  readonly search: string;
  /** BCP 47 tags, the most wanted first. */
  readonly languages: readonly string[];
  readonly publicUrl: string;
  /** Stylesheet of the page. */
  readonly css: string;
}

/** The head of a menu's page, in the language of its view; of Menu Not Found when there is none. */
export function pageHead({ menu, shareId, search, languages, publicUrl, css }: PageHead): string {
  if (!menu)
    return [titleElement(texts.missing.title), metaElement('robots', 'noindex'), ...styleElements([css])].join('');
  const url = `${publicUrl}/menu/${encodeURIComponent(shareId)}`;
  const shown = menuInLanguage(menu, languageShown(menu, { search, wanted: languages }));
  const description = menuDescription(shown);
  const canonical = canonicalOf(menu, url, search);
  return [
    titleElement(menu.restaurantName),
    metaElement('description', description),
    canonicalElement(canonical),
    ...alternates(menu, url),
    ...openGraph({
      type: 'restaurant.menu',
      site_name: PRODUCT_NAME,
      title: menu.restaurantName,
      url: canonical,
      ...sharedPicture(menu, publicUrl),
      description,
    }),
    metaElement('twitter:card', 'summary_large_image'),
    ...fontElements(firstFonts(css, facesOf(menu))),
    ...styleElements([css, rootStylesheet(pageTheme(menu))]),
    jsonLdElement(menuJsonLd(shown, url)),
  ].join('');
}

/** What its theme sets it in. */
function facesOf({ backgroundTheme }: Menu): readonly ThemeFace[] {
  const design = MENU_THEMES.find(({ id }) => id === backgroundTheme)?.design;
  return design ? [design.display, design.text] : OWN_FACES;
}

/**
 * Where this view has its home: that of a language where it is asked for, which is what `alternates` says of it; else
 * that without one, where each reader finds their own.
 */
function canonicalOf(menu: Menu, url: string, search: string): string {
  const asked = wantedLanguage(languagesOf(menu), new URLSearchParams(search).getAll(LANGUAGE_PARAM));
  return asked === undefined ? url : inLanguage(url, asked);
}

/** Where the page is in each language: of the menu, and of the words around it. */
function alternates(menu: Menu, url: string): string[] {
  return [
    ...languagesOf(menu).map((tag) => alternateElement(tag, inLanguage(url, tag))),
    alternateElement('x-default', url),
  ];
}

function languagesOf({ language, translation }: Menu): string[] {
  return [...new Set([language, ...(translation ? [translation.language] : []), ...UI_LANGUAGES])];
}

function inLanguage(url: string, tag: string): string {
  return `${url}?${LANGUAGE_PARAM}=${encodeURIComponent(tag)}`;
}
