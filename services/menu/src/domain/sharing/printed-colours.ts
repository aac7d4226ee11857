import { DEFAULT_THEME_ID, MENU_THEMES, type Menu, type MenuTheme, type ThemeDesign } from '@chalkboard/contracts';

type Rgb = readonly [number, number, number];

/** Colours as "#rrggbb". */
export interface PrintedColours {
  /** Rules and marks; can be read as text on white paper. */
  readonly accent: string;
  /** Names and headings; can be read as text on white paper. */
  readonly heading: string;
  /** The ground of bands and of the preview picture. */
  readonly band: string;
  /** Text on the band. */
  readonly onBand: string;
}

/** Contrast of text by WCAG AA. */
const READABLE = 4.5;
const HEX = /^#[0-9a-f]{6}$/i;

/**
 * The colours of a menu on paper: the owner's own before the theme's, darkened where text in them could not be read on
 * white.
 */
export function printedColours({
  backgroundTheme,
  primaryColor,
  secondaryColor,
}: Pick<Menu, 'backgroundTheme' | 'primaryColor' | 'secondaryColor'>): PrintedColours {
  const chosen = themeCalled(backgroundTheme);
  const theme = chosen ?? themeCalled(DEFAULT_THEME_ID)!;
  const valid = (colour: string | undefined) => (colour && HEX.test(colour) ? colour : undefined);
  const primary = valid(primaryColor) ?? theme.primary;
  const band = valid(secondaryColor) ?? (chosen || !valid(primaryColor) ? theme.secondary : primary);
  return {
    accent: darkened(primary),
    heading: darkened(band),
    band,
    onBand: contrast(band, '#ffffff') >= contrast(band, '#000000') ? '#ffffff' : '#000000',
  };
}

/** How a menu is designed on paper and in pictures: as on its page. */
export function printedDesign({ backgroundTheme }: Pick<Menu, 'backgroundTheme'>): ThemeDesign {
  return (themeCalled(backgroundTheme) ?? themeCalled(DEFAULT_THEME_ID)!).design;
}

function themeCalled(id: string | undefined): MenuTheme | undefined {
  return MENU_THEMES.find((theme) => theme.id === id);
}

/** Contrast of two colours by WCAG 2: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour itself, or as little darker as it takes to be read on white; its hue stays. */
function darkened(colour: string): string {
  const rgb = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;
  for (let share = 100; share > 0; share -= 2) {
    const darker = `#${rgb
      .map((part) =>
        Math.round((part * share) / 100)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (contrast(darker, '#ffffff') >= READABLE) return darker;
  }
  return '#000000';
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
