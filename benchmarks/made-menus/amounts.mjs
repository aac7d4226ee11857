/**
 * How a menu writes its amounts.
 * @typedef {object} AmountStyle
 * @property {string} id
 * @property {string} currency ISO 4217
 * @property {(units: number) => number} round a usual price to one that this menu would have, in minor units
 * @property {(minor: number) => string} html as printed
 * @property {number} [scale] how many units a usual price of 1 is in this currency
 */

const whole = (/** @type {number} */ units) => Math.max(1, Math.round(units)) * 100;
const halves = (/** @type {number} */ units) => Math.max(1, Math.round(units * 2)) * 50;
const tenths = (/** @type {number} */ units) => Math.max(5, Math.round(units * 10)) * 10;
const quarters = (/** @type {number} */ units) => Math.max(2, Math.round(units * 4)) * 25;
/** 12.95, 8.95: just under the next. */
const charm = (/** @type {number} */ units) => Math.max(1, Math.round(units)) * 100 - 5;

const point = (/** @type {number} */ minor) => (minor / 100).toFixed(2);
const comma = (/** @type {number} */ minor) => point(minor).replace('.', ',');
/** 12 for 12.00 and 12.5 for 12.50, as restaurants without signs like it. */
const short = (/** @type {number} */ minor) => String(minor / 100);
const raised = (/** @type {number} */ minor) =>
  `${Math.floor(minor / 100)}<sup>${String(minor % 100).padStart(2, '0')}</sup>`;

/** @type {Record<'dollar' | 'pound' | 'euro' | 'franc' | 'real', AmountStyle[]>} */
export const AMOUNT_STYLES = {
  dollar: [
    { id: '$12', currency: 'USD', round: whole, html: (minor) => `$${short(minor)}` },
    { id: '$12.95', currency: 'USD', round: charm, html: (minor) => `$${point(minor)}` },
    { id: '12.50', currency: 'USD', round: quarters, html: point },
    { id: '12', currency: 'USD', round: whole, html: short },
    { id: '12.5', currency: 'USD', round: halves, html: short },
    { id: 'raised cents', currency: 'USD', round: charm, html: raised },
    { id: '$ raised cents', currency: 'USD', round: quarters, html: (minor) => `$${raised(minor)}` },
  ],
  pound: [
    { id: '£9.50', currency: 'GBP', round: halves, html: (minor) => `£${point(minor)}` },
    { id: '9.5', currency: 'GBP', round: halves, html: short },
    { id: '£9.95', currency: 'GBP', round: charm, html: (minor) => `£${point(minor)}` },
  ],
  euro: [
    { id: '12,50 €', currency: 'EUR', round: halves, html: (minor) => `${comma(minor)} €` },
    { id: '€ 12,50', currency: 'EUR', round: tenths, html: (minor) => `€ ${comma(minor)}` },
    { id: '12,50', currency: 'EUR', round: tenths, html: comma },
    { id: '12,50€', currency: 'EUR', round: halves, html: (minor) => `${comma(minor)}€` },
    { id: '12 €', currency: 'EUR', round: whole, html: (minor) => `${short(minor)} €` },
    { id: '12.50', currency: 'EUR', round: tenths, html: point },
    { id: '12,-', currency: 'EUR', round: whole, html: (minor) => `${short(minor)},-` },
    { id: 'raised cents', currency: 'EUR', round: halves, html: raised },
  ],
  franc: [
    { id: '12.-', currency: 'CHF', round: whole, html: (minor) => `${short(minor)}.-`, scale: 1.6 },
    { id: 'CHF 12.50', currency: 'CHF', round: halves, html: (minor) => `CHF ${point(minor)}`, scale: 1.6 },
    { id: '12.50', currency: 'CHF', round: halves, html: point, scale: 1.6 },
  ],
  real: [
    {
      id: 'R$ 32,90',
      currency: 'BRL',
      round: (units) => charm(units) - 5,
      html: (minor) => `R$ ${comma(minor)}`,
      scale: 4.5,
    },
  ],
};

/** Which currencies a language's menus are in. @type {Record<string, (keyof typeof AMOUNT_STYLES)[]>} */
export const CURRENCIES = {
  en: ['dollar', 'dollar', 'dollar', 'pound'],
  de: ['euro', 'euro', 'franc'],
  it: ['euro'],
  es: ['euro'],
  fr: ['euro'],
  pt: ['euro', 'real'],
};

/** As the truth writes it: the printed number with a decimal point. @param {number} minor */
export const printedNumber = (minor) => (minor % 100 === 0 ? String(minor / 100) : point(minor));
