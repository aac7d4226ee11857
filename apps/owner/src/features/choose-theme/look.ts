import type { Menu } from '@chalkboard/contracts';
import { MENU_THEMES, type MenuTheme, type ThemeId } from '@chalkboard/contracts/themes';

/** How a menu looks, as its owner chooses it: every part is there, an empty one is not chosen. */
export interface MenuLook {
  readonly backgroundTheme: ThemeId | '';
  /** "#rrggbb" */
  readonly primaryColor: string;
  readonly secondaryColor: string;
}

export const NO_LOOK: MenuLook = { backgroundTheme: '', primaryColor: '', secondaryColor: '' };

const HEX = /^#[0-9a-f]{6}$/i;
const valid = (colour: string | undefined) => (colour && HEX.test(colour) ? colour.toLowerCase() : undefined);

/** The look of a menu, or of a draft of one; colours that were not chosen are the theme's. */
export function lookOf({
  backgroundTheme,
  primaryColor,
  secondaryColor,
}: Pick<Partial<Menu>, 'backgroundTheme' | 'primaryColor' | 'secondaryColor'>): MenuLook {
  const theme = MENU_THEMES.find(({ id }) => id === backgroundTheme);
  return {
    backgroundTheme: theme?.id ?? '',
    primaryColor: valid(primaryColor) ?? theme?.primary ?? '',
    secondaryColor: valid(secondaryColor) ?? theme?.secondary ?? '',
  };
}

/** A theme as it was made, without colours of one's own. */
export function lookOfTheme({ id, primary, secondary }: MenuTheme): MenuLook {
  return { backgroundTheme: id, primaryColor: primary, secondaryColor: secondary };
}

/** The theme that was chosen; undefined when none was. */
export function themeOf({ backgroundTheme }: MenuLook): MenuTheme | undefined {
  return MENU_THEMES.find(({ id }) => id === backgroundTheme);
}

/** Did the owner put colours of their own on the theme, or choose colours alone? */
export function hasOwnColours(look: MenuLook): boolean {
  const theme = themeOf(look);
  return look.primaryColor !== (theme?.primary ?? '') || look.secondaryColor !== (theme?.secondary ?? '');
}

/** A colour as somebody writes it ("#B45309", "b45309", "#b53"), as "#rrggbb"; undefined when it is none. */
export function colourFrom(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

export function isSameLook(one: MenuLook, other: MenuLook): boolean {
  return (
    one.backgroundTheme === other.backgroundTheme &&
    one.primaryColor === other.primaryColor &&
    one.secondaryColor === other.secondaryColor
  );
}
