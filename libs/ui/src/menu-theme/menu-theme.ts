import { MENU_THEMES, type Menu } from '@chalkboard/contracts';
import type { CSSProperties } from 'react';
import { mixOf, readableOn, textOn } from './readable-colour';

export interface ThemeColours {
  /** "#rrggbb" */
  readonly primary: string;
  /** "#rrggbb" */
  readonly secondary: string;
}

const HEX = /^#[0-9a-f]{6}$/i;
const TEXT = 4.5;
const NOT_TEXT = 3;
/** The grounds on which text stands that are hardest to read on: the sunken one by day, the raised one by night. */
const GROUNDS = { light: '#f4eee6', dark: '#232019' } as const;
/** What is chosen or stands out is tinted with the accent, on the page's surface: how much, and which surface that is. */
const WASHES = { light: { surface: '#ffffff', share: 0.09 }, dark: { surface: '#232019', share: 0.16 } } as const;
/** Under the pointer what is pressed moves away from its text, never towards it. */
const HOVER = 0.12;

/** The colours of a menu's page: the owner's own before the theme's; undefined when neither was chosen. */
export function themeColours({ backgroundTheme, primaryColor, secondaryColor }: Pick<Menu, 'backgroundTheme' | 'primaryColor' | 'secondaryColor'>): ThemeColours | undefined {
  const theme = MENU_THEMES.find(({ id }) => id === backgroundTheme);
  const valid = (colour: string | undefined) => (colour && HEX.test(colour) ? colour : undefined);
  const primary = valid(primaryColor) ?? theme?.primary;
  if (!primary) return undefined;
  return { primary, secondary: valid(secondaryColor) ?? theme?.secondary ?? primary };
}

/** What the root element of a menu's page takes to be in the menu's colours. */
export function pageTheme(menu: Parameters<typeof themeColours>[0]): { readonly className?: string; readonly style?: CSSProperties } {
  const style = themeStyle(themeColours(menu));
  return style ? { className: 'menu-theme', style } : {};
}

/**
 * Custom properties that put two colours over a whole page, for `.menu-theme` of the stylesheet. Whatever could not be
 * read (WCAG AA) is made lighter or darker until it can.
 */
export function themeStyle(colours: ThemeColours | undefined): CSSProperties | undefined {
  if (!colours) return undefined;
  const { primary, secondary } = colours;
  const scheme = (name: keyof typeof GROUNDS) => {
    const ground = GROUNDS[name];
    const accent = readableOn(primary, ground, NOT_TEXT);
    const onAccent = textOn(accent);
    const wash = mixOf(accent, WASHES[name].surface, WASHES[name].share);
    return {
      [`--${name}-accent`]: accent,
      [`--${name}-accent-hover`]: mixOf(onAccent === '#ffffff' ? '#000000' : '#ffffff', accent, HOVER),
      [`--${name}-on-accent`]: onAccent,
      [`--${name}-accent-wash`]: wash,
      [`--${name}-accent-ink`]: readableOn(readableOn(primary, ground, TEXT), wash, TEXT),
      [`--${name}-heading`]: readableOn(secondary, ground, TEXT),
    };
  };
  return { ...scheme('light'), ...scheme('dark'), '--menu-band': secondary, '--menu-on-band': textOn(secondary), '--menu-band-mark': readableOn(primary, secondary, NOT_TEXT) } as CSSProperties;
}

/** What stands in place of a colour on a light page where it could not be read as chosen; nothing for one that is used as it is. */
export function adjustedColours({ primary, secondary }: ThemeColours): Partial<ThemeColours> {
  const shown = { primary: readableOn(primary, GROUNDS.light, NOT_TEXT), secondary: readableOn(secondary, GROUNDS.light, TEXT) };
  return { ...(shown.primary !== primary && { primary: shown.primary }), ...(shown.secondary !== secondary && { secondary: shown.secondary }) };
}

/** Is this pair used as it is, or did something of it have to be made readable? For telling the owner. */
export function isAdjusted(colours: ThemeColours): boolean {
  const { primary, secondary } = colours;
  return Object.keys(adjustedColours(colours)).length > 0 || readableOn(primary, secondary, NOT_TEXT) !== primary;
}
