import { MENU_THEMES, PRODUCT_NAME, type Menu, type ThemeFace } from '@chalkboard/contracts';
import { menuInLanguage } from '@chalkboard/menu-rules/menu-texts';
import { menuJsonLd } from '@chalkboard/menu-rules/schema-org';
import { pageTheme, rootStylesheet } from '@chalkboard/storefront/first-view';
import { languageShown } from '@chalkboard/storefront/language';
import { texts } from '@chalkboard/storefront/texts';
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
  const { language, translation } = menu;
  const inLanguages = { url, languages: [language, ...(translation ? [translation.language] : [])], search };
  const canonical = canonicalAddress(inLanguages);
  return [
    titleElement(menu.restaurantName),
    metaElement('description', description),
    canonicalElement(canonical),
    ...alternateElements(inLanguages),
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
