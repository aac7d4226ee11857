import { CUISINES, OTHER_CUISINE, OWN_CUISINES, type Cuisine, type Menu, type OwnCuisine } from '@chalkboard/contracts';
import { CUISINE_WORDS } from './cuisine-words';

type Described = Pick<Menu, 'restaurantName' | 'restaurantDescription' | 'categories' | 'cuisine' | 'backgroundTheme'>;

/** What a word counts by where it stands: a name is chosen for what a restaurant is, a dish is on many menus. */
const WEIGHTS = { name: 6, theme: 6, description: 4, category: 3, dish: 1 } as const;
/** The least that tells a cuisine, so that one plate of pasta is none. */
const ENOUGH = 5;
/** How much more than the next one. */
const AHEAD = 1.25;
/** Where neither name, words nor headings tell: this share of the dishes does. */
const DISH_SHARE = 0.25;

/** A theme that was made for a cuisine. */
const THEMES: Readonly<Record<string, Cuisine>> = { 'pizza-italian': 'Italian' };

const ACCENTS = /\p{Diacritic}/gu;
const folded = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const PATTERNS = CUISINES.map((cuisine) => ({
  cuisine,
  pattern: new RegExp(`(?<![a-z])(?:${CUISINE_WORDS[cuisine].map(escaped).join('|')})(?:s|es)?(?![a-z])`),
}));

/**
 * What its owner says a restaurant's cuisine is; else what its theme, name, description, headings and dishes tell: each
 * that has a cuisine's word counts once for that cuisine, and the one that is well ahead of the others is it. Where
 * none is: `OTHER_CUISINE`.
 */
export function cuisineOf(menu: Described): OwnCuisine {
  const chosen = OWN_CUISINES.find((cuisine) => cuisine === menu.cuisine);
  return chosen ?? statedCuisine(menu) ?? OTHER_CUISINE;
}

function statedCuisine({
  restaurantName,
  restaurantDescription = '',
  categories,
  backgroundTheme = '',
}: Described): Cuisine | undefined {
  const dishes = categories.flatMap(({ items }) => items);
  const scores = PATTERNS.map(({ cuisine, pattern }) => {
    const told = (text: string) => (pattern.test(folded(text)) ? 1 : 0);
    const said =
      told(restaurantName) * WEIGHTS.name +
      told(restaurantDescription) * WEIGHTS.description +
      (THEMES[backgroundTheme] === cuisine ? WEIGHTS.theme : 0) +
      categories.reduce((sum, { name }) => sum + told(name) * WEIGHTS.category, 0);
    const ofDishes = dishes.reduce((sum, { name }) => sum + told(name) * WEIGHTS.dish, 0);
    return { cuisine, score: said > 0 || ofDishes >= dishes.length * DISH_SHARE ? said + ofDishes : 0 };
  }).sort((one, other) => other.score - one.score);
  const [best, next] = scores;
  return best && best.score >= ENOUGH && best.score >= (next?.score ?? 0) * AHEAD ? best.cuisine : undefined;
}
