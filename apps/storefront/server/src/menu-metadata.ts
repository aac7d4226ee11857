import { minorToDecimal, type Menu, type MenuItem } from '@chalkboard/contracts';

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
const stated = (fields: Json): Json => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)));

function offersOf({ priceMinor, uncertain, soldOut, variants = [] }: MenuItem, currency: string): Json[] {
  // A price that is not certain is no offer.
  if (uncertain) return [];
  const availability = soldOut ? 'https://schema.org/SoldOut' : undefined;
  const offer = (minor: number, name?: string) => stated({ '@type': 'Offer', name, price: minorToDecimal(minor, currency).toString(), priceCurrency: currency, availability });
  if (variants.length > 0) return variants.flatMap(({ label, priceMinor: minor }) => (minor === undefined ? [] : [offer(minor, label)]));
  return priceMinor === undefined ? [] : [offer(priceMinor)];
}

/** A menu in schema.org's words. @param url the menu's public address */
export function menuJsonLd(menu: Menu, url: string): Json {
  return stated({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: menu.restaurantName,
    description: menu.restaurantDescription,
    address: menu.restaurantAddress,
    telephone: menu.restaurantPhone,
    url,
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
              description: item.description,
              offers: offersOf(item, menu.currency),
              suitableForDiet: item.dietary?.flatMap((mark) => (DIETS[mark.toLowerCase()] ? [`https://schema.org/${DIETS[mark.toLowerCase()]}`] : [])),
            }),
          ),
        }),
      ),
    },
  });
}

/** One sentence about a menu, for a search result or a shared link. */
export function menuDescription({ restaurantName, restaurantDescription, categories }: Menu): string {
  if (restaurantDescription) return restaurantDescription;
  const sections = categories.slice(0, 4).map(({ name }) => name);
  return sections.length > 0 ? `The menu of ${restaurantName}: ${sections.join(', ')}.` : `The menu of ${restaurantName}.`;
}
