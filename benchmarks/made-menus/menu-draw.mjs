import { PHRASES } from './phrases.mjs';

/**
 * @typedef {{ kind: 'one', minor: number } | { kind: 'variants', list: { label: string, minor: number }[] } | { kind:
 * 'range', from: number, to: number } | { kind: 'market', text: string } | { kind: 'flat' }} Price
 * @typedef {object} Item
 * @property {string} name @property {string} description empty when there is none @property {string[]} marks @property
 * {Price} price
 * @property {string} [number] @property {boolean} [isNew] @property {string} [second] the name in another language
 * @property {string} [vintage] @property {string} [allergens]
 * @property {{ name: string, minor: number }} [addOn]
 * @typedef {object} Section
 * @property {'list' | 'sizes' | 'wines' | 'photo-grid'} form
 * @property {string} heading @property {string} [note] @property {Item[]} items @property {boolean} boxed
 * @property {string[]} [sizes] labels of a table's columns
 * @property {number} [flat] one price for all, in minor units
 * @property {{ name: string, minor: number }} [extra]
 * @typedef {object} DrawnMenu
 * @property {string} restaurantName @property {string} tagline @property {string[]} letterhead @property {string[]}
 * footer
 * @property {string | undefined} legend @property {Section[]} sections
 */

/** About how many dishes are on a sheet of so many columns. */
const DISHES = { 1: [13, 20], 2: [24, 36], 3: [36, 50], 4: [48, 64] };
const DISHES_WHEN_SMALL = [9, 12];
/** Which other themes fill a long menu. */
const COMPANIONS = ['bar', 'cafe', 'cellar'];
const LONG_ENDINGS = [
  'with Slow Roasted Tomatoes and Herbs',
  'in the Style of the House, Finished at the Table',
  'from Our Own Garden with Lemon and Olive Oil',
];

/**
 * The dishes of one menu and what else is printed on it.
 * @param {import('./plans.mjs').Plan} plan @param {readonly import('./dishes.mjs').Theme[]} themes @param
 * {import('./random.mjs').Random} random
 * @returns {DrawnMenu}
 */
export function drawMenu(plan, themes, random) {
  const phrases = /** @type {import('./phrases.mjs').Phrases} */ (PHRASES[plan.language]);
  const sections = drawSections(plan, themes, phrases, random);
  if (plan.specials.has('numbers'))
    number(sections, random.pick([(n) => `${n}.`, (n) => `${n}`, (n) => String(n).padStart(2, '0'), (n) => `A${n}`]));
  const showsMarks = sections.some(({ items }) => items.some(({ marks }) => marks.length > 0));
  return {
    restaurantName: random.pick(phrases.restaurants),
    tagline: random.pick(phrases.taglines),
    letterhead: random
      .shuffled([random.pick(phrases.addresses), random.pick(phrases.phones), random.pick(phrases.hours)])
      .slice(0, random.whole(0, 3)),
    footer: random
      .shuffled([
        ...random.shuffled(phrases.footers).slice(0, 2),
        random.pick(phrases.hours),
        random.pick(phrases.phones),
      ])
      .slice(0, random.whole(1, 4)),
    legend: showsMarks
      ? Object.entries(phrases.legend)
          .map(([mark, meaning]) => `${mark} ${meaning}`)
          .join('  ')
      : undefined,
    sections,
  };
}

/**
 * @param {import('./plans.mjs').Plan} plan @param {readonly import('./dishes.mjs').Theme[]} themes
 * @param {import('./phrases.mjs').Phrases} phrases @param {import('./random.mjs').Random} random @returns {Section[]}
 */
function drawSections(plan, themes, phrases, random) {
  const theme = themes.find(({ language, name }) => language === plan.language && name === plan.theme);
  if (!theme) throw new Error(`there are no dishes for ${plan.language}/${plan.theme}`);
  const [least, max] = /** @type {[number, number]} */ (plan.small ? DISHES_WHEN_SMALL : DISHES[plan.columns]);
  const wanted = random.whole(least, max) * (plan.specials.has('pages') ? 2 : 1);
  const own = theme.courses;
  const more =
    plan.language === 'en'
      ? random.shuffled(
          themes
            .filter(({ name }) => COMPANIONS.includes(name) && name !== plan.theme)
            .flatMap(({ courses }) => courses),
        )
      : [];
  const cellar = random.shuffled(themes.filter(({ name }) => name === 'cellar').flatMap(({ courses }) => courses));
  const courses = [...own, ...more];
  const used = new Set();
  /** @type {Section[]} */
  const sections = [];
  let count = 0;
  for (const course of plan.specials.has('wines')
    ? [...courses.slice(0, 2), .../** @type {typeof courses} */ (cellar.slice(0, 1)), ...courses.slice(2)]
    : courses) {
    if (count >= wanted) break;
    const heading = random.pick(course.headings);
    if (used.has(heading)) continue;
    used.add(heading);
    const section = drawSection(heading, course, cellar.includes(course), {
      plan,
      phrases,
      random,
      most: plan.small ? 5 : 10,
    });
    sections.push(section);
    count += section.items.length;
  }
  return sections.length > 1 ? decorate(sections, plan, phrases, random) : sections;
}

/**
 * @param {string} heading @param {import('./dishes.mjs').Course} course @param {boolean} isWine
 * @param {{ plan: import('./plans.mjs').Plan, phrases: import('./phrases.mjs').Phrases, random:
 * import('./random.mjs').Random, most: number }} context @returns {Section}
 */
function drawSection(heading, course, isWine, { plan, phrases, random, most: limit }) {
  const dishes = random
    .shuffled(course.dishes)
    .slice(0, random.whole(Math.min(4, course.dishes.length), Math.min(limit, course.dishes.length)));
  const withDescriptions = random.chance(0.85);
  const items = dishes.map((dish) => {
    /** @type {Item} */
    const item = {
      name: dish.name,
      description: withDescriptions || isWine ? dish.description : '',
      marks: plan.specials.has('marks') ? dish.marks : [],
      price:
        dish.base === null
          ? { kind: 'market', text: random.pick(phrases.market) }
          : { kind: 'one', minor: amount(plan, dish.base, random) },
    };
    if (plan.specials.has('bilingual') && dish.translation) item.second = dish.translation;
    return item;
  });
  if (!isWine) return { form: 'list', heading, items, boxed: false };
  const hasTable = random.chance(0.5);
  const labels = random.pick(phrases.wine);
  for (const item of items) {
    if (random.chance(0.7)) item.vintage = String(random.whole(2012, 2024));
    const glass = item.price.kind === 'one' ? item.price.minor : 0;
    item.price = {
      kind: 'variants',
      list: labels.map((label, index) => ({
        label,
        minor: index === 0 ? glass : plan.amounts.round((glass / 100) * random.between(3.8, 4.4)),
      })),
    };
  }
  return {
    form: hasTable ? 'sizes' : 'wines',
    heading,
    items,
    boxed: false,
    sizes: labels,
    ...(hasTable ? {} : { note: labels.join(' / ') }),
  };
}

/** @param {import('./plans.mjs').Plan} plan @param {number} base @param {import('./random.mjs').Random} random */
function amount(plan, base, random) {
  return plan.amounts.round(base * (plan.amounts.scale ?? 1) * random.between(0.85, 1.25));
}

/**
 * Gives sections and dishes what the plan has drawn beyond a plain list.
 * @param {Section[]} sections @param {import('./plans.mjs').Plan} plan @param {import('./phrases.mjs').Phrases} phrases
 * @param {import('./random.mjs').Random} random @returns {Section[]}
 */
function decorate(sections, plan, phrases, random) {
  const { specials } = plan;
  const plain = random.shuffled(
    sections.filter(({ form, items }) => form === 'list' && items.every(({ price }) => price.kind === 'one')),
  );
  const items = () => sections.filter(({ form }) => form === 'list').flatMap((section) => section.items);
  if (specials.has('sizes')) {
    const section = plain.pop();
    if (section) asSizes(section, random.pick(phrases.sizes), plan, random);
  }
  if (specials.has('flat')) {
    const section = plain.pop();
    if (section) {
      const first = /** @type {{ minor: number }} */ (section.items[0]?.price);
      section.flat = plan.amounts.round((first.minor / 100) * 1.05);
      for (const item of section.items) item.price = { kind: 'flat' };
    }
  }
  if (specials.has('photo-grid')) {
    const section = plain.pop();
    if (section) {
      section.form = 'photo-grid';
      section.items = section.items.slice(0, 6);
    }
  }
  if (specials.has('boxed')) {
    const section = random.pick(sections);
    section.boxed = true;
  }
  if (specials.has('notes'))
    for (const section of sections) if (!section.note && random.chance(0.6)) section.note = random.pick(phrases.notes);
  if (specials.has('choices')) {
    for (const item of random.shuffled(items().filter(({ price }) => price.kind === 'one')).slice(0, 3)) {
      const first = /** @type {{ minor: number }} */ (item.price).minor;
      const labels = random.pick(phrases.choices);
      item.price = {
        kind: 'variants',
        list: labels.map((label, index) => ({
          label,
          minor: index === 0 ? first : plan.amounts.round((first / 100) * random.between(1.25, 1.6)),
        })),
      };
    }
  }
  if (specials.has('ranges')) {
    for (const item of random.shuffled(items().filter(({ price }) => price.kind === 'one')).slice(0, 2)) {
      const from = /** @type {{ minor: number }} */ (item.price).minor;
      item.price = { kind: 'range', from, to: plan.amounts.round((from / 100) * 1.4 + 1) };
    }
  }
  if (specials.has('add-ons')) {
    for (const item of random.shuffled(items()).slice(0, 3))
      item.addOn = { name: random.pick(phrases.addOns), minor: amount(plan, random.between(1.5, 4), random) };
    const section = random.pick(sections);
    if (section.form === 'list') section.extra = { name: phrases.extra, minor: amount(plan, 2, random) };
  }
  if (specials.has('badges')) for (const item of random.shuffled(items()).slice(0, 3)) item.isNew = true;
  if (specials.has('long-names'))
    for (const item of random.shuffled(items()).slice(0, plan.language === 'en' ? 4 : 0))
      item.name = `${item.name} ${random.pick(LONG_ENDINGS)}`;
  if (specials.has('allergens'))
    for (const item of items())
      if (random.chance(0.7))
        item.allergens = random
          .shuffled(['A', 'C', 'D', 'F', 'G', 'L', 'M', 'O'])
          .slice(0, random.whole(1, 3))
          .sort()
          .join(',');
  return sections;
}

/**
 * @param {Section} section @param {string[]} labels @param {import('./plans.mjs').Plan} plan @param
 * {import('./random.mjs').Random} random
 */
function asSizes(section, labels, plan, random) {
  section.form = 'sizes';
  section.sizes = labels;
  for (const item of section.items) {
    let units = /** @type {{ minor: number }} */ (item.price).minor / 100;
    item.price = {
      kind: 'variants',
      list: labels.map((label, index) => {
        if (index > 0) units *= random.between(1.25, 1.6);
        return { label, minor: plan.amounts.round(units) };
      }),
    };
  }
}

/** @param {Section[]} sections @param {(n: number) => string} write */
function number(sections, write) {
  let n = 0;
  for (const section of sections) for (const item of section.items) item.number = write((n += 1));
}
