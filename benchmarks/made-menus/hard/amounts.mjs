/**
 * How hard menus write amounts: beside the regular forms those that are hard to read.
 * @typedef {object} HardAmount
 * @property {string} id @property {string} currency ISO 4217 @property {number} scale by which usual prices are
 * multiplied
 * @property {(units: number) => number} round to minor units @property {(minor: number) => string} html
 */

const whole = (/** @type {number} */ units) => Math.max(1, Math.round(units)) * 100;
const halves = (/** @type {number} */ units) => Math.max(1, Math.round(units * 2)) * 50;
const tenths = (/** @type {number} */ units) => Math.max(2, Math.round(units * 10)) * 10;
const quarters = (/** @type {number} */ units) => Math.max(2, Math.round(units * 4)) * 25;
const charm = (/** @type {number} */ units) => Math.max(1, Math.round(units)) * 100 - 5;
const nines = (/** @type {number} */ units) => Math.max(1, Math.round(units)) * 100 - 1;
const fives = (/** @type {number} */ units) => Math.max(1, Math.round(units / 5)) * 500;

const point = (/** @type {number} */ minor) => (minor / 100).toFixed(2);
const comma = (/** @type {number} */ minor) => point(minor).replace('.', ',');
const short = (/** @type {number} */ minor) => String(minor / 100);
const shortComma = (/** @type {number} */ minor) => short(minor).replace('.', ',');
const raised = (/** @type {number} */ minor) =>
  `${Math.floor(minor / 100)}<sup>${String(minor % 100).padStart(2, '0')}</sup>`;
const noZero = (/** @type {number} */ minor) => point(minor).replace(/^0/, '');

/**
 * @param {string} id @param {string} currency @param {(units: number) => number} round @param {(minor: number) =>
 * string} html @param {number} [scale] @returns {HardAmount}
 */
const style = (id, currency, round, html, scale = 1) => ({ id, currency, round, html, scale });

const POUND = [
  style('£9.50', 'GBP', halves, (minor) => `£${point(minor)}`),
  style('9.5', 'GBP', halves, short),
  style('£9.95', 'GBP', charm, (minor) => `£${point(minor)}`),
  style('12', 'GBP', whole, short),
  style('£12', 'GBP', whole, (minor) => `£${short(minor)}`),
  style('70p', 'GBP', tenths, (minor) => (minor < 100 ? `${minor}p` : `£${point(minor)}`)),
  style('raised pence', 'GBP', halves, raised),
  style('.40', 'GBP', quarters, noZero),
];
const DOLLAR = [
  style('$12', 'USD', whole, (minor) => `$${short(minor)}`),
  style('$12.95', 'USD', charm, (minor) => `$${point(minor)}`),
  style('12', 'USD', whole, short),
  style('12', 'USD', whole, short),
  style('12.95', 'USD', charm, point),
  style('raised cents', 'USD', quarters, raised),
  style('$ raised', 'USD', nines, (minor) => `<sup>$</sup>${raised(minor)}`),
  style('12.5', 'USD', halves, short),
  style('$ 12.50', 'USD', halves, (minor) => `$ ${point(minor)}`),
  style('small $', 'USD', whole, (minor) => `<small>$</small>${short(minor)}`),
  style('12 USD', 'USD', whole, (minor) => `${short(minor)} USD`),
];
const EURO = [
  style('12,50 €', 'EUR', halves, (minor) => `${comma(minor)} €`),
  style('€ 12,50', 'EUR', tenths, (minor) => `€ ${comma(minor)}`),
  style('12,50', 'EUR', tenths, comma),
  style('12.50€', 'EUR', tenths, (minor) => `${point(minor)}€`),
  style('12€', 'EUR', whole, (minor) => `${short(minor)}€`),
  style('12', 'EUR', whole, short),
  style('12,-', 'EUR', whole, (minor) => `${short(minor)},-`),
  style('raised cents', 'EUR', halves, raised),
  style('€12', 'EUR', halves, (minor) => `€${short(minor)}`),
  style('12,5', 'EUR', halves, shortComma),
  style('EUR 12,50', 'EUR', halves, (minor) => `EUR ${comma(minor)}`),
  style('13,00€', 'EUR', halves, (minor) => `${comma(minor)}€`),
  style('-,60', 'EUR', tenths, (minor) => (minor < 100 ? `-,${minor}` : comma(minor))),
  style(
    '12€50',
    'EUR',
    halves,
    (minor) => `${Math.floor(minor / 100)}€${minor % 100 === 0 ? '' : String(minor % 100).padStart(2, '0')}`,
  ),
];
const FRANC = [
  style('12.-', 'CHF', whole, (minor) => `${short(minor)}.-`, 1.7),
  style('CHF 12.50', 'CHF', halves, (minor) => `CHF ${point(minor)}`, 1.7),
  style('12.–', 'CHF', whole, (minor) => `${short(minor)}.–`, 1.7),
  style('Fr. 12.50', 'CHF', halves, (minor) => `Fr. ${point(minor)}`, 1.7),
];
const KRONE = [
  style('145 kr', 'NOK', fives, (minor) => `${short(minor)} kr`, 11),
  style('145,-', 'DKK', fives, (minor) => `${short(minor)},-`, 9),
  style('145:-', 'SEK', fives, (minor) => `${short(minor)}:-`, 10),
  style('kr 145', 'NOK', fives, (minor) => `kr ${short(minor)}`, 11),
];
const LIRA = [
  style('120,00 TL', 'TRY', fives, (minor) => `${comma(minor)} TL`),
  style('120 TL', 'TRY', fives, (minor) => `${short(minor)} TL`),
  style('₺120', 'TRY', fives, (minor) => `₺${short(minor)}`),
  style('120', 'TRY', fives, short),
  style('120₺', 'TRY', fives, (minor) => `${short(minor)}₺`),
];
const REAL = [
  style(
    'R$ 32,90',
    'BRL',
    (units) => charm(units) - 5,
    (minor) => `R$ ${comma(minor)}`,
    3,
  ),
  style('R$32', 'BRL', whole, (minor) => `R$${short(minor)}`, 3),
  style('32,90', 'BRL', (units) => charm(units) - 5, comma, 3),
  style('$32', 'BRL', whole, (minor) => `$${short(minor)}`, 3),
];
const PESO = [
  style('$120', 'MXN', fives, (minor) => `$${short(minor)}`, 11),
  style('120 mxn', 'MXN', fives, (minor) => `${short(minor)} mxn`, 11),
  style('$120.00', 'MXN', fives, (minor) => `$${point(minor)}`, 11),
];

/** By language. @type {Record<string, HardAmount[]>} */
export const HARD_AMOUNTS = {
  en: [...DOLLAR, ...DOLLAR, ...POUND, ...KRONE],
  de: [...EURO, ...FRANC],
  it: EURO,
  fr: [...EURO, ...EURO.slice(0, 4), ...FRANC.slice(0, 2)],
  es: [...EURO, ...PESO],
  pt: [...EURO, ...REAL, ...REAL],
  tr: LIRA,
  nl: EURO,
};
