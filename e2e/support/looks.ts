import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** What tells the design of a menu's page, without any colour. */
export interface Look {
  /** Of names and of everything else, as the table of themes writes them: "zilla-slab". */
  readonly faces: readonly [display: string, text: string];
  readonly header: string;
  readonly heading: string;
  readonly rules: string;
}

/** Reads the design that the open page of a menu is shown in. */
export function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const one = (selector: string) => document.querySelector(selector)!;
    const of = (selector: string, part?: string) => getComputedStyle(one(selector), part);
    const face = (selector: string) =>
      of(selector)
        .fontFamily.split(',')[0]!
        .replace(/["']| Variable/g, '')
        .toLowerCase()
        .replace(/ /g, '-');
    const letters = ({
      fontSize,
      fontStyle,
      fontWeight,
      letterSpacing,
      textAlign,
      textTransform,
    }: CSSStyleDeclaration) => [
      fontStyle,
      fontWeight,
      (parseFloat(letterSpacing) / parseFloat(fontSize) || 0).toFixed(2),
      textAlign,
      textTransform,
    ];
    const box = (selector: string) => {
      const { backgroundColor, borderStartStartRadius, borderInlineStartWidth, clipPath } = of(selector);
      return [
        borderStartStartRadius,
        borderInlineStartWidth,
        clipPath,
        backgroundColor === 'rgba(0, 0, 0, 0)' ? 'open' : 'filled',
        ...['::before', '::after'].map((part) =>
          of(selector, part).content === 'none' ? 'none' : of(selector, part).height,
        ),
      ];
    };
    const dish = getComputedStyle(document.querySelectorAll('.menu-dish')[2]!);
    const line = /, 0\)$/.test(dish.borderTopColor) ? 'none' : `${dish.borderTopWidth} ${dish.borderTopStyle}`;
    return {
      faces: [face('.menu-name'), face('.menu-dish-text')] as const,
      header: [...letters(of('.menu-name')), ...box('.menu-head')].join(' '),
      heading: [...letters(of('.menu-section-title')), ...box('.menu-section-title')].join(' '),
      rules: [line, dish.paddingTop, of('.menu-leader').display].join(' '),
    };
  });
}

/** The first screen in black, white and grey: what is told by the colours alone is gone. */
export async function withoutColours(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: #000 !important; background-color: #fff !important; } html { filter: grayscale(1); }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return sharp(picture).greyscale().raw().toBuffer();
}

/** The share of pixels that differ clearly, 0 to 1. */
export function difference(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) if (Math.abs(one[at]! - other[at]!) > 64) count += 1;
  return count / one.length;
}
