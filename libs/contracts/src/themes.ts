/** Looks that an owner chooses from: colours for the whole of a menu's page, on which an owner may put colours of their own. */
export const THEME_CATEGORIES = ['restaurant', 'cafe', 'fine-dining', 'fast-food'] as const;
export type ThemeCategory = (typeof THEME_CATEGORIES)[number];

export const THEME_IDS = ['restaurant', 'modern-dark', 'cafe-warm', 'pizza-italian', 'fine-dining', 'fast-food'] as const;
export type ThemeId = (typeof THEME_IDS)[number];

export interface MenuTheme {
  readonly id: ThemeId;
  readonly name: string;
  readonly description: string;
  readonly category: ThemeCategory;
  /** "#rrggbb": what is pressed, and marks. */
  readonly primary: string;
  /** "#rrggbb": the band behind the restaurant's name, and headings. */
  readonly secondary: string;
}

export const MENU_THEMES: readonly MenuTheme[] = [
  { id: 'restaurant', name: 'Classic Restaurant', description: 'Red and slate, at home on any table', category: 'restaurant', primary: '#dc2626', secondary: '#1f2937' },
  { id: 'modern-dark', name: 'Modern Dark', description: 'Bright red on near black, for the evening', category: 'fine-dining', primary: '#ef4444', secondary: '#111827' },
  { id: 'cafe-warm', name: 'Cozy Cafe', description: 'Amber and roasted brown, warm like a cup', category: 'cafe', primary: '#d97706', secondary: '#78350f' },
  { id: 'pizza-italian', name: 'Italian Pizzeria', description: 'Tomato red and basil green', category: 'restaurant', primary: '#dc2626', secondary: '#166534' },
  { id: 'fine-dining', name: 'Fine Dining', description: 'Violet on midnight blue, quiet and grand', category: 'fine-dining', primary: '#7c3aed', secondary: '#1e1b4b' },
  { id: 'fast-food', name: 'Quick Service', description: 'Red and mustard, seen from across the street', category: 'fast-food', primary: '#dc2626', secondary: '#ca8a04' },
];

export const DEFAULT_THEME_ID: ThemeId = 'restaurant';
