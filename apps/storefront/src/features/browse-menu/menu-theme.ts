import type { CSSProperties } from 'react';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The restaurant's primary colour as the page's accent. Text on it is black or white, whichever can be read; text in
 * the accent's colour becomes plain ink, since a brand's colour promises no contrast with paper.
 * @param primaryColor "#rrggbb"; anything else leaves the product's own accent
 */
export function menuTheme(primaryColor: string | undefined): CSSProperties | undefined {
  if (!primaryColor || !/^#[0-9a-f]{6}$/i.test(primaryColor)) return undefined;
  const light = luminance(primaryColor);
  const onAccent = 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#fff' : '#000';
  return {
    '--color-accent': primaryColor,
    '--color-accent-hover': `color-mix(in oklab, ${primaryColor} 88%, ${onAccent === '#fff' ? '#000' : '#fff'})`,
    '--color-on-accent': onAccent,
    '--color-accent-ink': 'var(--color-ink)',
  } as CSSProperties;
}
