import type { ThemeId } from '@chalkboard/contracts';

/** What a theme is written in on its paper, in one scheme of colours, "#rrggbb". */
export interface Inks {
  readonly paper: string;
  readonly ink: string;
  /** Of descriptions and notes. */
  readonly quiet: string;
}

const NIGHT: Inks = { paper: '#15161a', ink: '#f2f1ef', quiet: '#aeaeb6' };

/** Of papers.css what a report needs besides papers.ts; apart from it, since no menu's page carries it. */
export const INKS: Readonly<Record<ThemeId, { readonly light: Inks; readonly dark: Inks }>> = {
  restaurant: {
    light: { paper: '#fbf8f3', ink: '#1f1b16', quiet: '#635b51' },
    dark: { paper: '#1a1713', ink: '#f1ece4', quiet: '#b5aea5' },
  },
  'modern-dark': { light: NIGHT, dark: NIGHT },
  'cafe-warm': {
    light: { paper: '#f3e7d3', ink: '#2b1d12', quiet: '#624f3d' },
    dark: { paper: '#211a15', ink: '#f3eadf', quiet: '#c1b2a2' },
  },
  'pizza-italian': {
    light: { paper: '#fffdf7', ink: '#1e1a14', quiet: '#5f574a' },
    dark: { paper: '#1b1d18', ink: '#f2f0e6', quiet: '#b6b5a6' },
  },
  'fine-dining': {
    light: { paper: '#f7f5f8', ink: '#1d1a26', quiet: '#585266' },
    dark: { paper: '#17152a', ink: '#eeebf6', quiet: '#b3adc9' },
  },
  'fast-food': {
    light: { paper: '#ffffff', ink: '#141414', quiet: '#585855' },
    dark: { paper: '#161616', ink: '#f5f5f2', quiet: '#b4b4ae' },
  },
};
