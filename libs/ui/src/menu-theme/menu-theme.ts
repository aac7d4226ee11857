import type { Menu } from '@chalkboard/contracts';
import { DEFAULT_THEME_ID, MENU_THEMES, type MenuTheme, type ThemeId } from '@chalkboard/contracts/themes';
import type { CSSProperties } from 'react';
import { PAPERS } from './papers';
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
/** What is chosen or stands out is tinted with the accent: by how much. */
const WASH = { light: 0.09, dark: 0.16 } as const;
/** Under the pointer what is pressed moves away from its text, never towards it. */
const HOVER = 0.12;

const DEFAULT_THEME = MENU_THEMES.find(({ id }) => id === DEFAULT_THEME_ID)!;

/** The theme of a menu that has none, or one that is gone, is the default one. */
export function themeOf(id: string | undefined): MenuTheme {
  return MENU_THEMES.find((theme) => theme.id === id) ?? DEFAULT_THEME;
}

/** Does the second colour lie behind the restaurant's name, as a band? */
export function isBanded({ header }: MenuTheme['design']): boolean {
  return header === 'block' || header === 'banner';
}

/** A name of more letters is set smaller, so that it does not push the menu off a phone. */
const LONG_NAME = 24;

export function isLongName(restaurantName: string): boolean {
  return restaurantName.length > LONG_NAME;
}

/** The colours of a menu's page: the owner's own before the theme's; undefined when neither was chosen. */
export function themeColours({
  backgroundTheme,
  primaryColor,
  secondaryColor,
}: Pick<Menu, 'backgroundTheme' | 'primaryColor' | 'secondaryColor'>): ThemeColours | undefined {
  const theme = MENU_THEMES.find(({ id }) => id === backgroundTheme);
  const valid = (colour: string | undefined) => (colour && HEX.test(colour) ? colour : undefined);
  const primary = valid(primaryColor) ?? theme?.primary;
  if (!primary) return undefined;
  return { primary, secondary: valid(secondaryColor) ?? theme?.secondary ?? primary };
}

/**
 * Attributes of the root element of a menu's page, or of a picture of one: everything in it is in the menu's theme and
 * colours.
 */
export interface PageTheme {
  readonly className: string;
  readonly 'data-menu-theme': ThemeId;
  /** A theme of the night is dark for everybody. */
  readonly 'data-scheme'?: 'dark';
  /** The owner's colours, readable on the theme's paper. */
  readonly style: CSSProperties;
}

export function pageTheme(menu: Parameters<typeof themeColours>[0]): PageTheme {
  const theme = themeOf(menu.backgroundTheme);
  return {
    className: 'menu-theme',
    'data-menu-theme': theme.id,
    ...(theme.design.base === 'dark' && { 'data-scheme': 'dark' }),
    style: themeStyle(themeColours(menu) ?? theme, theme.id),
  };
}

/**
 * Custom properties that put two colours over a whole page, for `.menu-theme` of the stylesheet. Whatever could not be
 * read (WCAG AA) on the theme's paper is made lighter or darker until it can.
 */
export function themeStyle({ primary, secondary }: ThemeColours, id: ThemeId): CSSProperties {
  const scheme = (name: 'light' | 'dark') => {
    const { surface, hardest } = PAPERS[id][name];
    const accent = readableOn(primary, hardest, NOT_TEXT);
    const onAccent = textOn(accent);
    const wash = mixOf(accent, surface, WASH[PAPERS[id].light === PAPERS[id].dark ? 'dark' : name]);
    return {
      [`--${name}-accent`]: accent,
      [`--${name}-accent-hover`]: mixOf(onAccent === '#ffffff' ? '#000000' : '#ffffff', accent, HOVER),
      [`--${name}-on-accent`]: onAccent,
      [`--${name}-accent-wash`]: wash,
      [`--${name}-accent-ink`]: readableOn(readableOn(primary, hardest, TEXT), wash, TEXT),
      [`--${name}-heading`]: readableOn(secondary, hardest, TEXT),
    };
  };
  return {
    ...scheme('light'),
    ...scheme('dark'),
    '--menu-band': secondary,
    '--menu-on-band': textOn(secondary),
    '--menu-band-mark': readableOn(primary, secondary, NOT_TEXT),
  } as CSSProperties;
}

/**
 * What stands in place of a colour on the theme's page by day where it could not be read as chosen; nothing for one
 * that is used as it is. A band takes the second colour as it is.
 */
export function adjustedColours(
  { primary, secondary }: ThemeColours,
  themeId: string | undefined,
): Partial<ThemeColours> {
  const { id, design } = themeOf(themeId);
  const { hardest } = PAPERS[id].light;
  const banded = isBanded(design);
  const shown = {
    primary: readableOn(primary, hardest, NOT_TEXT),
    secondary: banded ? secondary : readableOn(secondary, hardest, TEXT),
  };
  return {
    ...(shown.primary !== primary && { primary: shown.primary }),
    ...(shown.secondary !== secondary && { secondary: shown.secondary }),
  };
}

/**
 * Is this pair used as it is on the theme's page, or did something of it have to be made readable? For telling the
 * owner.
 */
export function isAdjusted(colours: ThemeColours, themeId: string | undefined): boolean {
  const { primary, secondary } = colours;
  const markOnBand = themeOf(themeId).design.header === 'block';
  return (
    Object.keys(adjustedColours(colours, themeId)).length > 0 ||
    (markOnBand && readableOn(primary, secondary, NOT_TEXT) !== primary)
  );
}
