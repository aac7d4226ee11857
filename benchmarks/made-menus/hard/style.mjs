import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iconFont } from './icon-font.mjs';

const require = createRequire(import.meta.url);

/** Family, package and weights. @type {Record<string, [string, string, string[]]>} */
const PACKAGED = {
  lora: ['Lora', 'lora', ['400', '400-italic', '700']],
  montserrat: ['Montserrat', 'montserrat', ['400', '400-italic', '700']],
  cormorant: ['Cormorant Garamond', 'cormorant-garamond', ['500', '500-italic', '700']],
  josefin: ['Josefin Sans', 'josefin-sans', ['400', '400-italic', '700']],
  playfair: ['Playfair Display', 'playfair-display', ['400', '400-italic', '700']],
  oswald: ['Oswald', 'oswald', ['400', '600']],
  bebas: ['Bebas Neue', 'bebas-neue', ['400']],
  amatic: ['Amatic SC', 'amatic-sc', ['700']],
  caveat: ['Caveat', 'caveat', ['600']],
  vibes: ['Great Vibes', 'great-vibes', ['400']],
  abril: ['Abril Fatface', 'abril-fatface', ['400']],
  dancing: ['Dancing Script', 'dancing-script', ['700']],
};
/** @type {Record<string, string>} */
const SYSTEM = {
  'dejavu-serif': '"DejaVu Serif",serif',
  dejavu: '"DejaVu Sans",sans-serif',
  'dejavu-condensed': '"DejaVu Sans Condensed","DejaVu Sans",sans-serif',
};
const LATIN_EXT = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0';

/** @param {string} face */
const familyOf = (face) => SYSTEM[face] ?? `"${PACKAGED[face]?.[0]}","DejaVu Sans"`;

/** @type {Map<string, string>} */
const faces = new Map();
/** `@font-face` rules of some faces. @param {readonly string[]} wanted */
function fontFaces(wanted) {
  return wanted
    .map((face) => {
      const [family = '', name = '', weights = []] = PACKAGED[face] ?? [];
      if (!faces.has(face)) {
        faces.set(
          face,
          weights
            .flatMap((weight) =>
              ['latin', 'latin-ext'].map((range) => {
                const cut = weight.endsWith('italic') ? 'italic' : 'normal';
                const file = require.resolve(
                  `@fontsource/${name}/files/${name}-${range}-${weight.replace('-italic', '')}-${cut}.woff2`,
                );
                return `@font-face{font-family:"${family}";font-weight:${parseInt(weight, 10)};font-style:${cut};${range === 'latin' ? '' : `unicode-range:${LATIN_EXT};`}src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`;
              }),
            )
            .join(''),
        );
      }
      return faces.get(face);
    })
    .join('');
}
const ICONS = `@font-face{font-family:MenuIcons;src:url(data:font/ttf;base64,${iconFont().toString('base64')})}`;

/** Paper, ink and accents. @type {Record<string, [string[], string[], string[]]>} */
const PAPERS = {
  white: [
    ['#ffffff'],
    ['#111111', '#2b2b2b', '#333a44'],
    ['#8a1f1f', '#1f4d3a', '#111111', '#b8651b', '#1e63b5', '#c2185b'],
  ],
  cream: [
    ['#f8f1df', '#fbf6ea', '#ddd2bb'],
    ['#2a2118', '#1c1c1c', '#7a4434'],
    ['#7b2d1e', '#3c5a2c', '#6a6520'],
  ],
  dark: [
    ['#24282d', '#2c3338', '#1d2a26'],
    ['#f2ede2', '#ffffff'],
    ['#e0b45c', '#8fbf6a', '#f2ede2', '#d98b6a'],
  ],
  grey: [['#e6e4e0', '#cfd2d4'], ['#222222'], ['#22384f', '#222222', '#8b1a1a']],
  tinted: [
    ['#e3ecd9', '#dde7ee', '#fbe3e3'],
    ['#1c2620', '#20242b'],
    ['#2c5140', '#7a2f2f'],
  ],
  kraft: [['#c9a67a'], ['#221a10'], ['#221a10', '#5a1d14', '#ffffff']],
  black: [
    ['#000000', '#0c0c0c'],
    ['#ffffff', '#e9dcc0'],
    ['#d4af37', '#ff6b3d', '#ffffff'],
  ],
  red: [
    ['#7c1620', '#8c1c13'],
    ['#ffffff', '#fbeadb'],
    ['#ffd27a', '#ffffff'],
  ],
  teal: [['#0f3d44', '#124b4a'], ['#f3f6f4'], ['#f2c14e', '#f3f6f4']],
};
/** Styles of headings; `A` is the accent, `P` the paper. @type {Record<string, string>} */
const HEADINGS = {
  script: 'font:400 2.2em/1.1 "Great Vibes";color:A',
  bar: 'background:A;color:P;padding:.2em .6em;font-weight:700;font-size:1.15em;text-transform:uppercase',
  'small-caps': 'font-variant:small-caps;font-size:1.5em;font-weight:700;letter-spacing:.03em',
  'letter-spaced': 'text-transform:uppercase;letter-spacing:.35em;font-size:1.1em',
  'very-spaced': 'text-transform:uppercase;letter-spacing:.7em;font-size:.95em;font-weight:700',
  underlined: 'font-weight:700;font-size:1.4em;text-decoration:underline',
  condensed: 'font:400 2em/1.05 "Bebas Neue";color:A',
  italic: 'font-style:italic;font-size:1.5em',
  'between-rules':
    'border-top:1px solid A;border-bottom:1px solid A;text-align:center;text-transform:uppercase;letter-spacing:.12em;padding:.25em 0',
  boxed:
    'border:2px solid A;display:inline-block;padding:.1em .7em;font-weight:700;font-size:1.2em;text-transform:uppercase',
  coloured: 'color:A;font-weight:700;font-size:1.5em',
  hand: 'font:700 2em/1 "Amatic SC";color:A',
  decorative: 'font:400 1.7em/1.1 "Abril Fatface"',
  'plain-bold': 'font-weight:700',
  'tiny-caps': 'text-transform:uppercase;font-size:.85em;letter-spacing:.15em;color:A',
  right: 'text-align:right;font-weight:700;font-size:1.3em;border-bottom:2px solid A',
  'double-rule': 'border:3px double A;text-align:center;padding:.25em;text-transform:uppercase;letter-spacing:.2em',
  'lower-case': 'text-transform:lowercase;font-size:1.7em;color:A',
};
/** @type {Record<string, string>} */
const NAMES = {
  bold: 'font-weight:700',
  caps: 'text-transform:uppercase',
  'caps-bold': 'text-transform:uppercase;font-weight:700',
  'small-caps': 'font-variant:small-caps;font-size:1.12em',
  italic: 'font-style:italic',
  plain: '',
  'caps-spaced': 'text-transform:uppercase;letter-spacing:.14em;font-size:.95em',
  'wide-spaced': 'text-transform:uppercase;letter-spacing:.3em;font-size:.9em',
  condensed: 'font-family:Oswald;font-weight:400',
  large: 'font-size:1.25em',
  script: 'font-family:"Dancing Script";font-size:1.2em;font-weight:700',
  accent: 'color:A;font-weight:700',
};
/** @type {Record<string, string>} */
const DESCRIPTIONS = {
  plain: 'font-size:.9em',
  italic: 'font-style:italic;font-size:.92em',
  light: 'font-size:.88em;opacity:.72',
  small: 'font-size:.74em',
  caps: 'text-transform:uppercase;font-size:.72em;letter-spacing:.05em',
  accent: 'color:A;font-size:.88em',
  brackets: 'font-size:.85em',
  tight: 'font-size:.85em;line-height:1.02;margin-top:-.1em',
};
/** @type {Record<string, string>} */
const LOOKS = {
  plain: '',
  bold: 'font-weight:700',
  accent: 'color:A;font-weight:700',
  large: 'font-size:1.2em',
  small: 'font-size:.8em',
  'other-face': 'font-family:Oswald',
  italic: 'font-style:italic',
};
const TITLES = [
  'font:400 3.4em/1.1 "Great Vibes"',
  'font:400 3.2em/1 "Bebas Neue"',
  'font:400 2.6em/1.1 "Abril Fatface"',
  'font:700 2.8em/1 "Dancing Script"',
  'font-size:2.2em;letter-spacing:.3em;text-transform:uppercase',
  'font:700 2.6em/1.1 "Playfair Display"',
  'font-size:1.9em;font-weight:700',
];

/** Sheets in CSS px: upright A4 and letter, landscape, tall. @type {Record<string, [number, number][]>} */
const SHEETS = {
  one: [
    [794, 1123],
    [559, 794],
    [816, 1056],
  ],
  'one-wide': [
    [794, 1123],
    [816, 1056],
  ],
  narrow: [
    [400, 1000],
    [420, 900],
  ],
  tall: [
    [560, 1500],
    [500, 1400],
  ],
  four: [
    [1123, 794],
    [1400, 1000],
    [1056, 816],
  ],
  'flow-4': [
    [1123, 794],
    [1200, 1700],
    [1400, 1000],
  ],
  trifold: [
    [1123, 794],
    [1056, 816],
  ],
  'three-beside': [
    [1123, 794],
    [1250, 850],
  ],
  'side-by-side': [
    [1123, 794],
    [794, 1123],
    [1056, 816],
  ],
  'cover-left': [
    [1123, 794],
    [1056, 594],
  ],
  three: [
    [1123, 794],
    [794, 1123],
    [1000, 1300],
  ],
  'three-unequal': [
    [1123, 794],
    [900, 1200],
    [1056, 1300],
  ],
};

/**
 * @param {import('./plans.mjs').HardPlan} plan @param {import('../random.mjs').Random} random
 * @returns {{ css: string, width: number, height: number, background: string }} the sheet in CSS px, its paper's colour
 */
export function hardStyle(plan, random) {
  const [width, height] = random.pick(
    SHEETS[plan.layout] ?? [
      [794, 1123],
      [816, 1056],
      [794, 1123],
    ],
  );
  const [papers, inks, accents] = /** @type {[string[], string[], string[]]} */ (PAPERS[plan.paper]);
  const [paper, ink] = [random.pick(papers), random.pick(inks)];
  const used = new Set(/** @type {string[]} */ ([]));
  const parts = plan.styles.map((style, at) => {
    // Parts of their own paper stand beside each other; every part after the first may have another one.
    const [its, inksOf, accentsOf] =
      at > 0 && random.chance(0.6)
        ? /** @type {[string[], string[], string[]]} */ (PAPERS[random.pick(Object.keys(PAPERS))])
        : [[paper], [ink], accents];
    const colours = { paper: random.pick(its), ink: random.pick(inksOf), accent: random.pick(accentsOf) };
    return partCss(`.s${at}`, style, colours, random, used);
  });
  const own = parts.join('\n');
  const title = random.pick(TITLES);
  const accent = random.pick(accents);
  for (const [face, [family]] of Object.entries(PACKAGED))
    if (own.includes(family) || title.includes(family)) used.add(face);
  if (plan.styles.some(({ priceLook, name }) => priceLook === 'other-face' || name === 'condensed')) used.add('oswald');
  const padding = [random.whole(18, 62), random.whole(18, 66)];
  const css = `${fontFaces([...used])}${ICONS}
*{box-sizing:border-box;margin:0;padding:0}
body{background:${paper};-webkit-print-color-adjust:exact;print-color-adjust:exact}
.page{position:relative;width:${width}px;padding:${padding[0]}px ${padding[1]}px;background:${paper};display:flex;flex-direction:column;break-after:page;overflow:hidden;${random.chance(0.2) ? `outline:2px solid ${accent};outline-offset:-14px;` : ''}}
.page:last-child{break-after:auto}
.body{flex:1 0 auto;display:flex;flex-direction:column}
.letterhead,.running{text-align:${random.pick(['center', 'center', 'left', 'right'])};margin-bottom:1.2em}
.running{font-size:.85em;letter-spacing:.1em;border-bottom:1px solid ${accent};padding-bottom:.3em}
.letterhead p{font-size:.9em}
.title{${title};color:${accent}}
.title.part{font-size:1.9em;text-align:center;margin-bottom:.5em}
.columns{display:grid;column-gap:${random.whole(14, 46)}px;margin-bottom:1em}
.columns:only-child{flex:1 0 auto}
.column{${random.chance(0.25) ? 'display:flex;flex-direction:column;justify-content:space-between;' : ''}}
.flow{column-gap:${random.whole(12, 40)}px;${random.chance(0.4) ? `column-rule:1px solid ${accent};` : ''}}
.panels{column-gap:0}.panels .column{padding:0 1.4em;${random.chance(0.5) ? `border-left:1px solid ${accent}` : ''}}.panels .column:first-child{padding-left:0;border:0}.panels .column:last-child{padding-right:0}
.band{${random.chance(0.5) ? `border-bottom:2px solid ${accent};padding-bottom:.8em` : ''}}
.beside{column-gap:0}.beside .menu{padding:1.1em}
.covered{flex:1 0 auto}.cover{background:${accent};color:${paper};padding:2em 1.2em;text-align:center}.cover .title{color:inherit;font-size:2em}.cover p{margin:.4em 0}
.frame{padding:.8em .9em;margin-bottom:1em;${random.pick([`border:1.5px solid ${accent}`, `border:4px double ${accent}`, `border:1px solid ${accent};border-radius:10px`, `box-shadow:5px 5px 0 ${accent};border:2px solid ${accent}`])}}
.rail{background:${accent};color:${paper};display:flex;align-items:center;justify-content:center}.rail .turned{font-size:2em;letter-spacing:.15em}
.turned{writing-mode:vertical-rl;${random.chance(0.7) ? 'transform:rotate(180deg);' : ''}white-space:nowrap}
.with-rotated{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:.8em;align-items:center}
.with-beside{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;column-gap:.6em}
.beside-price{border:2px solid ${accent};border-radius:50%;padding:1em .7em;font-weight:700;max-width:7em;text-align:center;${random.chance(0.4) ? 'transform:rotate(-6deg)' : ''}}
.watermark{position:absolute;inset:0;display:flex;align-items:center;justify-content:center;font-size:4.5em;opacity:.07;transform:rotate(-30deg);white-space:nowrap}
.foot{margin-top:auto;padding-top:1em;font-size:.74em;text-align:${random.pick(['center', 'left'])};line-height:1.4}
.head,.item,p{overflow-wrap:break-word}
.page-number{text-align:${random.pick(['center', 'right'])}}
.photo{margin:.5em 0 .9em;text-align:center}
.stamp{display:inline-block;transform:rotate(${random.pick(['-12', '-8', '10'])}deg);border:2px solid ${accent};border-radius:1em;padding:.5em .9em;margin:.8em;font-weight:700;color:${accent};max-width:11em;text-align:center}
.house{font-size:.9em;margin-bottom:1.2em;${random.chance(0.4) ? 'font-style:italic;' : ''}${random.chance(0.4) ? 'text-align:center;' : random.chance(0.3) ? 'text-align:justify;' : ''}}
.contact{font-size:.88em;margin-bottom:1.2em;${random.chance(0.6) ? 'text-align:center;' : ''}}
.house.boxed,.contact.boxed,section.boxed{border:1.5px solid ${accent};padding:.7em .8em}
section.filled{border:0;background:${accent}22}
.between{font-size:.85em;${random.chance(0.6) ? 'font-style:italic;' : 'font-weight:700;'}margin:.3em 0 .7em;${random.chance(0.3) ? `color:${accent}` : ''}}
table{width:100%;border-collapse:collapse}
th{font-weight:${random.pick(['400', '700'])};font-size:.8em;text-align:right;padding-left:.7em;white-space:nowrap}
td{vertical-align:${random.pick(['top', 'baseline', 'bottom'])};text-align:right;padding-left:.7em;white-space:nowrap;padding-bottom:.35em}
td.what{text-align:left;white-space:normal;padding-left:0;overflow-wrap:break-word}td.far{white-space:normal}.mirror td{width:${random.pick(['42%', '45%'])}}.mirror td.between-price{text-align:center;width:auto;vertical-align:${random.pick(['top', 'middle'])}}
.pairs td.what:nth-child(3){padding-left:1.4em}
.cells{display:grid;gap:.9em 1.1em}
.icons{font-family:MenuIcons;font-weight:400;font-style:normal;text-transform:none;letter-spacing:.1em;font-variant:normal}
sup{font-size:.62em;vertical-align:super;line-height:0}
${own}`;
  return { css, width, height, background: paper };
}

/**
 * @param {string} scope @param {import('./plans.mjs').Style} style @param {{ paper: string, ink: string, accent: string
 * }} colours @param {import('../random.mjs').Random} random @param {Set<string>} used
 */
function partCss(scope, style, { paper, ink, accent }, random, used) {
  for (const face of [style.face, style.headFace]) if (PACKAGED[face]) used.add(face);
  const fill = (/** @type {string | undefined} */ css) =>
    (css ?? '').replaceAll(/\bA\b/g, accent).replaceAll(/\bP\b/g, paper);
  const gap = random.between(0.25, 0.95).toFixed(2);
  const rule = random.chance(0.12)
    ? `border-bottom:1px ${random.pick(['solid', 'dotted'])} ${accent}66;padding-bottom:.25em;`
    : '';
  const narrowName = random.chance(0.35) ? 'max-width:62%' : 'max-width:84%';
  const spans = [
    '.name',
    '.naming',
    '.price',
    '.pw',
    '.description',
    '.second',
    '.mark',
    '.qualifier',
    '.portion',
    '.vintage',
    '.allergens',
    '.badge',
    '.number',
    '.add-on',
    '.day',
    '.note',
    '.note-beside',
    '.head-second',
    '.tag',
  ];
  // Parts stand inside the page, which has the first part's style: nothing of that may be left.
  const reset =
    scope === '.s0'
      ? ''
      : `${scope} :is(${spans.join(',')}){all:unset}${scope} p:is(${spans.join(',')}){display:block}${scope} h2,${scope} h3{all:unset;display:block}${scope} .set,${scope} .item,${scope} .course{all:unset;display:block}`;
  return `${reset}
${scope}{color:${ink};font-family:${familyOf(style.face)};line-height:${random.between(1.15, 1.45).toFixed(2)};font-weight:${style.face === 'cormorant' ? 500 : 400}}
.menu${scope},.frame${scope}{background:${paper}}
${scope}{text-align:${style.centred ? 'center' : 'left'}}
section${scope}{margin-bottom:${random.between(0.8, 1.9).toFixed(2)}em}
${scope} .head{margin-bottom:.5em;break-after:avoid;${style.centred || random.chance(0.25) ? 'text-align:center;' : ''}}
${scope} h2,${scope} h3{font-weight:400;font-family:${familyOf(style.headFace)};${fill(HEADINGS[style.heading])}}
${scope} h3{font-size:1.05em;background:none;border:0;color:${ink};padding:0;${random.pick(['font-weight:700', 'font-style:italic', 'letter-spacing:.1em;text-transform:uppercase'])}}
${scope} .head-second{font-style:italic;font-size:.8em;letter-spacing:0;text-transform:none}
${scope} .note,${scope} .note-beside{font-size:.82em;font-style:${random.pick(['italic', 'normal'])};letter-spacing:0;text-transform:none;font-weight:400}
${scope} .item{margin-bottom:${gap}em;break-inside:avoid;${rule}}
${scope} .name{${fill(NAMES[style.name])}}
${scope} .naming{${['right', 'leaders', 'dotted', 'loose', 'tag'].includes(style.price) ? narrowName : ''}}
${scope} .row{display:flex;gap:.5em}${scope} .row.a-first{align-items:baseline}${scope} .row.a-last{align-items:last baseline}${scope} .row.a-middle{align-items:center}
${scope} .row>.price,${scope} .row>.tag{margin-left:auto;text-align:right;white-space:nowrap}
${scope} .row>.description{flex:1}
${scope} .choice{${random.chance(0.5) ? 'padding-left:1em;' : ''}${style.centred ? 'justify-content:center;' : ''}}${style.centred ? `${scope} .choice>.price{margin-left:0}` : ''}
${scope} .leader{flex:1 1 0;overflow:hidden;white-space:nowrap;min-width:1em;text-align:left}
${scope} .dotted{flex:1 1 0;border-bottom:1.5px dotted currentColor;min-width:1em}
${scope} .price{${fill(LOOKS[style.priceLook])}}
${scope} .tag{background:${accent};color:${paper};padding:0 .35em;border-radius:.2em}${scope} .tag .price{color:inherit}
${scope} .pw{font-size:${random.pick(['1em', '.75em', '.8em'])};font-weight:400}
${scope} .at-left{display:grid;grid-template-columns:minmax(${style.amounts.id.length > 6 ? '5.2em' : '3.6em'},min-content) minmax(0,1fr);column-gap:.5em;text-align:left}
${scope} .description{${fill(DESCRIPTIONS[style.description])}}
${scope} .run-in-bold,${scope} .run-in-case{font-size:1em;font-weight:400}${scope} .run-in-comma{font-size:1em;font-style:inherit;opacity:1;color:inherit;text-transform:none}${scope} .run-in-italic{font-style:italic}
${scope} .second{${random.pick(['font-style:italic;font-size:.86em', `color:${accent};font-size:.88em`, 'font-size:.8em;opacity:.75'])}}
${scope} .mark,${scope} .qualifier,${scope} .portion{font-size:.76em;font-weight:400;font-style:normal;letter-spacing:0;text-transform:none}
${scope} .portion{${random.chance(0.5) ? `background:${accent};color:${paper};padding:0 .3em` : 'font-style:italic'}}
${scope} .vintage{${random.chance(0.5) ? 'font-weight:400' : ''}}
${scope} .allergens{font-size:.72em;font-weight:400;letter-spacing:0;font-style:normal;opacity:.8}${scope} sup .allergens{font-size:1em}
${scope} .badge{font-size:.62em;background:${accent};color:${paper};padding:.1em .45em;border-radius:.6em;font-weight:700;text-transform:none;vertical-align:middle;letter-spacing:.04em;display:inline-block;${random.chance(0.3) ? 'transform:rotate(-7deg)' : ''}}
${scope} .number{${random.chance(0.4) ? 'display:inline-block;min-width:1.9em;' : ''}${random.chance(0.3) ? 'font-weight:700' : ''}}
${scope} .add-on{font-size:.82em;${random.pick(['font-style:italic', `color:${accent}`, 'padding-left:1.2em', ''])}}
${scope} .day{${random.pick(['font-weight:700;text-transform:uppercase', 'font-style:italic', `color:${accent};font-weight:700`])}}
${scope} .set{${random.pick([`border:1px solid ${accent};padding:.7em`, `background:${accent}1c;padding:.7em`, ''])};margin-bottom:.9em;text-align:${random.pick(['center', 'center', 'left'])}}
${scope} .course{${random.pick(['font-style:italic', 'font-weight:700', 'text-transform:uppercase;font-size:.8em;letter-spacing:.1em'])};margin-top:.35em}
${scope} .running-list{line-height:1.7}
${scope} .alone{${random.chance(0.3) ? 'margin-top:.1em' : ''}}
`;
}
