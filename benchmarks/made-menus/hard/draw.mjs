import { ICON_LETTERS } from './icon-font.mjs';
import { WORDS } from './words.mjs';

/**
 * @typedef {import('./plans.mjs').HardPlan} HardPlan @typedef {import('./plans.mjs').Style} Style @typedef
 * {import('../random.mjs').Random} Random @typedef {import('./vocabulary.mjs').CourseWords} CourseWords
 * @typedef {{ kind: 'one', minor: number, before?: string, after?: string } | { kind: 'variants', list: { label:
 * string, minor: number }[] } | { kind: 'range', from: number, to: number } | { kind: 'market', text: string } | {
 * kind: 'none' } | { kind: 'flat', minor: number }} Price
 * @typedef {{ index: number, name: string, minor: number, line: string }} AddOn `line` with N and X
 * @typedef {object} Item
 * @property {number} index among all items of the menu, set when the menu is complete
 * @property {string} name @property {string} description @property {Price} price @property {string[]} marks
 * @property {string} [second] @property {string} [secondDescription] English @property {string} [number] @property
 * {string} [allergens] @property {string} [icons] @property {string} [badge]
 * @property {string} [qualifier] volume, weight, strength @property {string} [kcal] @property {string} [portion]
 * @property {string} [vintage] @property {string} [region]
 * @property {AddOn[]} addOns @property {{ heading: string, choices: string[] }[]} [courses] of a set menu @property
 * {string} [day]
 * @property {boolean} [merged] name and description are not told apart @property {number[]} [choiceIndexes]
 * @typedef {'list' | 'sizes' | 'wine' | 'set' | 'flow' | 'grid' | 'pairs' | 'mirror' | 'choices' | 'names'} Form
 * @typedef {object} Section
 * @property {number} index of its category @property {Form} form @property {string} heading @property {string} [above]
 * heading of a higher level, where it begins @property {string} category @property {string} [second] heading in English
 * @property {string} [note] @property {{ minor: number, text: string, place: 'heading' | 'sentence' | 'beside' }}
 * [priced] @property {string[]} labels of size columns @property {'own' | 'none' | 'once'} [head]
 * @property {Item[]} items @property {boolean} boxed @property {boolean} rotated @property {number} part which style
 * @property {string} course
 * @typedef {object} HardMenu
 * @property {string} restaurantName @property {string} title @property {string} tag @property {Section[]} sections
 * @property {Set<string>} used specialities
 */

const MEAT =
  /chick|beef|pork|lamb|ham|bacon|steak|rib|fish|crab|prawn|shrimp|salmon|tuna|duck|turkey|meat|sausag|clam|oyster|lobster|cod|haddock|scallop|chorizo|pastrami|burger|club|blt|carne|pollo|jam[oó]n|res\b|bacal|polp|manzo|prosc|salam|speck|vong|cozze|pesc|poulet|canard|b[oœ]uf|veau|porc|saumon|moul|agneau|schwein|rind|wurst|lachs|forelle|schinken|wild|huhn|kebap|tavuk|kuzu|et\b|köfte|kip\b|vlees|vis\b|zalm|spek|frango|carne|peixe|camar|polvo|bife|porco|cordero|cerdo|lomo|gamba|atún|squid|octop|gumbo|liver|venison|duck|mussel|catfish/i;
const JOIN = { en: 'with', de: 'mit', fr: 'et', it: 'con', es: 'con', pt: 'com', nl: 'met', tr: 've' };
/**
 * What is written before or after a name, so that a large set has more names than its vocabulary. @type {Record<string,
 * string[]>}
 */
const AFFIXES = {
  en: [
    'House X',
    'Classic X',
    'X Deluxe',
    'Harbour X',
    'X of the Day',
    'Farmhouse X',
    "Chef's X",
    'Old Town X',
    'X "Marlow"',
    'Spicy X',
    'X No. 7',
    "Grandpa's X",
    'X Supreme',
    'The Famous X',
    'X (Large)',
    'Northside X',
    'Smoky X',
  ],
  de: ['X nach Art des Hauses', 'X „Sonnblick“', 'Omas X', 'X vom Grill', 'Knuspriges X', 'X Spezial', 'Feines X'],
  it: ['X della Casa', 'X alla Montanara', 'X dello Chef', 'X (2 persone)', 'Gran X', 'X del Glicine'],
  fr: ['X Maison', 'X du Chef', 'X à la Tilleuls', 'Petit X', 'Notre X', 'X « Armande »', 'Le Grand X'],
  es: ['X de la Casa', 'X del Chef', 'X a la Antigua', 'X (media ración)', 'Nuestro X', 'X Remedios'],
  pt: ['X da Casa', 'X à Moda do Cais', 'X da Avó', 'X Especial'],
  tr: ['Özel X', 'Usta X', 'X (Acılı)', 'Bahçe X'],
  nl: ['X van het Huis', 'X Speciaal', "Oma's X", 'Hollandse X', 'X van de Chef'],
};
const CAPITAL = /** @param {string} text */ (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The contents of a hard menu: its sections and dishes, before anything is placed.
 * @param {HardPlan} plan @param {import('./vocabulary.mjs').Vocabulary} vocabulary @param {Random} random @returns
 * {HardMenu}
 */
export function drawHardMenu(plan, vocabulary, random) {
  const words = /** @type {import('./words.mjs').Words} */ (WORDS[plan.language]);
  const used = new Set(/** @type {string[]} */ ([]));
  const has = (/** @type {string} */ wish) => plan.wishes.includes(wish);
  const own = /** @type {Record<string, CourseWords>} */ (vocabulary[plan.language]);
  const wine = /** @type {Record<string, CourseWords>} */ (vocabulary.wine);
  const capacity = CAPACITY[plan.layout] ?? [20, 30];
  const wanted = Math.round(
    random.whole(/** @type {number} */ (capacity[0]), /** @type {number} */ (capacity[1])) *
      (1 + 0.8 * (plan.pages - 1)),
  );
  const style = (/** @type {number} */ part) => /** @type {Style} */ (plan.styles[part] ?? plan.styles[0]);

  /** @type {Section[]} */
  const sections = [];
  const headings = new Set();
  let count = 0;
  const order = [...plan.courses];
  if (has('wine-list'))
    order.splice(
      random.whole(1, order.length),
      0,
      ...random.shuffled(['white', 'red', 'sparkling']).slice(0, random.whole(1, 3)),
    );
  // A long menu has several sections of one course.
  for (let round = 0; round < 3 && count < wanted; round += 1) {
    for (const id of order) {
      if (count >= wanted) break;
      const isWine = id in wine && !(id in own);
      const course = isWine ? wine[id] : own[id];
      if (!course) continue;
      const names = random
        .shuffled(course.names)
        .filter(({ text }) => !sections.some((section) => section.items.some(({ name }) => name === text)));
      const heading = course.headings[random.whole(0, course.headings.length - 1)] ?? '';
      if (headings.has(heading) || names.length < 2) continue;
      headings.add(heading);
      const size = Math.min(names.length, random.whole(2, random.pick([5, 7, 9, 12])));
      const part =
        plan.styles.length > 1
          ? Math.min(plan.styles.length - 1, Math.floor((plan.styles.length * count) / wanted))
          : 0;
      const items = names
        .slice(0, size)
        .map((phrase) => drawItem(phrase, course, { plan, style: style(part), random, isWine, has, used }));
      sections.push({
        index: 0,
        form: isWine ? 'wine' : 'list',
        heading,
        category: heading,
        items,
        boxed: false,
        rotated: false,
        part,
        labels: [],
        course: id,
        ...(isWine ? wineLabels(words, random) : {}),
      });
      if (isWine) used.add('wine-list');
      count += size;
    }
  }
  for (const section of sections) if (section.form === 'wine') wines(section, style(section.part), random);
  decorate(sections, plan, words, own, random, used);
  for (const part of plan.styles.keys())
    if (sections.some((section) => section.part === part)) noteStyle(style(part), used);
  index(sections);
  return {
    restaurantName: random.pick(words.names),
    title: random.pick(words.titles),
    tag: random.pick(words.tags),
    sections,
    used,
  };
}

/** How many dishes a sheet of a layout has, from and to. @type {Record<string, number[]>} */
const CAPACITY = {
  one: [8, 18],
  'one-wide': [10, 20],
  narrow: [7, 14],
  two: [18, 32],
  'two-unequal': [16, 30],
  three: [28, 44],
  'three-unequal': [24, 40],
  four: [36, 56],
  'side-by-side': [16, 30],
  'three-beside': [24, 36],
  trifold: [28, 44],
  bands: [20, 34],
  'flow-2': [20, 36],
  'flow-3': [30, 48],
  'flow-4': [40, 70],
  'cover-left': [10, 18],
  boxes: [18, 34],
  tall: [24, 40],
  rail: [14, 26],
};

/** Layouts of narrow columns. */
const NARROW = ['three', 'three-unequal', 'four', 'flow-3', 'flow-4', 'trifold', 'three-beside', 'narrow'];
/** Layouts whose columns have room for two languages. */
const WIDE_LAYOUTS = ['one', 'one-wide', 'two', 'cover-left', 'rail', 'bands', 'flow-2', 'tall'];

/** @param {Section[]} sections */
function index(sections) {
  let at = 0;
  for (const [category, section] of sections.entries()) {
    section.index = category;
    for (const item of section.items) {
      item.index = at++;
      for (const addOn of item.addOns) addOn.index = at++;
      if (item.courses) item.choiceIndexes = item.courses.flatMap(({ choices }) => choices.map(() => at++));
    }
  }
}

/** What of a style is a difficulty. @param {Style} style @param {Set<string>} used */
function noteStyle(style, used) {
  const places = /** @type {Record<string, string>} */ ({
    'after-description': 'price-after-description',
    'leaders-description': 'price-after-description',
    below: 'price-below',
    'under-name': 'price-under-name',
    left: 'price-before-name',
    'left-inline': 'price-before-name',
    mid: 'amount-in-line',
    loose: 'loose-prices',
    'description-right': 'price-beside-description',
    joined: 'price-joined-to-name',
    leaders: 'leaders',
    dotted: 'leaders',
    tag: 'price-in-tag',
  });
  const place = places[style.price];
  if (place) used.add(place);
  if (used.has('wrapped-names') && ['right', 'loose', 'tag'].includes(style.price))
    used.add(
      { first: 'price-on-first-line', last: 'price-on-last-line', middle: 'price-between-lines' }[
        style.price === 'tag' ? 'first' : style.align
      ] ?? '',
    );
  if (style.centred) used.add('centred');
  if (style.runIn !== 'no') used.add(`run-in-${style.runIn}`);
  if (['letter-spaced', 'very-spaced'].includes(style.heading)) used.add('letter-spaced-headings');
  if (['caps-spaced', 'wide-spaced'].includes(style.name)) used.add('letter-spaced-names');
  if (style.name === 'small-caps' || style.heading === 'small-caps') used.add('small-capitals');
  if (/^\d+$/.test(style.amounts.id)) used.add('whole-prices');
  if (style.amounts.id.includes('raised')) used.add('raised-cents');
  if (['accent', 'large', 'small', 'other-face'].includes(style.priceLook)) used.add('price-look');
  if (['long', 'very-long'].includes(style.length)) used.add('wrapped-description');
  if (style.face !== style.headFace) used.add('several-fonts');
}

/**
 * @typedef {{ plan: HardPlan, style: Style, random: Random, isWine: boolean, has: (wish: string) => boolean, used:
 * Set<string> }} DishContext
 */

/**
 * @param {import('./vocabulary.mjs').Phrase} phrase @param {CourseWords} course @param {DishContext} context @returns
 * {Item}
 */
function drawItem(phrase, course, { plan, style, random, isWine, has, used }) {
  const [few, many] = /** @type {Record<string, [number, number]>} */ ({
    none: [0, 0],
    short: [1, 2],
    medium: [1, 3],
    long: [3, 5],
    'very-long': [4, 7],
    mixed: [0, 4],
  })[style.length] ?? [0, 2];
  const drinks = ['hot', 'soft', 'beer', 'spirit', 'icecream'].includes(course.id) || course.id === 'side';
  const parts = random
    .shuffled(course.phrases)
    .slice(0, drinks ? (random.chance(0.3) ? Math.min(1, many) : 0) : random.whole(few, many));
  const capital = random.chance(0.5);
  const written = (/** @type {string[]} */ texts) => {
    const text = texts.join(style.separator);
    return capital || style.separator === '. '
      ? CAPITAL(text) + (texts.length > 2 && capital && random.chance(0.3) ? '.' : '')
      : text;
  };
  let name = phrase.text;
  const affixes = AFFIXES[plan.language];
  if (
    affixes &&
    !isWine &&
    !drinks &&
    !['breakfast', 'bakery', 'kids'].includes(course.id) &&
    name.split(' ').length < 4 &&
    random.chance(0.2)
  )
    name = random.pick(affixes).replace('X', name);
  if (has('wrapped-names') && !isWine && !drinks && random.chance(0.4)) {
    const more = random.shuffled(
      course.phrases.filter(
        ({ text }) =>
          /^[\p{L}' ]+$/u.test(text) &&
          text.split(' ').length < 5 &&
          !parts.some((part) => part.text === text) &&
          !/^(with|served|mit|con|com|met|choice|made|in|à|a|swap|slow|on) | with |fried|cooked|served|made|batter|baked|aged|fed\b|finish|choice|top\b|daily|free|available|hot\b|request|warm|seared|glazed|au choix|unités|compris|entières/i.test(
            text,
          ),
      ),
    )[0];
    if (more && name.split(' ').length < 5)
      name = `${name} ${JOIN[/** @type {keyof typeof JOIN} */ (plan.language)]} ${more.text}`;
    used.add('wrapped-names');
  }
  /** @type {Item} */
  const item = {
    index: 0,
    name,
    description: written(parts.map(({ text }) => text)),
    price: { kind: 'one', minor: amountOf(style, random.between(course.from, course.to)) },
    marks: [],
    addOns: [],
  };
  if (plan.wishes.some((wish) => wish.startsWith('bilingual')) && (phrase.translation || random.chance(0.4))) {
    if (name === phrase.text) item.second = phrase.translation ?? '';
    const second = parts.map(({ text, translation }) => translation ?? text);
    if (parts.length > 0) item.secondDescription = written(second);
  }
  return item;
}

/** @param {Style} style @param {number} units */
function amountOf(style, units) {
  return style.amounts.round(units * style.amounts.scale);
}

/**
 * @param {import('./words.mjs').Words} words @param {Random} random @returns {{ labels: string[], head: 'own' | 'once'
 * | 'none' }}
 */
function wineLabels(words, random) {
  return { labels: random.pick(words.wine), head: random.pick(['own', 'once', 'none']) };
}

/** @param {Section} section @param {Style} style @param {Random} random */
function wines(section, style, random) {
  const bottleOnly = random.chance(0.25);
  for (const item of section.items) {
    const bottle = item.price.kind === 'one' ? item.price.minor / 100 / style.amounts.scale : 30;
    if (random.chance(0.55)) item.vintage = String(random.whole(2009, 2024));
    if (bottleOnly || random.chance(0.3)) continue;
    const shares = section.labels.length === 3 ? [0.24, 0.33, 1] : [0.25, 1];
    item.price = {
      kind: 'variants',
      list: section.labels.map((label, at) => ({ label, minor: amountOf(style, bottle * (shares[at] ?? 1)) })),
    };
  }
  if (bottleOnly) section.labels = [];
}

/**
 * Gives the sections what the plan wishes, where it fits, and notes what was given.
 * @param {Section[]} sections @param {HardPlan} plan @param {import('./words.mjs').Words} words @param {Record<string,
 * CourseWords>} own @param {Random} random @param {Set<string>} used
 */
function decorate(sections, plan, words, own, random, used) {
  const style = (/** @type {Section} */ { part }) => /** @type {Style} */ (plan.styles[part] ?? plan.styles[0]);
  const has = (/** @type {string} */ wish) => plan.wishes.includes(wish);
  const lists = () =>
    random.shuffled(
      sections.filter(
        ({ form, priced, items }) => form === 'list' && !priced && items.every(({ price }) => price.kind === 'one'),
      ),
    );
  /**
   * @param {string} wish @param {(section: Section, wish: string) => void} change @param {(section: Section) =>
   * boolean} [fits] @param {number} [max]
   */
  const some = (wish, change, fits = () => true, max = 2) => {
    if (!has(wish)) return;
    for (const section of lists().filter(fits).slice(0, random.whole(1, max))) {
      change(section, wish);
      used.add(wish);
    }
  };
  const food = (/** @type {Section} */ { course }) =>
    !['hot', 'soft', 'beer', 'spirit', 'cocktail', 'icecream'].includes(course);
  const drink = (/** @type {Section} */ section) => !food(section);
  const bySize = (
    /** @type {Section} */ section,
    /** @type {string[]} */ labels,
    /** @type {'own' | 'none' | 'once'} */ head,
  ) => {
    section.form = 'sizes';
    section.labels = labels;
    section.head = head;
    for (const item of section.items) {
      if (item.price.kind !== 'one') continue;
      let units = item.price.minor / 100 / style(section).amounts.scale;
      const few = random.chance(0.12);
      const list = labels.map((label, at) => ({
        label,
        minor: amountOf(style(section), (units *= at === 0 ? 1 : random.between(1.25, 1.7))),
      }));
      if (!few) item.price = { kind: 'variants', list };
    }
  };
  some('set-menu', (section) => setMenus(section, plan, style(section), words, own, random), food, 1);
  some(
    'day-cards',
    (section) => {
      section.items = section.items.slice(0, 5);
      for (const [at, item] of section.items.entries()) item.day = words.days[at] ?? '';
    },
    (section) => food(section) && section.items.length >= 4,
    1,
  );
  some('size-columns-headed', (section) => bySize(section, random.pick(words.sizes), 'own'), food);
  some('size-columns-unheaded', (section) => bySize(section, random.pick(words.sizes), 'none'), food);
  some('size-header-once', (section) => bySize(section, random.pick(words.sizes), 'once'), food);
  some(
    'drink-table',
    (section) => bySize(section, random.pick(words.drinks), random.pick(['own', 'own', 'none'])),
    drink,
  );
  for (const [wish, place] of /** @type {const} */ ([
    ['priced-heading', 'heading'],
    ['priced-sentence', 'sentence'],
    ['priced-beside', 'beside'],
  ])) {
    some(
      wish,
      (section) => {
        const first = section.items[0]?.price;
        const minor = first?.kind === 'one' ? first.minor : 1000;
        section.priced = { minor, place, text: random.pick(place === 'sentence' ? words.sentences : words.each) };
        for (const item of section.items) item.price = { kind: 'flat', minor };
      },
      undefined,
      1,
    );
  }
  some(
    'unpriced',
    (section) => {
      for (const item of section.items) item.price = { kind: 'none' };
    },
    undefined,
    1,
  );
  some(
    'inline-list',
    (section) => void (section.form = 'flow'),
    ({ items, course }) => items.length < 9 && ['side', 'soft', 'hot', 'spirit', 'beer', 'dessert'].includes(course),
    1,
  );
  some(
    'grid',
    (section) => void (section.form = 'grid'),
    ({ items }) => items.length > 3,
    1,
  );
  some(
    'two-products-a-row',
    (section) => void (section.form = 'pairs'),
    (section) => !NARROW.includes(plan.layout) && (drink(section) || section.course === 'side'),
    2,
  );
  some(
    'bilingual-mirrored',
    (section) => void (section.form = 'mirror'),
    (section) =>
      WIDE_LAYOUTS.includes(plan.layout) && !section.priced && section.items.filter(({ second }) => second).length > 1,
    6,
  );
  some(
    'choices-below',
    (section) => {
      for (const item of section.items) {
        if (item.price.kind !== 'one' || random.chance(0.5)) continue;
        const minor = item.price.minor;
        item.price = {
          kind: 'variants',
          list: random.pick(words.choices).map((label, at) => ({
            label,
            minor:
              at === 0
                ? minor
                : amountOf(style(section), (minor / 100 / style(section).amounts.scale) * random.between(1.1, 1.6)),
          })),
        };
      }
      section.form = 'choices';
    },
    food,
    2,
  );
  const singles = (share = 0.2) =>
    sections
      .filter(({ form }) => ['list', 'choices', 'grid'].includes(form))
      .flatMap((section) =>
        section.items
          .filter(({ price }) => price.kind === 'one' && random.chance(share))
          .map((item) => ({ item, style: style(section) })),
      );
  const change = (
    /** @type {string} */ wish,
    /** @type {(minor: number, style: Style) => Price} */ to,
    share = 0.12,
  ) => {
    if (!has(wish)) return;
    for (const { item, style: its } of singles(share)) {
      if (item.price.kind !== 'one') continue;
      item.price = to(item.price.minor, its);
      used.add(wish);
    }
  };
  change(
    'pairs-inline',
    (minor, its) => ({
      kind: 'variants',
      list: random
        .pick(words.choices)
        .slice(0, 2)
        .map((label, at) => ({
          label,
          minor: at === 0 ? minor : amountOf(its, (minor / 100 / its.amounts.scale) * random.between(1.2, 1.6)),
        })),
    }),
    0.2,
  );
  change('market-price', () => ({ kind: 'market', text: random.pick(words.market) }));
  change('price-missing', () => ({ kind: 'none' }), 0.1);
  change('range-price', (minor, its) => ({
    kind: 'range',
    from: minor,
    to: amountOf(its, (minor / 100 / its.amounts.scale) * 1.4 + 1),
  }));
  change(
    'multi-buy',
    (minor, its) => ({
      kind: 'variants',
      list: [
        { label: '', minor },
        { label: random.pick(words.two), minor: amountOf(its, (minor / 100 / its.amounts.scale) * 1.75) },
      ],
    }),
    0.15,
  );
  if (has('price-words')) {
    const everywhere = random.chance(0.35) ? random.pick(words.after) : undefined;
    for (const { item } of singles(everywhere ? 1 : 0.3)) {
      if (item.price.kind !== 'one') continue;
      if (everywhere || random.chance(0.6)) item.price.after = everywhere ?? random.pick(words.after);
      else item.price.before = random.pick(words.before);
      used.add('price-words');
    }
  }
  extras(sections, plan, words, random, used);
  for (const section of sections) {
    if (has('notes-between') && random.chance(0.4)) section.note = random.pick(words.notes);
    if (has('boxes') && random.chance(0.35)) {
      section.boxed = true;
      used.add('boxes');
    }
    if (has('heading-translation') && plan.language !== 'en') {
      section.second = random.pick(
        own[section.course]?.id === 'starter'
          ? ['Starters', 'To start']
          : section.course === 'dessert'
            ? ['Desserts', 'Sweets']
            : section.course === 'main'
              ? ['Main courses', 'From the kitchen']
              : section.course === 'soft'
                ? ['Drinks', 'Beverages']
                : ['Dishes', 'Our choice'],
      );
      used.add('heading-translation');
    }
  }
  const upright = sections.filter(({ items, form }) => items.length > 3 && form !== 'mirror' && form !== 'set');
  if (has('rotated-title') && upright.length > 0) {
    random.pick(upright).rotated = true;
    used.add('rotated-title');
  }
  if (has('sub-headings')) subHeadings(sections, words, random, used);
}

/**
 * Sections are split in groups with headings of a lower level. @param {Section[]} sections @param
 * {import('./words.mjs').Words} words @param {Random} random @param {Set<string>} used
 */
function subHeadings(sections, words, random, used) {
  const split = sections.find(
    ({ form, items, priced, rotated, course }) =>
      form === 'list' &&
      items.length >= 5 &&
      !priced &&
      !rotated &&
      !items[0]?.day &&
      !['soft', 'hot', 'side'].includes(course),
  );
  if (!split) return;
  const half = Math.ceil(split.items.length / 2);
  const [first = '', second = ''] = random.shuffled(words.subs);
  const rest = { ...split, items: split.items.slice(half), heading: second, category: `${split.heading} / ${second}` };
  delete rest.note;
  sections.splice(sections.indexOf(split) + 1, 0, rest);
  Object.assign(split, {
    items: split.items.slice(0, half),
    above: split.heading,
    heading: first,
    category: `${split.heading} / ${first}`,
  });
  used.add('sub-headings');
}

/**
 * Small things beside names and below dishes. @param {Section[]} sections @param {HardPlan} plan @param
 * {import('./words.mjs').Words} words @param {Random} random @param {Set<string>} used
 */
function extras(sections, plan, words, random, used) {
  const has = (/** @type {string} */ wish) => plan.wishes.includes(wish);
  const style = (/** @type {Section} */ { part }) => /** @type {Style} */ (plan.styles[part] ?? plan.styles[0]);
  const numbered = has('item-numbers');
  const letters = random.shuffled(ICON_LETTERS).slice(0, 3);
  let number = random.pick([0, 0, 0, 20]);
  for (const section of sections) {
    const own = style(section);
    const mid = own.price === 'mid';
    for (const item of section.items) {
      const drink = ['soft', 'beer', 'spirit', 'hot'].includes(section.course);
      const vegetarian =
        !MEAT.test(`${item.name} ${item.second ?? ''} ${item.description} ${item.secondDescription ?? ''}`) &&
        !drink &&
        section.form !== 'wine';
      if (numbered && section.form !== 'set') {
        number += 1;
        item.number = numberText(own.numbers, number, random);
        used.add('item-numbers');
      }
      if (has('dietary-marks') && random.chance(0.5)) {
        item.marks = [
          ...(vegetarian && random.chance(0.7) ? [random.chance(0.3) ? 'VG' : 'V'] : []),
          ...(random.chance(0.25) ? ['GF'] : []),
          ...(random.chance(0.08) ? ['DF'] : []),
          ...(random.chance(0.08) ? ['SPICY'] : []),
        ];
        if (item.marks.length > 0) used.add('dietary-marks');
      }
      if (has('allergen-numbers') && random.chance(0.7) && section.form !== 'set') {
        item.allergens = random
          .shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
          .slice(0, random.whole(1, 5))
          .sort((a, b) => a - b)
          .join(',');
        used.add('allergen-numbers');
      } else if (has('allergen-letters') && random.chance(0.7) && section.form !== 'set') {
        item.allergens = random
          .shuffled(['A', 'B', 'C', 'D', 'F', 'G', 'H', 'L', 'M', 'N', 'O', 'P'])
          .slice(0, random.whole(1, 4))
          .sort()
          .join(',');
        used.add('allergen-letters');
      }
      if (has('icon-letters') && random.chance(0.55)) {
        item.icons = random.shuffled(letters).slice(0, random.whole(1, 2)).join('');
        used.add('icon-letters');
      }
      if (has('kcal') && !drink && section.form !== 'wine' && section.form !== 'set') {
        item.kcal = random.pick([
          `${random.whole(8, 140) * 10} kcal`,
          `${random.whole(80, 1400)}kcal`,
          `(${random.whole(80, 1400)} cal)`,
        ]);
        used.add('kcal');
      }
      if (has('weights') && random.chance(0.5) && section.form === 'list') {
        item.qualifier = drink
          ? random.pick(['330ml', '33cl', '0,5 l', '25 cl', '4.2%', '50cl', '(0,33l)', '500ml'])
          : random.pick(['200g', '250 gr', '(300g)', '8oz', '12 oz', '6 pcs', '(4)', '½ kg', '180 g', '10"']);
        used.add('weights');
      } else if ((section.course === 'beer' || section.course === 'spirit') && random.chance(0.4))
        item.qualifier = random.pick(['4.8%', '330ml', '5.2% ABV', '33cl', '500ml', '(0,5 l)']);
      if (mid && item.price.kind === 'one' && (random.chance(0.6) || (!item.price.after && !item.allergens))) {
        if (random.chance(0.6)) item.portion = random.pick(words.portions);
        item.price.after ??= random.pick(words.after);
      }
      if (has('badges') && random.chance(0.15)) {
        item.badge = random.pick(words.badges);
        used.add('badges');
      }
      if (has('add-ons') && random.chance(0.15) && ['list', 'sizes', 'choices'].includes(section.form)) {
        for (const name of random.shuffled(words.addOns).slice(0, random.pick([1, 1, 2, 3])))
          item.addOns.push({
            index: 0,
            name,
            line: random.pick(words.add),
            minor: amountOf(own, random.between(0.08, 0.3) * (plan.language === 'tr' ? 200 : 14)),
          });
        used.add('add-ons');
      }
    }
  }
}

/** @param {string} form @param {number} number @param {Random} random */
function numberText(form, number, random) {
  switch (form) {
    case '01':
      return String(number).padStart(2, '0');
    case 'A1':
      return `${String.fromCharCode(65 + Math.floor(number / 12))}${(number % 12) + 1}`;
    case '#1':
      return `#${number}`;
    case '12a':
      return `${Math.ceil(number / 2)}${random.chance(0.4) ? 'ab'[number % 2] : ''}`;
    case 'No. 1':
      return `No. ${number}`;
    case '1)':
      return `${number})`;
    case '1':
      return String(number);
    default:
      return `${number}.`;
  }
}

/**
 * @param {Section} section @param {HardPlan} plan @param {Style} style @param {import('./words.mjs').Words} words
 * @param {Record<string, CourseWords>} own @param {Random} random
 */
function setMenus(section, plan, style, words, own, random) {
  section.form = 'set';
  const courses = random
    .shuffled(plan.courses.filter((id) => (own[id]?.names.length ?? 0) > 5))
    .slice(0, random.whole(2, 3))
    .sort((a, b) => plan.courses.indexOf(a) - plan.courses.indexOf(b));
  const wanted = random.whole(1, 3);
  section.heading = section.category = random.pick(
    words.sets
      .map((name) => `${name}s`)
      .slice(0, 1)
      .concat(
        plan.language === 'en'
          ? ['Set Menus', 'Menus', 'Party Menus']
          : plan.language === 'de'
            ? ['Menüs', 'Unsere Menüs']
            : plan.language === 'tr'
              ? ['Menüler']
              : plan.language === 'nl'
                ? ["Menu's"]
                : plan.language === 'it'
                  ? ['I Menù', 'Menù Fissi']
                  : ['Menus', 'Menu'],
      )
      .slice(1),
  );
  section.items = random
    .shuffled(words.sets)
    .slice(0, wanted)
    .map((name) => {
      const headings = courses.map((id) => {
        const course = /** @type {CourseWords} */ (own[id]);
        return {
          heading: random.chance(0.5) ? random.pick(course.headings) : random.pick(words.choose),
          choices: random
            .shuffled(course.names)
            .slice(0, random.whole(1, 4))
            .map(({ text }) => text),
        };
      });
      const units = courses.reduce((sum, id) => sum + (own[id]?.to ?? 10), 0) * 0.8;
      const per = random.pick(words.per);
      /** @type {Item} */
      const item = {
        index: 0,
        name,
        description: headings.flatMap(({ choices }) => choices).join(' '),
        price: { kind: 'one', minor: amountOf(style, units), ...(per ? { after: per } : {}) },
        marks: [],
        addOns: [],
        courses: headings,
      };
      return item;
    });
}
