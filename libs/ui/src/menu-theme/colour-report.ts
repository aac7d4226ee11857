import type { Menu } from '@chalkboard/contracts';
import type { MenuTheme } from '@chalkboard/contracts/themes';
import { INKS } from './inks';
import { isBanded, themeColours, themeOf, themeStyle, type ThemeColours } from './menu-theme';
import { PAPERS } from './papers';
import { contrastOf, nearestColour, textOn } from './readable-colour';

/** What guests see of a menu's colours. */
export type ColourPlace =
  'text' | 'card' | 'quiet' | 'price' | 'heading' | 'band' | 'bandMark' | 'button' | 'buttonEdge' | 'link' | 'focus';

/** By WCAG 2.2: 1.4.3 and 1.4.6 for text, 1.4.11 for what is not text, which knows no AAA. */
export type ReadingLevel = 'fails' | 'AA' | 'AAA';

export type ColourScheme = 'light' | 'dark';

/** Two colours of which one stands on the other. */
export interface ColourPair {
  /** "#rrggbb" */
  readonly ink: string;
  /** "#rrggbb" */
  readonly ground: string;
  /** 1 to 21 */
  readonly ratio: number;
  readonly level: ReadingLevel;
}

export interface ReportedPair {
  readonly place: ColourPlace;
  readonly scheme: ColourScheme;
  readonly isText: boolean;
  /** Which of the owner's two colours decides it; undefined: the theme's own inks do. */
  readonly by?: keyof ThemeColours;
  /** As it would be in the colours that were chosen. */
  readonly chosen: ColourPair;
  /** As the page draws it, which makes colours readable. */
  readonly shown: ColourPair;
}

type Colouring = Pick<Menu, 'backgroundTheme' | 'primaryColor' | 'secondaryColor'>;

const TEXT = { AA: 4.5, AAA: 7 } as const;
const NOT_TEXT_AA = 3;

/** @param ratio 1 to 21 @returns the level that it reaches; it is not rounded up to one */
export function levelOf(ratio: number, isText: boolean): ReadingLevel {
  if (!isText) return ratio >= NOT_TEXT_AA ? 'AA' : 'fails';
  if (ratio < TEXT.AA) return 'fails';
  return ratio >= TEXT.AAA ? 'AAA' : 'AA';
}

/** A contrast in hundredths, as it is written; never rounded up to a level that it does not reach. */
export function figureOf(ratio: number): number {
  const rounded = Math.round(ratio * 100) / 100;
  const lifted = [NOT_TEXT_AA, TEXT.AA, TEXT.AAA].some((least) => ratio < least && rounded >= least);
  return lifted ? Math.floor(ratio * 100) / 100 : rounded;
}

/** The schemes of a theme, first the one by day. A theme of the night has that alone. */
export function schemesOf(backgroundTheme: string | undefined): readonly ColourScheme[] {
  return themeOf(backgroundTheme).design.base === 'dark' ? ['dark'] : ['light', 'dark'];
}

/**
 * Every pair of colours that guests see on a menu's page, in each scheme of its theme. What stands in an owner's colour
 * is measured on the ground of the theme on which it is hardest to read, as the page does when it corrects it.
 */
export function colourReport(menu: Colouring): readonly ReportedPair[] {
  const theme = themeOf(menu.backgroundTheme);
  return reportOn(themeColours(menu) ?? theme, theme);
}

/**
 * The nearest colour that passes in every place where guests see it by day, by lightness alone. At night no one colour
 * would do beside it: the page makes it lighter there.
 * @returns undefined where the chosen one passes, or no lightness of it does
 */
export function passingColour(menu: Colouring, which: keyof ThemeColours): string | undefined {
  const theme = themeOf(menu.backgroundTheme);
  const colours = themeColours(menu) ?? theme;
  const own = colours[which];
  const [day] = schemesOf(theme.id);
  // A label that is black or white by itself, on whatever was chosen, asks nothing of it.
  const grounds = reportOn(colours, theme)
    .filter(({ by, scheme, chosen }) => by === which && scheme === day && chosen.ink === own)
    .map(({ chosen: { ground }, isText }) => ({ ground, isText }));
  const nearest = nearestColour(own, (candidate) =>
    grounds.every(({ ground, isText }) => levelOf(contrastOf(candidate, ground), isText) !== 'fails'),
  );
  return nearest === own ? undefined : nearest;
}

function reportOn(colours: ThemeColours, theme: MenuTheme): readonly ReportedPair[] {
  return schemesOf(theme.id).flatMap((scheme) => pairsIn(scheme, colours, theme));
}

type Inked = readonly [ink: string, ground: string];

function pairsIn(scheme: ColourScheme, colours: ThemeColours, { id, design }: MenuTheme): readonly ReportedPair[] {
  const { primary, secondary } = colours;
  const { paper, ink, quiet } = INKS[id][scheme];
  const { surface, hardest } = PAPERS[id][scheme];
  const style = themeStyle(colours, id) as Record<string, string>;
  const drawn = (name: string) => style[`--${scheme}-${name}`]!;
  const same = (place: ColourPlace, pair: Inked, isText = true) => reported({ place, scheme, isText }, pair, pair);
  const own = (place: ColourPlace, by: keyof ThemeColours, [chosen, shown]: readonly [Inked, Inked], isText = true) =>
    reported({ place, scheme, isText, by }, chosen, shown);
  const onBand: Inked = [textOn(secondary), secondary];
  return [
    same('text', [ink, paper]),
    same('card', [ink, surface]),
    same('quiet', [quiet, paper]),
    id === 'modern-dark'
      ? own('price', 'primary', [
          [primary, hardest],
          [drawn('accent-ink'), hardest],
        ])
      : same('price', [ink, paper]),
    isBanded(design)
      ? own('band', 'secondary', [onBand, onBand])
      : own('heading', 'secondary', [
          [secondary, hardest],
          [drawn('heading'), hardest],
        ]),
    ...(design.header === 'block'
      ? [
          own(
            'bandMark',
            'primary',
            [
              [primary, secondary],
              [style['--menu-band-mark']!, secondary],
            ],
            false,
          ),
        ]
      : []),
    own('button', 'primary', [
      [textOn(primary), primary],
      [drawn('on-accent'), drawn('accent')],
    ]),
    own(
      'buttonEdge',
      'primary',
      [
        [primary, hardest],
        [drawn('accent'), hardest],
      ],
      false,
    ),
    same('link', [ink, paper]),
    same('focus', [ink, paper], false),
  ];
}

function reported(
  about: Pick<ReportedPair, 'place' | 'scheme' | 'isText' | 'by'>,
  chosen: Inked,
  shown: Inked,
): ReportedPair {
  return { ...about, chosen: measured(chosen, about.isText), shown: measured(shown, about.isText) };
}

function measured([ink, ground]: Inked, isText: boolean): ColourPair {
  const ratio = contrastOf(ink, ground);
  return { ink, ground, ratio, level: levelOf(ratio, isText) };
}
