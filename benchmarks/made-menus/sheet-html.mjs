import { PHRASES } from './phrases.mjs';

/**
 * @typedef {import('./menu-draw.mjs').Section} Section @typedef {import('./menu-draw.mjs').Item} Item @typedef
 * {import('./plans.mjs').Plan} Plan
 */

const LEADERS = ['.', ' .', '. ', '·', '_', '…'];
const MARK_STYLES = [
  (/** @type {string[]} */ marks) => `(${marks.join(', ')})`,
  (/** @type {string[]} */ marks) => marks.join(' '),
  (/** @type {string[]} */ marks) => marks.map((mark) => `[${mark}]`).join(''),
  (/** @type {string[]} */ marks) => `(${marks.join(')(').toLowerCase()})`,
];

const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The body of a menu's document: one `.page` for each sheet.
 * @param {Plan} plan @param {import('./menu-draw.mjs').DrawnMenu} menu @param {import('./random.mjs').Random} random
 */
export function sheetHtml(plan, menu, random) {
  const phrases = /** @type {import('./phrases.mjs').Phrases} */ (PHRASES[plan.language]);
  const context = {
    plan,
    phrases,
    random,
    amount: plan.amounts.html,
    leader: random.pick(LEADERS),
    dash: random.pick([' - ', ' – ', ' … ', ' | ', ', ']),
    marks: random.pick(MARK_STYLES),
    choiceGap: random.pick([' / ', ' | ', '&emsp;', ', ']),
    allergensRaised: random.chance(0.5),
    flatInHeading: random.chance(0.6),
  };
  const pages = plan.specials.has('pages') ? inHalves(menu.sections) : [menu.sections];
  return pages
    .map((sections, index) => {
      const first = index === 0;
      const last = index === pages.length - 1;
      const header = first
        ? `<header><h1>${escaped(menu.restaurantName)}</h1><p class="tagline">${escaped(menu.tagline)}</p>${menu.letterhead.length > 0 ? `<p class="letterhead">${menu.letterhead.map(escaped).join(' · ')}</p>` : ''}</header>`
        : '';
      const footer = last
        ? `<footer>${menu.legend ? `<p class="legend">${menu.legend}</p>` : ''}${menu.footer.map((line) => `<p>${escaped(line)}</p>`).join('')}</footer>`
        : `<footer>${phrases.page} ${index + 1} / ${pages.length}</footer>`;
      return `<div class="page">${header}${bodyOf(sections, context)}${footer}</div>`;
    })
    .join('');
}

/** @param {readonly Section[]} sections @returns {Section[][]} */
function inHalves(sections) {
  const half = Math.ceil(sections.length / 2);
  return [sections.slice(0, half), sections.slice(half)].filter((part) => part.length > 0);
}

/**
 * @typedef {{ plan: Plan, phrases: import('./phrases.mjs').Phrases, random: import('./random.mjs').Random, amount:
 * (minor: number) => string, leader: string, dash: string, marks: (marks: string[]) => string, choiceGap: string,
 * allergensRaised: boolean, flatInHeading: boolean }} Context
 */

/**
 * Sections in columns, grids of photos over the whole width, perhaps a panel at the side. @param {readonly Section[]}
 * sections @param {Context} context
 */
function bodyOf(sections, context) {
  const grids = sections.filter(({ form }) => form === 'photo-grid');
  const lists = sections.filter(({ form }) => form !== 'photo-grid');
  const flow = (/** @type {readonly Section[]} */ part) =>
    `<div class="flow">${part.map((section) => sectionHtml(section, context)).join('')}</div>`;
  const panel =
    context.plan.specials.has('side') && lists.length > 2
      ? lists.slice(-Math.max(1, Math.floor(lists.length / 3)))
      : [];
  const columns =
    panel.length > 0
      ? `<div class="beside">${flow(lists.slice(0, -panel.length))}<aside class="panel">${panel.map((section) => sectionHtml(section, context)).join('')}</aside></div>`
      : flow(lists);
  return columns + grids.map((section) => sectionHtml(section, context)).join('');
}

/** @param {Section} section @param {Context} context */
function sectionHtml(section, context) {
  const { phrases, amount, flatInHeading } = context;
  const flat = section.flat === undefined ? '' : amount(section.flat);
  const each = flat && (flatInHeading ? ` <span class="price">${flat}</span>` : '');
  const note = [
    flat && !flatInHeading ? phrases.each(flat) : '',
    section.note ? escaped(section.note) : '',
    section.extra ? `${section.extra.name} +${amount(section.extra.minor)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
  const head = `<div class="head"><h2>${escaped(section.heading)}${each}</h2>${note ? `<p class="note">${note}</p>` : ''}</div>`;
  const body = { list: listHtml, wines: listHtml, sizes: tableHtml, 'photo-grid': gridHtml }[section.form](
    section,
    context,
  );
  return `<section class="${section.boxed ? 'boxed' : ''}">${head}${body}</section>`;
}

/** @param {Section} section @param {Context} context */
function listHtml(section, context) {
  return section.items.map((item) => `<div class="item">${itemHtml(item, section, context)}</div>`).join('');
}

/** One dish, its price where the plan wants it. @param {Item} item @param {Section} section @param {Context} context */
function itemHtml(item, section, context) {
  const { plan, leader, dash } = context;
  const wine = section.form === 'wines';
  const price = priceHtml(item, section, context);
  const name = nameHtml(item, context);
  const description = descriptionHtml(item, context);
  const beside = description && (plan.descriptionBeside || wine);
  const naming = beside
    ? `<span>${name}${wine ? ', ' : ' '}<span class="description">${description}</span></span>`
    : name;
  const below = `${item.second ? `<p class="second">${escaped(item.second)}</p>` : ''}${description && !beside ? `<p class="description">${description}</p>` : ''}`;
  const addOn = item.addOn
    ? `<p class="add-on">${context.phrases.addOn(escaped(item.addOn.name), context.amount(item.addOn.minor))}</p>`
    : '';
  const number = item.number ? `<span class="number">${item.number}</span> ` : '';
  switch (price ? plan.pricePlace : 'inline') {
    case 'right':
      return `<div class="row">${number}${naming}${price}</div>${below}${addOn}`;
    case 'leaders':
      return `<div class="row">${number}${naming}<span class="leader" data-leader="${leader}"></span>${price}</div>${below}${addOn}`;
    case 'dotted':
      return `<div class="row">${number}${naming}<span class="dotted"></span>${price}</div>${below}${addOn}`;
    case 'dash':
      return `<p>${number}${naming}${price ? `${dash}${price}` : ''}</p>${below}${addOn}`;
    case 'after-description':
      return description && !beside
        ? `<p>${number}${naming}</p>${item.second ? `<p class="second">${escaped(item.second)}</p>` : ''}<p class="description">${description}  ${price}</p>${addOn}`
        : `<p>${number}${naming}  ${price}</p>${below}${addOn}`;
    case 'below':
      return `<p>${number}${naming}</p>${below}<p>${price}</p>${addOn}`;
    case 'left':
      return `<div class="at-left"><div>${price}</div><div><p>${number}${naming}</p>${below}${addOn}</div></div>`;
    case 'inline':
      return `<p>${number}${naming}&emsp;${price}</p>${below}${addOn}`;
  }
}

/** A table with a column for each size. @param {Section} section @param {Context} context */
function tableHtml(section, context) {
  const labels = section.sizes ?? [];
  const rows = section.items.map((item) => {
    const prices =
      item.price.kind === 'variants'
        ? item.price.list.map(({ minor }) => `<td class="price">${context.amount(minor)}</td>`).join('')
        : `<td class="price" colspan="${labels.length}">${priceHtml(item, section, context)}</td>`;
    const description = descriptionHtml(item, context);
    return `<tr><td>${item.number ? `<span class="number">${item.number}</span> ` : ''}${nameHtml(item, context)}${item.second ? `<p class="second">${escaped(item.second)}</p>` : ''}${description ? `<p class="description">${description}</p>` : ''}</td>${prices}</tr>`;
  });
  return `<table><tr><th></th>${labels.map((label) => `<th>${escaped(label)}</th>`).join('')}</tr>${rows.join('')}</table>`;
}

/** Photos with captions. @param {Section} section @param {Context} context */
function gridHtml(section, context) {
  const { random } = context;
  const dots = () =>
    Array.from(
      { length: 14 },
      () =>
        `radial-gradient(circle at ${random.whole(20, 80)}% ${random.whole(20, 80)}%,hsl(${random.whole(10, 120)} ${random.whole(30, 80)}% ${random.whole(25, 60)}%) 0 ${random.whole(4, 12)}%,#0000 ${random.whole(13, 16)}%)`,
    ).join(',');
  return `<div class="grid">${section.items
    .map(
      (item) =>
        `<figure><div class="plate" style="background:${dots()},hsl(${random.whole(20, 50)} 30% ${random.whole(60, 85)}%)"></div><p>${item.number ? `${item.number} ` : ''}${nameHtml(item, context)}</p>${item.description ? `<p class="description">${descriptionHtml(item, context)}</p>` : ''}<p>${priceHtml(item, section, context)}</p></figure>`,
    )
    .join('')}</div>`;
}

/** @param {Item} item @param {Context} context */
function nameHtml(item, { phrases, marks, allergensRaised }) {
  const after = [
    item.marks.length > 0 ? `<span class="mark">${marks(item.marks)}</span>` : '',
    item.allergens
      ? allergensRaised
        ? `<sup class="allergens">${item.allergens}</sup>`
        : `<span class="allergens">${item.allergens}</span>`
      : '',
    item.isNew ? `<span class="badge">${phrases.badge}</span>` : '',
  ].filter(Boolean);
  return `<span class="name">${item.vintage ? `${item.vintage} ` : ''}${escaped(item.name)}${after.length > 0 ? ` ${after.join(' ')}` : ''}</span>`;
}

/** @param {Item} item @param {Context} context */
function descriptionHtml({ description }, { plan }) {
  return escaped(plan.description === 'slashes' ? description.replaceAll(', ', ' / ') : description);
}

/**
 * Empty when one price is for the whole section. @param {Item} item @param {Section} section @param {Context} context
 */
function priceHtml({ price }, { form }, { amount, choiceGap }) {
  switch (price.kind) {
    case 'one':
      return `<span class="price">${amount(price.minor)}</span>`;
    case 'variants':
      return form === 'wines'
        ? `<span class="price">${price.list.map(({ minor }) => amount(minor)).join(' / ')}</span>`
        : `<span class="price choices">${price.list.map(({ label, minor }) => `${escaped(label)} ${amount(minor)}`).join(choiceGap)}</span>`;
    case 'range':
      return `<span class="price">${amount(price.from)} - ${amount(price.to)}</span>`;
    case 'market':
      return `<span class="price">${price.text}</span>`;
    case 'flat':
      return '';
  }
}
