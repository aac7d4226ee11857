import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Fonts that come with the benchmarks, as package and the weights that are used. */
const PACKAGED = {
  'Abril Fatface': ['abril-fatface', ['400']],
  'Amatic SC': ['amatic-sc', ['700']],
  'Bebas Neue': ['bebas-neue', ['400']],
  Caveat: ['caveat', ['600']],
  'Cormorant Garamond': ['cormorant-garamond', ['500', '500-italic', '700']],
  'Dancing Script': ['dancing-script', ['700']],
  'Great Vibes': ['great-vibes', ['400']],
  'Josefin Sans': ['josefin-sans', ['400', '400-italic', '700']],
  Lora: ['lora', ['400', '400-italic', '700']],
  Montserrat: ['montserrat', ['400', '400-italic', '700']],
  Oswald: ['oswald', ['400', '600']],
  'Playfair Display': ['playfair-display', ['400', '400-italic', '700']],
};

/** Fonts of a menu's text by the name that plans use. @type {Record<string, string>} */
export const TEXT_FACES = {
  lora: '"Lora", serif',
  montserrat: '"Montserrat", sans-serif',
  cormorant: '"Cormorant Garamond", serif',
  josefin: '"Josefin Sans", sans-serif',
  playfair: '"Playfair Display", serif',
  oswald: '"Oswald", sans-serif',
  'liberation-serif': '"Liberation Serif", "Times New Roman", serif',
  'liberation-sans': '"Liberation Sans", Arial, sans-serif',
  dejavu: '"DejaVu Sans", Verdana, sans-serif',
};

/** `@font-face` rules with the fonts inside, so that a page without an address can use them. */
export function fontFaces() {
  return Object.entries(PACKAGED)
    .flatMap(([family, [name, weights]]) =>
      /** @type {string[]} */ (weights).map((weight) => {
        const file = require.resolve(
          `@fontsource/${name}/files/${name}-latin-${weight.replace('-italic', '')}-${weight.endsWith('italic') ? 'italic' : 'normal'}.woff2`,
        );
        const style = weight.endsWith('italic') ? 'italic' : 'normal';
        return `@font-face{font-family:"${family}";font-weight:${parseInt(weight, 10)};font-style:${style};src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`;
      }),
    )
    .join('\n');
}
