import type { Menu, ThemeDesign } from '@chalkboard/contracts';
import { contrast, printedColours, printedDesign, type PrintedColours } from '../../domain/sharing/printed-colours';
import { FAMILIES, type Family } from './fonts';
import type { TextStyle } from './text-lines';

const INK = '#1f1b16';
const QUIET = '#57504a';

/** Of a theme, what all that is drawn of a menu has in common. */
export interface ThemeStyle {
  readonly design: ThemeDesign;
  readonly display: Family;
  readonly text: Family;
  readonly colours: PrintedColours & {
    readonly ink: string;
    readonly quiet: string;
    readonly hairline: string;
    /** Of panels on white paper. */
    readonly tint: string;
    /** A mark on the band: the accent where it can be seen there. */
    readonly onBandAccent: string;
  };
  /** The restaurant's name stands on a band that white is read on. */
  readonly headIsDark: boolean;
  /** How names and headings are set besides their face: the restaurant's, and those of sections. */
  readonly headline: Pick<TextStyle, 'features' | 'spacing'>;
  /** Of the headings of sections. */
  readonly heading: Pick<TextStyle, 'face' | 'colour'>;
}

/** Graphics are told from their ground by WCAG AA. */
const VISIBLE = 3;

/** Small capitals stay the text that they are: it can be searched and copied. */
const HEADLINES: Readonly<Partial<Record<ThemeDesign['header'], ThemeStyle['headline']>>> = {
  'title-page': { features: ['smcp'], spacing: 0.05 },
  banner: { features: ['smcp'], spacing: 0.015 },
};

/** Heads whose texts stand on the band's colour. */
export const ON_BAND: ReadonlySet<ThemeDesign['header']> = new Set(['block', 'banner']);

export function themeStyle(menu: Pick<Menu, 'backgroundTheme' | 'primaryColor' | 'secondaryColor'>): ThemeStyle {
  const design = printedDesign(menu);
  const colours = printedColours(menu);
  const tint = design.base === 'dark' ? '#ffffff' : design.paper;
  const display = FAMILIES[design.display];
  const onBandAccent =
    [menu.primaryColor ?? colours.accent, colours.accent].find(
      (colour) => /^#[0-9a-f]{6}$/i.test(colour) && contrast(colour, colours.band) >= VISIBLE,
    ) ?? colours.onBand;
  return {
    design,
    display,
    text: FAMILIES[design.text],
    colours: { ...colours, ink: INK, quiet: QUIET, hairline: '#d8d0c6', tint, onBandAccent },
    headIsDark: ON_BAND.has(design.header) && colours.onBand === '#ffffff',
    headline: HEADLINES[design.header] ?? {},
    heading: {
      face: design.ornament === 'lozenge' ? display.aside : display.strong,
      colour: design.ornament === 'chevron' ? colours.onBand : colours.heading,
    },
  };
}
