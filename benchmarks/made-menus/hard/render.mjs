import { WORDS } from './words.mjs';

/**
 * @typedef {import('./draw.mjs').Section} Section @typedef {import('./draw.mjs').Item} Item @typedef
 * {import('./plans.mjs').Style} Style @typedef {import('./plans.mjs').HardPlan} HardPlan @typedef
 * {import('../random.mjs').Random} Random
 * @typedef {{ plan: HardPlan, words: import('./words.mjs').Words, random: Random, used: Set<string>, menu:
 * import('./draw.mjs').HardMenu, marks: (marks: string[]) => string, allergens: 'sup' | 'brackets' | 'trailing' |
 * 'after-price', dash: string, choiceGap: string, currencyOften: boolean, other: import('./amounts.mjs').HardAmount |
 * undefined, addOnsBeside: boolean, headShown: boolean }} Context
 * @typedef {{ html: string, weight: number }} Block `weight`: about how many lines
 */

const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/**
 * A run of text with its role, which `labels.json` reads back. @param {string} role @param {string} html @param
 * {string} [cls] @param {string} [part]
 */
const run = (role, html, cls, part) =>
  `<span data-r="${role}"${part ? ` data-p="${part}"` : ''}${cls ? ` class="${cls}"` : ''}>${html}</span>`;
const text = (
  /** @type {string} */ role,
  /** @type {string} */ plain,
  /** @type {string} */ cls = '',
  /** @type {string} */ part = '',
) => run(role, escaped(plain), cls, part);

const MARKS = [
  (/** @type {string[]} */ marks) => `(${marks.join(', ')})`,
  (/** @type {string[]} */ marks) => marks.join(' '),
  (/** @type {string[]} */ marks) => marks.map((mark) => `(${mark})`).join(' '),
  (/** @type {string[]} */ marks) => marks.join(', ').toLowerCase(),
  (/** @type {string[]} */ marks) => `[${marks.join('/')}]`,
  (/** @type {string[]} */ marks) => marks.join('·'),
];
const MARK_WORDS = ['V', 'VG', 'GF', 'SPICY'];

/**
 * The body of a hard menu: one `.page` for each sheet. Every run of text has `data-r` (role); items have `data-i`,
 * categories `data-c`.
 * @param {HardPlan} plan @param {import('./draw.mjs').HardMenu} menu @param {Random} random
 */
export function hardHtml(plan, menu, random) {
  const words = /** @type {import('./words.mjs').Words} */ (WORDS[plan.language]);
  const has = (/** @type {string} */ wish) => plan.wishes.includes(wish);
  /** @type {Context} */
  const context = {
    plan,
    words,
    random,
    menu,
    used: menu.used,
    marks: random.pick(MARKS),
    allergens: random.pick(/** @type {const} */ (['sup', 'brackets', 'trailing', 'after-price'])),
    dash: random.pick([' - ', ' – ', ' — ', ', ', ' ~ ']),
    choiceGap: random.pick([' / ', '/', ' | ', '  ', ' - ']),
    currencyOften: random.chance(0.5),
    addOnsBeside: random.chance(0.4),
    headShown: false,
    other: undefined,
  };
  if (has('mixed-amounts')) menu.used.add('mixed-amounts');
  const blocks = menu.sections.map((section) => ({ ...sectionBlock(section, context), part: section.part }));
  const pages = shares(
    blocks,
    Array.from({ length: plan.pages }, () => 1),
  ).filter((part) => part.length > 0);
  const runningHead =
    has('page-furniture') && pages.length > 1
      ? random.pick([menu.restaurantName, `${menu.restaurantName} · ${menu.title}`, menu.title])
      : '';
  const foot = random.shuffled(words.feet).slice(0, random.whole(0, 2));
  if (runningHead || (pages.length > 1 && has('page-furniture'))) menu.used.add('page-furniture');
  return pages
    .map((part, index) => {
      const first = index === 0;
      const last = index === pages.length - 1;
      const head = first
        ? plan.layout === 'cover-left'
          ? ''
          : letterhead(context)
        : runningHead
          ? `<div class="running">${text('letterhead', runningHead)}</div>`
          : '';
      const showsMarks = menu.used.has('dietary-marks') && random.chance(0.8);
      const legend =
        last && showsMarks
          ? `<p>${MARK_WORDS.map((mark, at) => `${text('note', `${mark} ${words.legend[at] ?? ''}`)}`).join(random.pick([' · ', ', ', '&emsp;']))}</p>`
          : '';
      const number = has('page-furniture')
        ? `<p class="page-number">${text('other', random.pick([`${index + 1}`, `${words.page} ${index + 1}`, `- ${index + 1} -`, `${index + 1} / ${pages.length}`]))}</p>`
        : '';
      const address =
        has('page-furniture') || random.chance(0.5)
          ? `<p>${random
              .shuffled([random.pick(words.places), random.pick(words.phones), social(menu, random)])
              .slice(0, random.whole(1, 3))
              .map((line) => text('letterhead', line))
              .join(' · ')}</p>`
          : '';
      const watermark = has('watermark') ? `<div class="watermark">${text('other', menu.restaurantName)}</div>` : '';
      if (watermark) menu.used.add('watermark');
      const footer = `<div class="foot">${legend}${(last || has('page-furniture') ? foot : []).map((line) => `<p>${text('note', line)}</p>`).join('')}${last || has('page-furniture') ? address : ''}${number}</div>`;
      return `<div class="page s0">${watermark}${head}<div class="body">${body(part, context, first)}</div>${footer}</div>`;
    })
    .join('');
}

/** @param {import('./draw.mjs').HardMenu} menu @param {Random} random */
function social(menu, random) {
  const handle = menu.restaurantName
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');
  return random.pick([
    `www.${handle}.example`,
    `@${handle}`,
    `facebook.com/${handle}`,
    `${handle}@mail.example`,
    `Insta: @${handle}_official`,
  ]);
}

/** @param {Context} context */
function letterhead({ menu, words, random }) {
  const name = random.chance(0.85)
    ? `<div class="title">${text('letterhead', menu.restaurantName, '', 'restaurant')}</div>`
    : '';
  const lines = [
    random.chance(0.5) ? menu.title : '',
    random.chance(0.5) ? menu.tag : '',
    random.chance(0.35) ? random.pick(words.hours) : '',
    random.chance(0.3) ? random.pick(words.phones) : '',
    random.chance(0.25) ? random.pick(words.places) : '',
  ].filter(Boolean);
  return `<div class="letterhead">${name}${lines.map((line) => `<p>${text('letterhead', line)}</p>`).join('')}</div>`;
}

/**
 * Shares blocks out in order, so that no part is much fuller for its width than the others.
 * @template {Block} T @param {readonly T[]} blocks @param {readonly number[]} portions @returns {T[][]}
 */
function shares(blocks, portions) {
  /**
   * Least fullness of the fullest part for the blocks from `from` in the parts from `part`, and where the part ends.
   * @type {Map<number, [number, number]>}
   */
  const known = new Map();
  const best = (/** @type {number} */ from, /** @type {number} */ part) => {
    const key = from * portions.length + part;
    const before = known.get(key);
    if (before) return before;
    const portion = portions[part] ?? 1;
    let weight = 0;
    /** @type {[number, number]} */
    let found = [Infinity, from];
    for (let end = from; end <= blocks.length; end += 1) {
      if (part === portions.length - 1) end = blocks.length;
      weight = blocks.slice(from, end).reduce((sum, each) => sum + each.weight, 0);
      const rest = part === portions.length - 1 ? 0 : best(end, part + 1)[0];
      const fullest = Math.max(weight / portion, rest);
      if (fullest < found[0]) found = [fullest, end];
    }
    known.set(key, found);
    return found;
  };
  let from = 0;
  return portions.map((_, part) => {
    const end = best(from, part)[1];
    const own = blocks.slice(from, end);
    from = end;
    return own;
  });
}

/** @param {readonly (Block & { part: number })[]} blocks @param {Context} context @param {boolean} first */
function body(blocks, context, first) {
  const { plan, random, used } = context;
  const between = withInterludes(blocks, context);
  const columns = (
    /** @type {number[]} */ portions,
    /** @type {readonly (Block & { part: number })[]} */ part = between,
    /** @type {string} */ cls = '',
  ) =>
    `<div class="columns ${cls}" style="grid-template-columns:${portions.map((portion) => `minmax(0,${portion}fr)`).join(' ')}">${shares(
      part,
      portions,
    )
      .map((column) => `<div class="column">${column.map(({ html }) => html).join('')}</div>`)
      .join('')}</div>`;
  const unequal = (/** @type {number[][]} */ choices) => {
    used.add('unequal-columns');
    return random.shuffled(random.pick(choices));
  };
  const flow = (/** @type {number} */ count) => {
    used.add('flowing-columns');
    return `<div class="flow" style="column-count:${count}">${between.map(({ html }) => html).join('')}</div>`;
  };
  switch (plan.layout) {
    case 'two':
    case 'narrow-two':
      return columns([1, 1]);
    case 'two-unequal':
      return columns(
        unequal([
          [2, 1],
          [3, 2],
          [2.4, 1],
          [1.4, 1],
        ]),
      );
    case 'three':
      return columns([1, 1, 1]);
    case 'three-unequal':
      return columns(
        unequal([
          [2, 1, 1],
          [1.5, 1, 1],
          [1.7, 1.2, 1],
          [2.2, 1.4, 1],
        ]),
      );
    case 'trifold':
      used.add('trifold');
      return columns([1, 1, 1], between, 'panels');
    case 'four':
      return columns([1, 1, 1, 1]);
    case 'flow-2':
      return flow(2);
    case 'flow-3':
      return flow(3);
    case 'flow-4':
      return flow(4);
    case 'side-by-side':
    case 'three-beside':
      return sideBySide(between, context);
    case 'bands': {
      used.add('bands');
      const bands = shares(
        between,
        random.pick([
          [1, 1],
          [1, 0.6, 1.2],
          [1.4, 1],
        ]),
      ).filter((band) => band.length > 0);
      return bands
        .map((band) =>
          columns(
            band.length === 1
              ? [1]
              : random
                  .pick([
                    [1, 1],
                    [1, 1, 1],
                    [2, 1],
                    [1, 1.6],
                  ])
                  .slice(0, Math.max(1, band.length)),
            band,
            'band',
          ),
        )
        .join('');
    }
    case 'boxes': {
      used.add('boxes');
      const portions = random.chance(0.6)
        ? unequal([
            [1.5, 1],
            [1.2, 1],
            [1.8, 1],
          ])
        : [1, 1];
      return columns(
        portions,
        between.map((block) => ({ ...block, html: `<div class="frame s${block.part}">${block.html}</div>` })),
        'framed',
      );
    }
    case 'cover-left': {
      used.add('unequal-columns');
      const { words, menu } = context;
      const cover = first
        ? `<div class="cover">${letterhead(context)}<p>${text('letterhead', random.pick(words.places))}</p><p>${text('letterhead', random.pick(words.phones))}</p><p>${text('letterhead', social(menu, random))}</p>${words.hours
            .slice(0, 2)
            .map((line) => `<p>${text('letterhead', line)}</p>`)
            .join('')}</div>`
        : '<div class="cover"></div>';
      return `<div class="columns covered" style="grid-template-columns:1fr 2fr">${random.chance(0.7) ? cover : cover}<div class="column">${between.map(({ html }) => html).join('')}</div></div>`;
    }
    case 'rail': {
      used.add('rotated-title');
      return `<div class="columns railed" style="grid-template-columns:minmax(0,1fr) 3.4em"><div class="column">${between.map(({ html }) => html).join('')}</div><div class="rail"><span class="turned">${text('letterhead', context.menu.title)}</span></div></div>`;
    }
    default:
      return columns([1]);
  }
}

/**
 * Menus side by side, each in its own style. @param {readonly (Block & { part: number })[]} blocks @param {Context}
 * context
 */
function sideBySide(blocks, { plan, random, words, used }) {
  const parts = plan.styles.map((_, at) => blocks.filter(({ part }) => part === at)).filter((part) => part.length > 0);
  if (parts.length > 1) used.add('side-by-side');
  const portions = parts.map(() => random.pick([1, 1, 1.3, 1.7]));
  const titles = random.shuffled([...words.titles, ...words.sets]);
  return `<div class="columns beside" style="grid-template-columns:${portions.map((portion) => `minmax(0,${portion}fr)`).join(' ')}">${parts.map((part, at) => `<div class="column menu s${part[0]?.part ?? 0}">${random.chance(0.6) ? `<div class="title part">${text('letterhead', titles[at] ?? '')}</div>` : ''}${part.map(({ html }) => html).join('')}</div>`).join('')}</div>`;
}

/**
 * House texts, contacts, photos, notes between the sections. @param {readonly (Block & { part: number })[]} blocks
 * @param {Context} context
 */
function withInterludes(blocks, context) {
  const { plan, random, words, menu, used } = context;
  const has = (/** @type {string} */ wish) => plan.wishes.includes(wish);
  /** @type {(Block & { part: number })[]} */
  const all = [];
  const between = /** @type {(() => Block)[]} */ ([
    ...(has('house-text')
      ? [
          () => (
            used.add('house-text'),
            {
              html: `<div class="house ${random.chance(0.3) ? 'boxed' : ''}"><p>${text('note', random.pick(words.house), '', 'house')}</p></div>`,
              weight: 5,
            }
          ),
        ]
      : []),
    ...(has('contact-in-column')
      ? [
          () => (
            used.add('contact-in-column'),
            {
              html: `<div class="contact ${random.chance(0.4) ? 'boxed' : ''}">${random
                .shuffled([
                  ...words.hours.slice(0, random.whole(1, 3)),
                  random.pick(words.places),
                  random.pick(words.phones),
                  social(menu, random),
                ])
                .map((line) => `<p>${text('letterhead', line)}</p>`)
                .join('')}</div>`,
              weight: 6,
            }
          ),
        ]
      : []),
    ...(has('photos')
      ? [
          () => (used.add('photos'), { html: photo(random, ''), weight: 6 }),
          () => ({ html: photo(random, text('note', random.pick(words.badges))), weight: 7 }),
        ]
      : []),
    ...(has('notes-between')
      ? [
          () => (
            used.add('notes-between'),
            { html: `<p class="between">${text('note', random.pick(words.notes))}</p>`, weight: 2 }
          ),
        ]
      : []),
    ...(has('badges') && random.chance(0.5)
      ? [
          () => ({
            html: `<div class="stamp">${text('other', `${random.pick(words.badges)} ${random.pick(words.tags)}`)}</div>`,
            weight: 4,
          }),
        ]
      : []),
  ]);
  const queue = random.shuffled(between);
  for (const block of blocks) {
    all.push(block);
    if (queue.length > 0 && random.chance(0.45))
      all.push({ .../** @type {() => Block} */ (queue.pop())(), part: block.part });
  }
  if (queue.length > 0)
    all.splice(random.whole(0, all.length), 0, {
      .../** @type {() => Block} */ (queue.pop())(),
      part: all[0]?.part ?? 0,
    });
  return all.sort((a, b) => a.part - b.part);
}

/** @param {Random} random @param {string} caption */
function photo(random, caption) {
  const dot = () =>
    `radial-gradient(circle at ${random.whole(15, 85)}% ${random.whole(15, 85)}%,hsl(${random.whole(5, 120)} ${random.whole(30, 80)}% ${random.whole(25, 60)}%) 0 ${random.whole(5, 14)}%,#0000 ${random.whole(15, 18)}%)`;
  return `<div class="photo"><div class="plate" style="height:${random.whole(5, 10)}em;${random.chance(0.3) ? 'border-radius:50%;width:60%;margin:0 auto;' : ''}background:${Array.from({ length: 6 }, dot).join(',')},hsl(${random.whole(15, 60)} 30% ${random.whole(45, 80)}%)"></div>${caption}</div>`;
}

/** @param {Section} section @param {Context} context @returns {Block} */
function sectionBlock(section, context) {
  const { random, plan } = context;
  const style = /** @type {Style} */ (plan.styles[section.part] ?? plan.styles[0]);
  const head = heading(section, style, context);
  const bodies = {
    list: listHtml,
    choices: listHtml,
    names: listHtml,
    sizes: tableHtml,
    wine: tableHtml,
    set: setHtml,
    flow: flowHtml,
    grid: gridHtml,
    pairs: pairsHtml,
    mirror: mirrorHtml,
  };
  const inner = bodies[section.form](section, style, context);
  const beside = section.priced?.place === 'beside' ? `<div class="beside-price">${priced(section, style)}</div>` : '';
  if (section.priced)
    context.used.add(
      section.priced.place === 'heading'
        ? 'priced-heading'
        : section.priced.place === 'sentence'
          ? 'priced-sentence'
          : 'priced-beside',
    );
  const content = beside ? `<div class="with-beside"><div>${inner}</div>${beside}</div>` : inner;
  const rotated = section.rotated
    ? `<div class="with-rotated"><div class="rotated"><h2 class="turned">${text('heading', section.heading)}</h2></div><div>${content}</div></div>`
    : `${head}${content}`;
  const perItem =
    section.form === 'flow'
      ? 0.5
      : section.form === 'pairs'
        ? 0.6
        : style.length === 'none'
          ? 1.3
          : ['long', 'very-long'].includes(style.length)
            ? 3.4
            : 2.2;
  const weight =
    2.6 +
    section.items.reduce(
      (sum, item) =>
        sum +
        perItem +
        item.addOns.length * 0.7 +
        (item.secondDescription ? 1 : 0) +
        (item.courses?.reduce((lines, { choices }) => lines + choices.length + 1, 2) ?? 0),
      0,
    );
  const column = section.boxed && random.chance(0.5) ? 'boxed filled' : section.boxed ? 'boxed' : '';
  return { html: `<section data-c="${section.index}" class="s${section.part} ${column}">${rotated}</section>`, weight };
}

/** @param {Section} section @param {Style} style */
function priced(section, style) {
  const { minor, text: words } = /** @type {NonNullable<Section['priced']>} */ (section.priced);
  const [before = '', after = ''] = words.split('N');
  return `${before ? text('heading', before, 'pw', 'price-words') : ''}${run('price', style.amounts.html(minor), 'price', 'section')}${after ? text('heading', after, 'pw', 'price-words') : ''}`;
}

/** @param {Section} section @param {Style} style @param {Context} context */
function heading(section, style, { random }) {
  const above = section.above ? `<h2>${text('heading', section.above)}</h2>` : '';
  const isSub = section.category !== section.heading;
  const own = section.priced?.place === 'heading' ? ` ${priced(section, style)}` : '';
  const second = section.second
    ? random.chance(0.5)
      ? `<p class="head-second">${text('heading', section.second, '', 'second')}</p>`
      : ` ${text('heading', `/ ${section.second}`, 'head-second', 'second')}`
    : '';
  const sentence = section.priced?.place === 'sentence' ? `<p class="note">${sentenceHtml(section, style)}</p>` : '';
  const note = section.note
    ? random.chance(0.2)
      ? ` ${text('note', `(${section.note})`, 'note-beside')}`
      : `<p class="note">${text('note', section.note)}</p>`
    : '';
  const beside = note && !note.startsWith('<p') ? note : '';
  const secondBeside = second.startsWith('<p') ? '' : second;
  return `<div class="head">${above}<${isSub ? 'h3' : 'h2'}>${text('heading', section.heading)}${secondBeside}${own}${beside}</${isSub ? 'h3' : 'h2'}>${secondBeside ? '' : second}${beside ? '' : note}${sentence}</div>`;
}

/** @param {Section} section @param {Style} style */
function sentenceHtml(section, style) {
  const { minor, text: words } = /** @type {NonNullable<Section['priced']>} */ (section.priced);
  const [before = '', after = ''] = words.split('N');
  return `${before ? text('note', before, '', 'price-words') : ''}${run('price', style.amounts.html(minor), '', 'section')}${after ? text('note', after, '', 'price-words') : ''}`;
}

/** @param {number} minor @param {Style} style @param {Context} context @param {string} [part] */
function amount(minor, style, { plan, random }, part) {
  const html = style.amounts.html(minor);
  // Menus typed over the years write the same amount in several ways.
  const odd =
    plan.wishes.includes('mixed-amounts') && random.chance(0.2)
      ? html.includes('<')
        ? html
        : random.chance(0.5)
          ? html.replace(',', '.')
          : html.replace(/[€$£]\s?|\s?€/, '').replace(/[.,]00$/, '')
      : html;
  return run('price', odd, '', part);
}

/** @param {Item} item @param {Style} style @param {Context} context */
function priceHtml(item, style, context) {
  const { price } = item;
  const wrap = (/** @type {string} */ inner) => `<span class="price">${inner}</span>`;
  switch (price.kind) {
    case 'one':
      return wrap(
        `${price.before ? `${text('price', price.before, 'pw', 'words')} ` : ''}${amount(price.minor, style, context)}${price.after ? `${price.after.startsWith('/') ? '' : ' '}${text('price', price.after, 'pw', 'words')}` : ''}`,
      );
    case 'variants':
      return wrap(
        price.list
          .map(({ label, minor }) =>
            label.includes('N')
              ? label
                  .split('N')
                  .map((side) => (side ? text('size-label', side, 'pw') : ''))
                  .join(amount(minor, style, context))
              : `${label ? `${text('size-label', label, 'pw')} ` : ''}${amount(minor, style, context)}`,
          )
          .join(context.choiceGap),
      );
    case 'range':
      return wrap(
        `${amount(price.from, style, context)}${context.random.pick([' - ', '–', ' / '])}${amount(price.to, style, context)}`,
      );
    case 'market':
      return wrap(text('price', price.text, '', 'words'));
    default:
      return '';
  }
}

/** @param {Item} item @param {Style} style @param {Context} context @param {boolean} [plain] */
function nameHtml(item, style, context, plain = false) {
  const comma = style.runIn === 'colon' && item.description && !plain ? ':' : '';
  const allergens = item.allergens && context.allergens !== 'after-price' ? allergensHtml(item, context) : '';
  const after = [
    item.qualifier ? text('mark', item.qualifier, 'qualifier', 'qualifier') : '',
    item.portion ? text('note', item.portion, 'portion', 'portion') : '',
    item.marks.length > 0 ? text('mark', context.marks(item.marks), 'mark', 'diet') : '',
    allergens,
    item.icons ? text('mark', item.icons, 'icons', 'icon') : '',
    item.badge ? text('mark', item.badge, 'badge', 'badge') : '',
    item.kcal ? text('mark', item.kcal, 'qualifier', 'kcal') : '',
  ].filter(Boolean);
  const number = item.number ? `${text('number', item.number, 'number')} ` : '';
  const vintage = item.vintage ? text('name', item.vintage, 'vintage', 'vintage') : '';
  const old = vintage && Number(item.vintage) % 2 === 0;
  const second =
    context.plan.wishes.includes('bilingual-beside') && item.second && !plain
      ? ` ${text('description', `/ ${item.second}`, 'second', 'second')}`
      : '';
  if (second) context.used.add('bilingual-beside');
  return `${number}<span class="name">${old ? `${vintage} ` : ''}${text('name', item.name + comma)}${vintage && !old ? ` ${vintage}` : ''}</span>${second}${after.length > 0 ? ` ${after.join(' ')}` : ''}`;
}

/** @param {Item} item @param {Context} context */
function allergensHtml({ allergens = '' }, { allergens: look, random }) {
  switch (look) {
    case 'sup':
      return `<sup>${text('mark', allergens, 'allergens', 'allergens')}</sup>`;
    case 'brackets':
      return text('mark', `(${allergens})`, 'allergens', 'allergens');
    case 'after-price':
      return text(
        'mark',
        random.chance(0.5) ? `(${allergens})` : allergens.replaceAll(',', ' '),
        'allergens',
        'allergens',
      );
    case 'trailing':
      return text('mark', allergens.replaceAll(',', ' '), 'allergens', 'allergens');
  }
}

/**
 * Lines below the name. @param {Item} item @param {Style} style @param {Context} context @param {string} [end] stands
 * at the end of the description @param {boolean} [beside] the description stands beside the name already
 */
function belowHtml(item, style, context, end = '', beside = false) {
  const brackets = style.description === 'brackets';
  const second =
    item.second && !context.plan.wishes.includes('bilingual-beside')
      ? `<p class="second">${text('description', item.second, '', 'second')}</p>`
      : '';
  const translated =
    item.secondDescription && item.secondDescription !== item.description
      ? `<p class="second">${text('description', item.secondDescription, '', 'second')}</p>`
      : '';
  if (second || translated) context.used.add('bilingual-below');
  const description =
    item.description && !beside ? text('description', brackets ? `(${item.description})` : item.description) : '';
  const lines = description || end ? `<p class="description">${description}${end}</p>` : '';
  return `${second}${lines}${translated}`;
}

/** @param {Item} item @param {Style} style @param {Context} context */
function addOnsHtml(item, style, context) {
  if (item.addOns.length === 0) return '';
  const lines = item.addOns.map((addOn) => {
    const html = addOn.line
      .split(/([NX])/)
      .filter(Boolean)
      .map((piece) =>
        piece === 'N'
          ? run('add-on', style.amounts.html(addOn.minor), '', 'price')
          : piece === 'X'
            ? text('add-on', addOn.name, '', 'name')
            : piece.trim()
              ? text('add-on', piece, '', 'words')
              : piece,
      )
      .join('');
    return `<span data-i="${addOn.index}">${html}</span>`;
  });
  return context.addOnsBeside
    ? `<p class="add-on">${lines.join(' | ')}</p>`
    : lines.map((line) => `<p class="add-on">${line}</p>`).join('');
}

/** @param {Section} section @param {Style} style @param {Context} context */
function listHtml(section, style, context) {
  const { random, words, plan } = context;
  return section.items
    .map((item, at) => {
      const note =
        plan.wishes.includes('notes-between') && at > 0 && random.chance(0.07)
          ? `<p class="between">${text('note', random.pick(words.notes))}</p>`
          : '';
      if (note) context.used.add('notes-between');
      const day = item.day ? `<p class="day">${text('note', item.day, '', 'day')}</p>` : '';
      return `${note}<div class="item" data-i="${item.index}">${day}${section.form === 'choices' && item.price.kind === 'variants' ? choicesHtml(item, style, context) : itemHtml(item, style, context)}</div>`;
    })
    .join('');
}

/** A line for each size below the name. @param {Item} item @param {Style} style @param {Context} context */
function choicesHtml(item, style, context) {
  const list = item.price.kind === 'variants' ? item.price.list : [];
  return `<p>${nameHtml(item, style, context, true)}</p>${belowHtml(item, style, context)}${list.map(({ label, minor }) => `<div class="row choice">${label ? text('size-label', label) : ''}${style.price === 'leaders' ? `<span class="leader" data-leader="${style.leader}"></span>` : ''}<span class="price">${amount(minor, style, context)}</span></div>`).join('')}${addOnsHtml(item, style, context)}`;
}

/** @param {Item} item @param {Style} style @param {Context} context */
function itemHtml(item, style, context) {
  const bare = priceHtml(item, style, context);
  const price =
    bare && item.allergens && context.allergens === 'after-price' ? `${bare} ${allergensHtml(item, context)}` : bare;
  const name = nameHtml(item, style, context);
  const beside = style.runIn !== 'no' && item.description !== '';
  const dash = { dash: context.dash === ', ' ? ' - ' : context.dash, comma: ', ' }[style.runIn] ?? ' ';
  const naming = beside
    ? `<span class="naming">${name}${dash.trim() ? text('other', dash, '', 'separator') : ' '}${text('description', item.description, `description run-in-${style.runIn}`)}</span>`
    : `<span class="naming">${name}</span>`;
  const below = belowHtml(item, style, context, '', beside);
  const addOns = addOnsHtml(item, style, context);
  const leader = `<span class="leader" data-leader="${style.leader}"></span>`;
  const end = `${below}${addOns}`;
  switch (price ? style.price : 'none') {
    case 'right':
      return `<div class="row a-${style.align}">${naming}${price}</div>${end}`;
    case 'loose':
      return `<div class="row a-${style.align}">${naming}<span style="position:relative;top:${context.random.between(-0.45, 0.5).toFixed(2)}em;margin-left:auto">${price}</span></div>${end}`;
    case 'leaders':
      return `<div class="row a-last">${naming}${leader}${price}</div>${end}`;
    case 'dotted':
      return `<div class="row a-last">${naming}<span class="dotted"></span>${price}</div>${end}`;
    case 'tag':
      return `<div class="row a-first">${naming}<span class="tag">${price}</span></div>${end}`;
    case 'dash':
      return `<p>${naming}${text('other', context.dash, '', 'separator')}${price}</p>${end}`;
    case 'bar':
      return `<p>${naming} ${text('other', '|', '', 'separator')} ${price}</p>${end}`;
    case 'joined':
      return `<p>${naming}${context.dash === ' - ' ? text('other', '-', '', 'separator') : ''}${price}</p>${end}`;
    case 'mid':
      return `<p>${naming}&ensp;${price}</p>${end}`;
    case 'after-description':
      return item.description && !beside
        ? `<p>${naming}</p>${belowHtml(item, style, context, ` ${price}`)}${addOns}`
        : `<p>${naming} ${price}</p>${end}`;
    case 'leaders-description':
      return item.description && !beside
        ? `<p>${naming}</p>${belowHtml(item, style, context, `${text('other', style.leader.repeat(4), '', 'leader')}${price}`)}${addOns}`
        : `<p>${naming}${text('other', style.leader.repeat(4), '', 'leader')}${price}</p>${end}`;
    case 'description-right':
      return item.description && !beside
        ? `<p>${naming}</p><div class="row a-first"><span class="description">${text('description', item.description)}</span>${price}</div>${belowHtml(item, style, context, '', true)}${addOns}`
        : `<div class="row">${naming}${price}</div>${end}`;
    case 'below':
      return `<p>${naming}</p>${below}<p class="alone">${price}</p>${addOns}`;
    case 'under-name':
      return `<p>${naming}</p><p class="alone">${price}</p>${end}`;
    case 'left':
      return `<div class="at-left"><div>${price}</div><div><p>${naming}</p>${end}</div></div>`;
    case 'left-inline':
      return `<p>${price}&ensp;${naming}</p>${end}`;
    default:
      return `<p>${naming}${price ? `&emsp;${price}` : ''}</p>${end}`;
  }
}

/** Sizes in columns of their own. @param {Section} section @param {Style} style @param {Context} context */
function tableHtml(section, style, context) {
  const count = section.labels.length;
  if (count === 0) return listHtml(section, style, context);
  const show = section.head === 'own' || (section.head === 'once' && !context.headShown);
  if (section.head === 'once') context.used.add('size-header-once');
  if (show) context.headShown = true;
  context.used.add(section.head === 'none' ? 'size-columns-unheaded' : 'size-columns-headed');
  const rows = section.items.map((item) => {
    const cells =
      item.price.kind === 'variants' && item.price.list.length === count
        ? item.price.list
            .map(({ minor }) => `<td><span class="price">${amount(minor, style, context)}</span></td>`)
            .join('')
        : `${section.form === 'wine' ? '<td></td>'.repeat(count - 1) : ''}<td colspan="${section.form === 'wine' ? 1 : count}">${priceHtml(item, style, context)}</td>`;
    return `<tr data-i="${item.index}"><td class="what">${nameHtml(item, style, context, true)}${belowHtml(item, style, context)}${addOnsHtml(item, style, context)}</td>${cells}</tr>`;
  });
  const head = show
    ? `<tr class="labels"><th></th>${section.labels.map((label) => `<th>${text('size-label', label)}</th>`).join('')}</tr>`
    : '';
  return `<table>${head}${rows.join('')}</table>`;
}

/** Set menus with their courses. @param {Section} section @param {Style} style @param {Context} context */
function setHtml(section, style, context) {
  const { random } = context;
  const priceFirst = random.chance(0.3);
  const priceLast = random.chance(0.4);
  const inLine = random.chance(0.35);
  return `<div class="sets">${section.items
    .map((item) => {
      const price = priceHtml(item, style, context);
      const courses = (item.courses ?? [])
        .map(
          ({ heading: head, choices }) =>
            `<p class="course">${text('note', head, '', 'course')}</p>${inLine ? `<p>${choices.map((choice) => text('description', choice, '', 'choice')).join(' / ')}</p>` : choices.map((choice) => `<p>${text('description', choice, '', 'choice')}</p>`).join('')}`,
        )
        .join('');
      return `<div class="set" data-i="${item.index}">${priceFirst ? `<p>${price}</p>` : ''}<p>${nameHtml(item, style, context, true)}${priceFirst || priceLast ? '' : ` ${price}`}</p>${courses}${priceLast && !priceFirst ? `<p>${price}</p>` : ''}</div>`;
    })
    .join('')}</div>`;
}

/** Dishes in running lines. @param {Section} section @param {Style} style @param {Context} context */
function flowHtml(section, style, context) {
  const gap = context.random.pick([' · ', ' | ', '&emsp;', ', ', ' / ']);
  return `<p class="running-list">${section.items.map((item) => `<span data-i="${item.index}">${nameHtml({ ...item, description: '' }, style, context, true)} ${priceHtml(item, style, context)}</span>`).join(gap.trim() && gap !== '&emsp;' ? text('other', gap, '', 'separator') : gap)}</p>`;
}

/** Small cells beside each other. @param {Section} section @param {Style} style @param {Context} context */
function gridHtml(section, style, context) {
  const { random } = context;
  const pictures = random.chance(0.35);
  const count = ['four', 'flow-4', 'trifold', 'three', 'flow-3', 'three-unequal', 'three-beside'].includes(
    context.plan.layout,
  )
    ? 2
    : random.whole(2, 3);
  const atEnd = random.chance(0.4);
  if (pictures) context.used.add('photos');
  return `<div class="cells" style="grid-template-columns:repeat(${count},minmax(0,1fr))">${section.items
    .map((item) => {
      const price = priceHtml(item, style, context);
      return `<div class="cell" data-i="${item.index}">${pictures ? photo(random, '') : ''}<p>${nameHtml(item, style, context, true)}${atEnd && item.description ? '' : ` ${price}`}</p>${belowHtml(item, style, context, atEnd && item.description ? ` ${price}` : '')}</div>`;
    })
    .join('')}</div>`;
}

/** Two products in a row. @param {Section} section @param {Style} style @param {Context} context */
function pairsHtml(section, style, context) {
  const half = Math.ceil(section.items.length / 2);
  const cell = (/** @type {Item | undefined} */ item) =>
    item
      ? `<td class="what" data-i="${item.index}">${nameHtml(item, style, context, true)}</td><td data-i="${item.index}">${priceHtml(item, style, context)}</td>`
      : '<td></td><td></td>';
  return `<table class="pairs">${section.items
    .slice(0, half)
    .map((item, at) => `<tr>${cell(item)}${cell(section.items[half + at])}</tr>`)
    .join('')}</table>`;
}

/**
 * Two languages beside each other, the price between or at the right. @param {Section} section @param {Style} style
 * @param {Context} context
 */
function mirrorHtml(section, style, context) {
  const middle = context.random.chance(0.7);
  context.used.add('bilingual-mirrored');
  return `<table class="mirror">${section.items
    .map((item) => {
      const price = `<td class="between-price">${priceHtml(item, style, context)}</td>`;
      const other = `<td class="${middle ? 'far' : 'what'}"><p class="name">${text('description', item.second || item.name, '', 'second')}</p>${item.secondDescription ? `<p class="description">${text('description', item.secondDescription, '', 'second')}</p>` : ''}</td>`;
      const own = `<td class="what"><p>${nameHtml({ ...item, second: '' }, style, context, true)}</p>${item.description ? `<p class="description">${text('description', item.description)}</p>` : ''}</td>`;
      return `<tr data-i="${item.index}">${own}${middle ? price + other : other + price}</tr>`;
    })
    .join('')}</table>`;
}
