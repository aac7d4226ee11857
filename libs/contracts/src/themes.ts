/**
 * Looks that an owner chooses from: colours for the whole of a menu's page, on which an owner may put colours of their
 * own.
 */
export const THEME_CATEGORIES = ['restaurant', 'cafe', 'fine-dining', 'fast-food'] as const;
export type ThemeCategory = (typeof THEME_CATEGORIES)[number];

export const THEME_IDS = [
  'restaurant',
  'modern-dark',
  'cafe-warm',
  'pizza-italian',
  'fine-dining',
  'fast-food',
] as const;
export type ThemeId = (typeof THEME_IDS)[number];

/** Families that themes are set in; each app and the printing bundle the files of those they show. */
export type ThemeFace =
  | 'fraunces'
  | 'inter'
  | 'space-grotesk'
  | 'zilla-slab'
  | 'nunito-sans'
  | 'playfair-display'
  | 'lora'
  | 'cormorant-garamond'
  | 'barlow-condensed'
  | 'barlow';

/**
 * What tells a theme from the others with its colours taken away: the same on the page, on paper and in the pictures
 * that are shared.
 */
export interface ThemeDesign {
  /** Of the restaurant's name and of headings. */
  readonly display: ThemeFace;
  /** Of everything else. */
  readonly text: ThemeFace;
  /** How the restaurant's name stands at the top. */
  readonly header: 'double-rule' | 'block' | 'label' | 'tablecloth' | 'title-page' | 'banner';
  /** What parts one dish from the next. */
  readonly rules: 'hairline' | 'none' | 'dashed' | 'leaders' | 'space' | 'bars';
  /** What stands at a section's heading. */
  readonly ornament: 'lozenge' | 'edge' | 'wave' | 'check' | 'flourish' | 'chevron';
  /** `light`: dark where the reader's system is; `dark`: always. */
  readonly base: 'light' | 'dark';
  /** "#rrggbb": the tint of the paper, of a dark base the night's. */
  readonly paper: string;
}

export interface MenuTheme {
  readonly id: ThemeId;
  readonly name: string;
  readonly description: string;
  readonly category: ThemeCategory;
  /** "#rrggbb": what is pressed, and marks. */
  readonly primary: string;
  /** "#rrggbb": the band behind the restaurant's name, and headings. */
  readonly secondary: string;
  readonly design: ThemeDesign;
}

export const MENU_THEMES: readonly MenuTheme[] = [
  {
    id: 'restaurant',
    name: 'Classic Restaurant',
    description: 'Red and slate, at home on any table',
    category: 'restaurant',
    primary: '#dc2626',
    secondary: '#1f2937',
    design: {
      display: 'fraunces',
      text: 'inter',
      header: 'double-rule',
      rules: 'hairline',
      ornament: 'lozenge',
      base: 'light',
      paper: '#fbf8f3',
    },
  },
  {
    id: 'modern-dark',
    name: 'Modern Dark',
    description: 'Bright red on near black, for the evening',
    category: 'fine-dining',
    primary: '#ef4444',
    secondary: '#111827',
    design: {
      display: 'space-grotesk',
      text: 'inter',
      header: 'block',
      rules: 'none',
      ornament: 'edge',
      base: 'dark',
      paper: '#15161a',
    },
  },
  {
    id: 'cafe-warm',
    name: 'Cozy Cafe',
    description: 'Amber and roasted brown, warm like a cup',
    category: 'cafe',
    primary: '#d97706',
    secondary: '#78350f',
    design: {
      display: 'zilla-slab',
      text: 'nunito-sans',
      header: 'label',
      rules: 'dashed',
      ornament: 'wave',
      base: 'light',
      paper: '#f3e7d3',
    },
  },
  {
    id: 'pizza-italian',
    name: 'Italian Pizzeria',
    description: 'Tomato red and basil green',
    category: 'restaurant',
    primary: '#dc2626',
    secondary: '#166534',
    design: {
      display: 'playfair-display',
      text: 'lora',
      header: 'tablecloth',
      rules: 'leaders',
      ornament: 'check',
      base: 'light',
      paper: '#fffdf7',
    },
  },
  {
    id: 'fine-dining',
    name: 'Fine Dining',
    description: 'Violet on midnight blue, quiet and grand',
    category: 'fine-dining',
    primary: '#7c3aed',
    secondary: '#1e1b4b',
    design: {
      display: 'cormorant-garamond',
      text: 'cormorant-garamond',
      header: 'title-page',
      rules: 'space',
      ornament: 'flourish',
      base: 'light',
      paper: '#f7f5f8',
    },
  },
  {
    id: 'fast-food',
    name: 'Quick Service',
    description: 'Red and mustard, seen from across the street',
    category: 'fast-food',
    primary: '#dc2626',
    secondary: '#ca8a04',
    design: {
      display: 'barlow-condensed',
      text: 'barlow',
      header: 'banner',
      rules: 'bars',
      ornament: 'chevron',
      base: 'light',
      paper: '#ffffff',
    },
  },
];

export const DEFAULT_THEME_ID: ThemeId = 'restaurant';
