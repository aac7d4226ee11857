import { printedNumber } from '../amounts.mjs';

/** @typedef {import('./draw.mjs').Item} Item */

/**
 * The truth of a hard menu in the corpus's shape, and the plan with its specialities.
 * @param {import('./plans.mjs').HardPlan} plan @param {import('./draw.mjs').HardMenu} menu
 */
export function hardTruth(plan, menu) {
  const style = /** @type {import('./plans.mjs').Style} */ (plan.styles[0]);
  return {
    kind: plan.kind,
    layout: `${plan.layout}, ${plan.pages} page(s), ${plan.styles.map(({ price, runIn, name, heading, amounts, centred }) => `prices ${price} as ${amounts.id}, names ${name}, run-in ${runIn}, headings ${heading}${centred ? ', centred' : ''}`).join(' beside ')}; ${plan.restaurant}; ${plan.paper}`,
    lang: plan.language,
    currency: style.amounts.currency,
    restaurantName: menu.restaurantName,
    plan: {
      set: 'hard',
      speciality: [...menu.used].sort(),
      layout: plan.layout,
      restaurant: plan.restaurant,
      paper: plan.paper,
      pages: plan.pages,
      wear: plan.wear,
      styles: plan.styles.map(({ amounts, ...rest }) => ({ ...rest, amounts: amounts.id })),
    },
    categories: menu.sections.map((section) => ({
      name: section.category,
      items: section.items.flatMap((item) => itemTruths(item, section, plan)),
    })),
  };
}

/** @param {Item} item @param {import('./draw.mjs').Section} section @param {import('./plans.mjs').HardPlan} plan */
function itemTruths(item, section, plan) {
  const style = /** @type {import('./plans.mjs').Style} */ (plan.styles[section.part] ?? plan.styles[0]);
  const alt = [];
  if (item.vintage) alt.push(`${item.vintage} ${item.name}`, `${item.name} ${item.vintage}`);
  if (item.qualifier) alt.push(`${item.name} ${item.qualifier}`);
  if (item.portion) alt.push(`${item.name} ${item.portion}`);
  if (item.second) alt.push(`${item.name} ${item.second}`);
  // Nothing but a comma, or nothing at all, tells where the name ends.
  if (item.description && ['comma', 'italic'].includes(style.runIn)) alt.push(`${item.name} ${item.description}`);
  if (section.form === 'wine') {
    if (item.description) alt.push(...[item.name, ...alt].map((name) => `${name} ${item.description}`));
    const [first = ''] = item.name.split(',');
    if (first !== item.name) alt.push(first);
  }
  const truth = {
    name: item.name,
    description:
      [item.description, item.second, item.secondDescription === item.description ? '' : item.secondDescription]
        .filter(Boolean)
        .join(' ') || null,
    ...priceTruth(item.price),
    dietary: item.marks,
    ...(alt.length > 0 ? { alt } : {}),
  };
  const optional = (/** @type {string} */ name, /** @type {string | null} */ price, /** @type {string[]} */ alts) => ({
    name,
    description: null,
    price,
    variants: [],
    dietary: [],
    optional: true,
    ...(alts.length > 0 ? { alt: alts } : {}),
  });
  return [
    truth,
    ...item.addOns.map(({ name, minor, line }) =>
      optional(name, printedNumber(minor), [
        line
          .replace('X', name)
          .replace(/[+(),]|N/g, '')
          .trim(),
      ]),
    ),
    ...(item.courses ?? []).flatMap(({ choices }) => choices.map((choice) => optional(choice, null, []))),
  ];
}

/** @param {import('./draw.mjs').Price} price */
function priceTruth(price) {
  switch (price.kind) {
    case 'one':
    case 'flat':
      return { price: printedNumber(price.minor), variants: [] };
    case 'variants':
      return {
        price: null,
        variants: price.list.map(({ label, minor }) => ({
          label: label.replace(/\s*N\s*/, ' ').trim(),
          price: printedNumber(minor),
        })),
      };
    case 'range':
      return {
        price: null,
        variants: [
          { label: 'from', price: printedNumber(price.from) },
          { label: 'to', price: printedNumber(price.to) },
        ],
      };
    default:
      return { price: null, variants: [] };
  }
}
