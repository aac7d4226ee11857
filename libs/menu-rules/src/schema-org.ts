import type { DirectoryEntry } from '@chalkboard/contracts/http/directory';
import { OTHER_CUISINE } from '@chalkboard/contracts/http/directory-choices';
import type { Menu, MenuItem } from '@chalkboard/contracts/http/menu';
import type { MenuPhoto } from '@chalkboard/contracts/http/menu-photos';
import { allergensInWords } from './allergen-words';
import { minorToDecimal } from './currency';
import { logoAddress } from './logo';
import { photoLink } from './photo';
import { openingHoursJsonLd, orderingJsonLd } from './schema-org-order';

/** Marks that schema.org has a word for. */
const DIETS: Readonly<Record<string, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'gluten-free': 'GlutenFreeDiet',
  'gluten free': 'GlutenFreeDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
};

type Json = Readonly<Record<string, unknown>>;

/** Leaves out what is not there. */
const stated = (fields: Json): Json =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );

function offersOf(
  { priceMinor, uncertain, soldOut, variants = [] }: MenuItem,
  { currency, currencyAssumed }: Pick<Menu, 'currency' | 'currencyAssumed'>,
): Json[] {
  // A price that is not certain is no offer.
  if (uncertain || currencyAssumed) return [];
  const offer = (minor: number, isGone: boolean | undefined, name?: string) =>
    stated({
      '@type': 'Offer',
      name,
      price: minorToDecimal(minor, currency).toString(),
      priceCurrency: currency,
      availability: isGone ? 'https://schema.org/SoldOut' : undefined,
    });
  if (variants.length > 0)
    return variants.flatMap(({ label, priceMinor: minor, soldOut: sizeGone }) =>
      minor === undefined ? [] : [offer(minor, soldOut || sizeGone, label)],
    );
  return priceMinor === undefined ? [] : [offer(priceMinor, soldOut)];
}

function imageOf(photo: MenuPhoto | undefined, base: string): Json | undefined {
  return photo && { '@type': 'ImageObject', url: photoLink(photo, base), width: photo.width, height: photo.height };
}

/** schema.org has no word for allergens, so they are told where people and machines read on: in the description. */
function descriptionOf({ description, allergens }: MenuItem): string | undefined {
  const said = allergens && allergensInWords({ contains: allergens.names, mayContain: allergens.mayContain ?? [] });
  return [description, said].filter(Boolean).join(' ') || undefined;
}

/** The restaurant whose main menu a location has. */
function parentOf({ shareId, locationsOf }: Pick<Menu, 'shareId' | 'locationsOf'>, url: string): Json | undefined {
  if (locationsOf === undefined || locationsOf === shareId) return undefined;
  const main = new URL(`/menu/${encodeURIComponent(locationsOf)}`, url).href;
  return { '@type': 'Organization', '@id': main, url: main };
}

/**
 * A menu in schema.org's words, for its page and for its export. @param menu as it is now: with what is sold out now
 * @param url the menu's public address
 */
export function menuJsonLd(menu: Menu, url: string): Json {
  return stated({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: menu.restaurantName,
    description: menu.restaurantDescription,
    address: menu.restaurantAddress,
    telephone: menu.restaurantPhone,
    url,
    parentOrganization: parentOf(menu, url),
    logo: menu.logo && new URL(logoAddress(menu.logo.hash), url).href,
    image: imageOf(menu.cover, url),
    servesCuisine: menu.cuisine === OTHER_CUISINE ? undefined : menu.cuisine,
    openingHoursSpecification: menu.openingHours && openingHoursJsonLd(menu.openingHours),
    ...orderingJsonLd(menu, url),
    hasMenu: {
      '@type': 'Menu',
      url,
      inLanguage: menu.language,
      hasMenuSection: menu.categories.map(({ name, note, items }) =>
        stated({
          '@type': 'MenuSection',
          name,
          description: note,
          hasMenuItem: items.map((item) =>
            stated({
              '@type': 'MenuItem',
              name: item.name,
              description: descriptionOf(item),
              image: imageOf(item.photo, url),
              offers: offersOf(item, menu),
              suitableForDiet: item.dietary?.flatMap((mark) =>
                DIETS[mark.toLowerCase()] ? [`https://schema.org/${DIETS[mark.toLowerCase()]}`] : [],
              ),
            }),
          ),
        }),
      ),
    },
  });
}

/**
 * A part of the directory in schema.org's words. @param url the address of that part, by which those of menus and logos
 * are found
 */
export function directoryJsonLd(entries: readonly DirectoryEntry[], url: string): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    url,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: restaurantOf(entry, url),
    })),
  };
}

function restaurantOf(
  {
    name,
    description,
    cuisine,
    address,
    city,
    state,
    phone,
    website,
    priceRange,
    rating,
    reviewCount,
    menuId,
    logo,
  }: DirectoryEntry,
  base: string,
): Json {
  const menu = new URL(`/menu/${encodeURIComponent(menuId)}`, base).href;
  return stated({
    '@type': 'Restaurant',
    name,
    description,
    url: menu,
    hasMenu: menu,
    sameAs: website,
    address: stated({ '@type': 'PostalAddress', streetAddress: address, addressLocality: city, addressRegion: state }),
    telephone: phone,
    servesCuisine: cuisine === OTHER_CUISINE ? undefined : cuisine,
    priceRange,
    // Without reviews there is no rating to tell.
    aggregateRating: rating === null ? undefined : { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    logo: logo && new URL(logoAddress(logo.hash), base).href,
  });
}
