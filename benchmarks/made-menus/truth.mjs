import { printedNumber } from './amounts.mjs';

/**
 * The truth of a drawn menu, in the corpus's shape: `price` is the printed number with a decimal point; sizes and
 * ranges are `variants`; one price for a section is the price of each of its items; additions are optional.
 * @param {import('./plans.mjs').Plan} plan @param {import('./menu-draw.mjs').DrawnMenu} menu
 */
export function truthOf(plan, menu) {
  return {
    kind: plan.kind,
    layout: describe(plan),
    lang: plan.language,
    currency: plan.amounts.currency,
    restaurantName: menu.restaurantName,
    categories: menu.sections.map((section) => ({
      name: section.heading,
      items: [
        ...section.items.flatMap((item) => itemTruths(item, section, plan)),
        ...(section.extra ? [addition(section.extra.name, section.extra.minor, [])] : []),
      ],
    })),
  };
}

/** @param {import('./plans.mjs').Plan} plan */
export function describe({
  columns,
  pricePlace,
  centred,
  amounts,
  heading,
  name,
  description,
  descriptionBeside,
  paper,
  face,
  specials,
  small,
}) {
  return `${columns} column(s), price ${pricePlace} as ${amounts.id}${centred ? ', centred' : ''}; headings ${heading}, names ${name}, descriptions ${description}${descriptionBeside ? ' on the same line' : ''}; ${face} on ${paper}; ${[...specials].join(', ')}${small ? '; few pixels' : ''}`;
}

/**
 * @param {import('./menu-draw.mjs').Item} item @param {import('./menu-draw.mjs').Section} section @param
 * {import('./plans.mjs').Plan} plan
 */
function itemTruths(item, section, plan) {
  const alt = [];
  if (item.vintage) alt.push(`${item.vintage} ${item.name}`, `${item.name} ${item.vintage}`);
  // Nothing on the paper tells where the name ends, or a volume stands beside it.
  const besideName = plan.descriptionBeside || section.form === 'wines';
  if (
    item.description &&
    (/\d/.test(item.description) || (besideName && (plan.name === 'plain' || section.form === 'wines')))
  ) {
    for (const name of [item.name, ...alt]) alt.push(`${name} ${item.description}`);
  }
  if (item.second) alt.push(`${item.name} ${item.second}`);
  const truth = {
    name: item.name,
    description: [item.second, item.description].filter(Boolean).join(' ') || null,
    ...priceTruth(item.price, section.flat),
    dietary: item.marks,
    ...(alt.length > 0 ? { alt } : {}),
  };
  return item.addOn ? [truth, addition(item.addOn.name, item.addOn.minor, [`Add ${item.addOn.name}`])] : [truth];
}

/** @param {import('./menu-draw.mjs').Price} price @param {number | undefined} flat */
function priceTruth(price, flat) {
  const variant = (/** @type {string} */ label, /** @type {number} */ minor) => ({
    label,
    price: printedNumber(minor),
  });
  switch (price.kind) {
    case 'one':
      return { price: printedNumber(price.minor), variants: [] };
    case 'flat':
      return { price: flat === undefined ? null : printedNumber(flat), variants: [] };
    case 'variants':
      return { price: null, variants: price.list.map(({ label, minor }) => variant(label, minor)) };
    case 'range':
      return { price: null, variants: [variant('from', price.from), variant('to', price.to)] };
    case 'market':
      return { price: null, variants: [] };
  }
}

/** @param {string} name @param {number} minor @param {string[]} alt */
function addition(name, minor, alt) {
  return {
    name,
    description: null,
    price: printedNumber(minor),
    variants: [],
    dietary: [],
    optional: true,
    ...(alt.length > 0 ? { alt } : {}),
  };
}
