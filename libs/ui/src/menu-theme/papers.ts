import type { ThemeId } from '@chalkboard/contracts';

/** Grounds of a theme in one scheme of colours, "#rrggbb". */
export interface Grounds {
  /** On which a tint of the accent lies. */
  readonly surface: string;
  /**
   * Of paper, surface and sunken the one on which text is hardest to read: the darkest by day, the lightest by night.
   */
  readonly hardest: string;
}

const NIGHT: Grounds = { surface: '#1f2127', hardest: '#1f2127' };

/** Of papers.css so much as the computing of colours needs. */
export const PAPERS: Readonly<Record<ThemeId, { readonly light: Grounds; readonly dark: Grounds }>> = {
  restaurant: { light: { surface: '#ffffff', hardest: '#f4efe8' }, dark: { surface: '#23201c', hardest: '#23201c' } },
  'modern-dark': { light: NIGHT, dark: NIGHT },
  'cafe-warm': { light: { surface: '#fbf5ea', hardest: '#eadbc2' }, dark: { surface: '#2a221c', hardest: '#2a221c' } },
  'pizza-italian': {
    light: { surface: '#ffffff', hardest: '#f6f1e4' },
    dark: { surface: '#242720', hardest: '#242720' },
  },
  'fine-dining': {
    light: { surface: '#ffffff', hardest: '#ece9ef' },
    dark: { surface: '#201d37', hardest: '#201d37' },
  },
  'fast-food': { light: { surface: '#ffffff', hardest: '#f1f1ef' }, dark: { surface: '#202020', hardest: '#202020' } },
};
