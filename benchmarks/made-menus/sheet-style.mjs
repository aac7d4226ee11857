import { TEXT_FACES } from './faces.mjs';

/** Width of a sheet (CSS px) and size of its text, by the number of columns. */
const SHEETS = {
  1: { widths: [560, 680, 780], text: [15, 18] },
  2: { widths: [794, 816, 900], text: [13, 15] },
  3: { widths: [1123, 1056, 1250], text: [12.5, 13.5] },
  4: { widths: [1400, 1500], text: [12, 13] },
};

/** Paper and ink. @type {Record<string, { paper: string[], ink: string[], accent: string[] }>} */
const PAPERS = {
  white: { paper: ['#ffffff'], ink: ['#111111', '#2b2b2b'], accent: ['#8a1f1f', '#1f4d3a', '#111111', '#7a5a12'] },
  cream: { paper: ['#f8f1df', '#fbf6ea'], ink: ['#2a2118', '#1c1c1c'], accent: ['#7b2d1e', '#3c5a2c', '#5b3a1e'] },
  grey: { paper: ['#dfdedb', '#e6e4e0'], ink: ['#222222'], accent: ['#22384f', '#222222'] },
  dark: {
    paper: ['#16181c', '#1d2a26', '#2a1a1a'],
    ink: ['#f2ede2', '#ffffff'],
    accent: ['#e0b45c', '#f2ede2', '#d98b6a'],
  },
  kraft: { paper: ['#c9a67a', '#bf9c70'], ink: ['#221a10', '#111111'], accent: ['#221a10', '#5a1d14'] },
  tinted: { paper: ['#e3ecd9', '#dde7ee', '#f3ddd5'], ink: ['#1c2620', '#20242b'], accent: ['#2c5140', '#7a2f2f'] },
  pattern: { paper: ['#f1ece1'], ink: ['#1f1b16'], accent: ['#6b2020', '#1f1b16'] },
};

/** Style of headings; `A` is the accent colour, `P` the paper. @type {Record<string, string>} */
const HEADINGS = {
  script: 'font:400 2.7em/1.1 "Great Vibes";color:A',
  bar: 'background:A;color:P;padding:.2em .6em;font-weight:700;font-size:1.25em;text-transform:uppercase;letter-spacing:.04em',
  'small-caps': 'font-variant:small-caps;font-size:1.7em;font-weight:700;letter-spacing:.03em',
  'letter-spaced': 'text-transform:uppercase;letter-spacing:.42em;font-size:1.1em;font-weight:400',
  underlined: 'font-weight:700;font-size:1.4em;border-bottom:2px solid A;padding-bottom:.1em',
  condensed: 'font:400 2.3em/1.05 "Bebas Neue";color:A;letter-spacing:.03em',
  italic: 'font:italic 400 1.7em/1.2 "Playfair Display"',
  'between-rules':
    'border-top:1px solid A;border-bottom:1px solid A;text-align:center;text-transform:uppercase;font-size:1.05em;letter-spacing:.12em;padding:.25em 0',
  boxed:
    'border:2px solid A;display:inline-block;padding:.1em .7em;font-weight:700;font-size:1.2em;text-transform:uppercase',
  coloured: 'color:A;font-weight:700;font-size:1.5em',
  hand: 'font:700 2.4em/1 "Amatic SC";color:A',
  decorative: 'font:400 1.8em/1.1 "Abril Fatface"',
};

/** @type {Record<string, string>} */
const NAMES = {
  bold: 'font-weight:700',
  caps: 'text-transform:uppercase',
  'small-caps': 'font-variant:small-caps;font-size:1.12em',
  italic: 'font-style:italic',
  plain: '',
  'caps-spaced': 'text-transform:uppercase;letter-spacing:.12em;font-size:.95em',
  condensed: 'font-family:"Oswald";font-weight:400',
};

/** @type {Record<string, string>} */
const DESCRIPTIONS = {
  plain: 'font-size:.9em',
  italic: 'font-style:italic;font-size:.92em',
  light: 'font-size:.88em;opacity:.72',
  slashes: 'font-size:.9em',
  caps: 'text-transform:uppercase;font-size:.74em;letter-spacing:.05em',
};

const TITLES = [
  'font:400 4em/1 "Great Vibes"',
  'font:400 3.4em/1 "Bebas Neue"',
  'font:400 3em/1.1 "Abril Fatface"',
  'font:700 3.2em/1 "Dancing Script"',
  'font-size:2.6em;letter-spacing:.3em;text-transform:uppercase',
  'font:700 3em/1.1 "Playfair Display"',
];

/**
 * @param {import('./plans.mjs').Plan} plan @param {import('./random.mjs').Random} random
 * @returns {{ css: string, width: number, background: string }} width in CSS px; the paper's colour
 */
export function drawStyle(plan, random) {
  const sheet = SHEETS[plan.columns];
  const width = plan.small ? 520 : random.pick(sheet.widths);
  const size = plan.small
    ? 19
    : random.between(/** @type {number} */ (sheet.text[0]), /** @type {number} */ (sheet.text[1]));
  const colours = /** @type {{ paper: string[], ink: string[], accent: string[] }} */ (PAPERS[plan.paper]);
  const [paper, ink, accent] = [random.pick(colours.paper), random.pick(colours.ink), random.pick(colours.accent)];
  const heading = /** @type {string} */ (HEADINGS[plan.heading])
    .replaceAll(/\bA\b/g, accent)
    .replaceAll(/\bP\b/g, paper);
  const side = plan.specials.has('side');
  const severalAmounts = ['ranges', 'wines', 'choices'].some((special) =>
    plan.specials.has(/** @type {import('./plans.mjs').Special} */ (special)),
  );
  const priceColumn = severalAmounts ? '8em' : plan.amounts.id.length > 6 ? '5.4em' : '4em';
  const headingsCentred = plan.centred || random.chance(0.25);
  const gap = random.between(0.35, 0.95);
  const css = `
*{box-sizing:border-box;margin:0;padding:0}
body{background:${paper};color:${ink};font-family:${TEXT_FACES[plan.face]};font-size:${size.toFixed(2)}px;line-height:${random.between(1.25, 1.45).toFixed(2)};-webkit-print-color-adjust:exact;print-color-adjust:exact}
.page{width:${width}px;padding:${random.whole(28, 60)}px ${random.whole(28, 64)}px;break-after:page;background:${paper};${plan.paper === 'pattern' ? 'background-image:repeating-linear-gradient(45deg,#0000 0 9px,#8a7a5a22 9px 11px),radial-gradient(#8a7a5a22 15%,#0000 16%);background-size:auto,26px 26px;' : ''}}
.page:last-child{break-after:auto}
header{text-align:${random.chance(0.8) ? 'center' : 'left'};margin-bottom:1.6em}
h1{${random.pick(TITLES)};color:${accent};font-weight:inherit}
.tagline{letter-spacing:.1em;font-size:.9em;margin-top:.4em}
.letterhead{font-size:.82em;margin-top:.4em}
.flow{column-count:${side ? plan.columns - 1 : plan.columns};column-gap:${random.whole(26, 52)}px;${plan.columns > 1 && random.chance(0.3) ? `column-rule:1px solid ${accent};` : ''}}
.beside{display:grid;grid-template-columns:${plan.columns === 2 ? '1.7fr 1fr' : '2.4fr 1fr'};gap:34px}
.panel{padding:16px 18px;${random.chance(0.5) ? `border:2px solid ${accent}` : `background:${accent}22`}}
section{margin-bottom:1.7em;${random.chance(0.5) ? 'break-inside:avoid' : ''}}
section.boxed{${random.chance(0.5) ? `border:1.5px solid ${accent}` : `background:${accent}1e`};padding:12px 14px;break-inside:avoid}
.head{margin-bottom:.65em;break-after:avoid;${headingsCentred ? 'text-align:center' : ''}}
h2{font-weight:400;${heading}}
.note{font-style:italic;font-size:.88em;margin-top:.25em}
.item{margin-bottom:${gap.toFixed(2)}em;break-inside:avoid;${plan.centred ? 'text-align:center' : ''}}
.row{display:flex;align-items:baseline;gap:.5em}
.row .name{flex:0 1 auto}
.row .price{margin-left:auto;text-align:right}
.leader{flex:1 1 0;overflow:hidden;white-space:nowrap;min-width:1em}
.dotted{flex:1 1 0;border-bottom:1.5px dotted currentColor;min-width:1em}
.name{${NAMES[plan.name]}}
.price{white-space:nowrap;${random.chance(0.35) ? 'font-weight:700;' : ''}${random.chance(0.25) ? `color:${accent};` : ''}}
.price.choices{white-space:normal}
.description{${DESCRIPTIONS[plan.description]}}
.second{font-style:italic;font-size:.88em}
.mark{font-size:.78em;font-weight:400;font-style:normal;letter-spacing:0;text-transform:none;font-variant:normal}
.allergens{font-size:.7em;font-weight:400;letter-spacing:0;font-style:normal}
.badge{font-size:.62em;background:${accent};color:${paper};padding:.1em .45em;border-radius:.6em;font-style:normal;font-weight:700;letter-spacing:.04em;text-transform:none;vertical-align:middle}
.number{min-width:1.7em;flex:none;display:inline-block}
.add-on{font-size:.86em;font-style:italic}
.at-left{display:grid;grid-template-columns:${priceColumn} 1fr;column-gap:.6em}
sup{font-size:.6em;vertical-align:super;line-height:0}
table{width:100%;border-collapse:collapse}
th{font-weight:400;font-size:.82em;text-align:right;padding-left:.9em;white-space:nowrap;${random.chance(0.4) ? 'text-transform:uppercase' : ''}}
td{vertical-align:top;padding-bottom:${gap.toFixed(2)}em}
td.price{text-align:right;padding-left:.9em}
.grid{display:grid;grid-template-columns:repeat(${plan.columns === 2 ? 3 : 4},1fr);gap:18px}
.grid figure{text-align:center}
.plate{height:${random.whole(90, 150)}px;border-radius:${random.pick(['50%', '10px', '0'])};margin-bottom:.4em;position:relative;overflow:hidden}
footer{font-size:.78em;margin-top:1.2em;text-align:center;line-height:1.5}
.legend{letter-spacing:.02em}
`;
  return { css, width, background: paper };
}
