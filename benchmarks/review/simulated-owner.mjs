/**
 * An owner who knows the menu, and answers what the product asks: by the review page's own questions and edits. One
 * press, or one field that is written, is one answer, whether it settles one dish or many.
 */
import { wantedNames } from '../extraction/name-forms.mjs';
import { amountsIn, bestSimilarity, plain } from '../extraction/printed-text.mjs';
import { samePrices, scoreMenu } from '../extraction/score-menu.mjs';

/** A line of print that says this much of a dish's name is that dish. */
const SAME_DISH = 0.8;

/**
 * @typedef {import('../extraction/score-menu.mjs').Truth} Truth @typedef
 * {import('../extraction/score-menu.mjs').TruthItem} TruthItem
 * @typedef {{ answers: number, byKind: Record<string, number>, asked: Set<string>, draft: any, shownPrint: string[],
 * unread: number }} Review `asked`: ids of the dishes that were asked about; `unread`: regions without words
 * @param {{ truth: Truth, menu: any, facts: any, questions: any, timeZones?: readonly string[] }} given `menu`: as the
 * service answers with it; `questions`: of `answering.ts` @returns {Review}
 */
export function reviewed({ truth, menu, facts, questions: q, timeZones = [] }) {
  const owner = new Owner(truth, menu, facts, q, timeZones);
  owner.answerHouse(menu);
  owner.answerPrint();
  owner.answerDishes();
  return {
    answers: owner.answers,
    byKind: owner.byKind,
    asked: owner.asked,
    draft: owner.draft,
    shownPrint: owner.shownPrint,
    unread: owner.unread,
  };
}

/** A draft as it is scored. @param {any} draft */
export function scoredDraft(draft) {
  return {
    categories: draft.map((/** @type {any} */ { name, items }) => ({
      name,
      items: items.map((/** @type {any} */ item) => ({
        id: item.id,
        name: item.name,
        price: item.price,
        variants: item.variants ?? [],
      })),
    })),
  };
}

class Owner {
  answers = 0;
  /** @type {Record<string, number>} */
  byKind = {};
  /** @type {Set<string>} */
  asked = new Set();
  /** @type {Set<string>} */
  settled = new Set();
  /** @type {string[]} */
  shownPrint = [];
  unread = 0;
  printLeft = false;

  /** @param {Truth} truth @param {any} menu @param {any} facts @param {any} q @param {readonly string[]} timeZones */
  constructor(truth, menu, facts, q, timeZones) {
    this.truth = truth;
    this.draft = menu.categories;
    this.currency = menu.currency;
    this.facts = facts;
    this.timeZones = timeZones;
    this.q = q;
  }

  groups() {
    return this.q.questionGroups({
      draft: this.draft,
      currency: this.currency,
      reading: this.facts,
      settled: this.settled,
    });
  }

  /** @param {string} kind @param {any} edit */
  answer(kind, edit) {
    this.answers += 1;
    this.byKind[kind] = (this.byKind[kind] ?? 0) + 1;
    if (edit) this.draft = this.q.applyAll(this.draft, edit.operations);
  }

  /**
   * "Is this you?": a field for each detail that is wrong; all that is right is accepted with the rest of the
   * questions. Of address, telephone and hours nothing is known here. @param {any} menu
   */
  answerHouse(menu) {
    const name = this.truth.restaurantName;
    if (name && bestSimilarity([plain(name)], [plain(menu.restaurantName)]) < SAME_DISH)
      this.answer('house', undefined);
    if (this.truth.currency && this.truth.currency !== menu.currency) this.answer('house', undefined);
    // Without an address the clock of the owner's own device is taken.
    if (this.timeZones.length > 1 && menu.restaurantAddress) this.answer('house', undefined);
  }

  /** The dishes of the truth, by the item that each was read as. */
  verdicts() {
    const { verdicts, missed } = scoreMenu(this.truth, scoredDraft(this.draft));
    return { of: new Map(verdicts.map((verdict) => [/** @type {any} */ (verdict.read).id, verdict])), missed };
  }

  /**
   * The dishes that are on the paper and not on the page. One that is there at its price, its name read in part, is not
   * made a second time.
   * @param {string} [besides] id of an item that is asked about @returns {readonly TruthItem[]}
   */
  missing(besides) {
    const verdicts = this.verdicts();
    return verdicts.missed.filter((dish) => !readInPart(dish, verdicts, besides));
  }

  /** Print without a place: what is a dish, or a heading, becomes one; the rest is let go together. */
  answerPrint() {
    const print = this.groups().flatMap((/** @type {any} */ group) => (group.kind === 'print' ? group.questions : []));
    for (const question of print) {
      const text = question.text ?? [question.price?.beside, question.price?.text].filter(Boolean).join(' ');
      this.shownPrint.push(text);
      if (text === '') this.unread += 1;
      const dishes = this.verdicts().missed.filter((item) => isIn(item, text));
      // The first by the question; the others by a tap on the paper beside it.
      for (const dish of dishes) {
        const there = readInPart(dish, this.verdicts());
        if (there) this.complete(dish, there.id);
        else this.makeDish(dish, question);
      }
      if (dishes.length > 0) continue;
      const heading = this.truth.categories.find(
        ({ name }) =>
          name &&
          plain(name) === plain(text) &&
          !this.draft.some((/** @type {any} */ category) => plain(category.name) === plain(name)),
      );
      if (!heading) continue;
      this.settled.add(question.id);
      this.answer('heading', this.q.headingOfPrint(this.draft, question, '').edit);
    }
    const rest = print.filter((/** @type {any} */ { id }) => !this.settled.has(id));
    for (const { id } of rest) this.settled.add(id);
    this.printLeft = rest.length > 0;
  }

  /** @param {TruthItem} dish @param {any} question */
  makeDish(dish, question) {
    const made = this.q.dishOfPrint(this.draft, question, 'New item');
    if (!made) return;
    this.draft = this.q.applyAll(this.draft, made.edit.operations);
    this.asked.add(made.itemId);
    this.settled.add(question.id);
    this.answer('print', this.q.changeItem(this.draft, made.itemId, written(dish)));
  }

  /** Dishes in doubt: each that is wrong is corrected, what is none is left out, the rest is found right together. */
  answerDishes() {
    this.answerSizes();
    for (const group of this.groups()) {
      const { of } = this.verdicts();
      const items = group.questions.filter((/** @type {any} */ { kind }) => kind === 'item');
      for (const { id } of items) this.asked.add(id);
      const texts = new Map(items.map((/** @type {any} */ { id, item }) => [id, textOf(item)]));
      const none = items.filter((/** @type {any} */ question) => this.isNone(question, of));
      const dishes = items.filter((/** @type {any} */ question) => !none.includes(question));
      if (group.kind === 'unpriced') {
        if (!this.answeredTogether(dishes, none, of))
          for (const question of dishes) this.answerDish(question, of.get(question.id));
      } else {
        for (const question of dishes) this.answerDish(question, of.get(question.id));
        this.leaveOut(group, none);
      }
      for (const [id, text] of texts) this.takeApart(id, text);
    }
    const { of } = this.verdicts();
    const open = this.q
      .questionsIn(this.groups().filter((/** @type {any} */ { kind }) => kind === 'unpriced'))
      .filter((/** @type {any} */ { id }) => !of.get(id)?.dish);
    // The rest of a name was left out meanwhile: its first part is completed.
    for (const question of open) if (this.dishWithin(question.item)) this.answerDish(question, undefined);
    const unpriced = open.filter((/** @type {any} */ question) => this.isNone(question, this.verdicts().of));
    // What is still without a price is none, in all categories at once.
    if (unpriced.length > 0)
      this.answer(
        'delete',
        this.q.deleteItems(
          this.draft,
          unpriced.map((/** @type {any} */ { id }) => id),
          '',
        ),
      );
    const sure = this.q
      .questionsIn(this.groups())
      .filter(this.q.canConfirm)
      .map((/** @type {any} */ { id }) => id);
    // "The rest is right": dishes, print and the details of the house at once.
    if (sure.length > 0 || this.printLeft) this.answer('confirm', this.q.confirmItems(this.draft, sure, ''));
    else this.answer('house', undefined);
  }

  /**
   * What is more than one dish becomes as many: it is copied, and the copy written. @param {string} id of a dish that
   * was asked about @param {string} text what it said
   */
  takeApart(id, text) {
    for (const dish of this.missing(id).filter((missing) => isWhollyIn(missing, text))) {
      const copied = this.q.duplicateItem(this.draft, id);
      if (!copied) return;
      const copyId = copied.operations[0].item.id;
      this.asked.add(copyId);
      this.answer('copy', copied);
      this.answer('write copy', this.q.changeItem(this.draft, copyId, { ...written(dish), uncertain: undefined }));
    }
  }

  /** @param {any} question @param {Map<string, any>} of */
  isNone({ id, item }, of) {
    return !of.get(id)?.dish && !this.dishWithin(item);
  }

  /**
   * What is none among dishes to compare is left out one by one, or all that is left of the group once what is right
   * was confirmed, whichever is less. @param {any} group @param {readonly any[]} none
   */
  leaveOut(group, none) {
    const left = this.groups().find((/** @type {any} */ { id }) => id === group.id)?.questions ?? [];
    const right = left.filter((/** @type {any} */ { id }) => !none.some((one) => one.id === id));
    if (group.kind !== 'compare' || right.length + 1 >= none.length) {
      for (const { id, asks } of none) this.answer(`delete ${asks}`, this.q.deleteItem(this.draft, id));
      return;
    }
    for (const { id } of right) this.answer('confirm one', this.q.confirmItems(this.draft, [id], ''));
    this.answer(
      'delete all',
      this.q.deleteItems(
        this.draft,
        none.map(({ id }) => id),
        '',
      ),
    );
  }

  /**
   * Sizes without names: categories whose dishes want other names than most of the menu get theirs first, then the rest
   * of the menu gets them at once.
   */
  answerSizes() {
    const open = () => this.groups().filter((/** @type {any} */ { sizes }) => sizes);
    const idsOf = (/** @type {any[]} */ groups) =>
      groups.flatMap(({ questions }) => questions.map((/** @type {any} */ { id }) => id));
    const { of } = this.verdicts();
    const wanted = new Map(
      open().flatMap((/** @type {any} */ { questions }) =>
        questions.map((/** @type {any} */ { id, item, categoryId }) => [
          id,
          sizeNames(of.get(id)?.dish, item, categoryId),
        ]),
      ),
    );
    for (const shape of new Set(open().map((/** @type {any} */ { sizes }) => String(sizes.labels)))) {
      const groups = open().filter((/** @type {any} */ { sizes }) => String(sizes.labels) === shape);
      const max = maxWanted(idsOf(groups), wanted);
      const others = groups.filter((/** @type {any} */ group) => (maxWanted(idsOf([group]), wanted) ?? max) !== max);
      for (const group of others) this.nameSizes(idsOf([group]), wanted);
      this.nameSizes(idsOf(groups.filter((/** @type {any} */ group) => !others.includes(group))), wanted);
    }
  }

  /**
   * Gives these dishes the names that most of them want; one that wants others is written by itself before. @param
   * {readonly string[]} ids @param {Map<string, string | undefined>} wanted names of sizes, as JSON
   */
  nameSizes(ids, wanted) {
    const limit = maxWanted(ids, wanted);
    if (limit === undefined) return;
    const { of } = this.verdicts();
    const apart = ids.length === 1 ? ids : ids.filter((id) => wanted.get(id) !== undefined && wanted.get(id) !== limit);
    for (const id of apart) {
      this.asked.add(id);
      this.answer(
        'sizes',
        this.q.changeItem(this.draft, id, {
          ...written(/** @type {TruthItem} */ (of.get(id)?.dish)),
          uncertain: undefined,
        }),
      );
    }
    const together = ids.filter((id) => !apart.includes(id));
    if (together.length > 0) this.answer('sizes', this.q.nameSizes(this.draft, together, JSON.parse(limit).labels));
  }

  /**
   * Dishes of a category without a price that all have the same one, or none at all: what is no dish there has to be
   * left out before. @param {readonly any[]} items @param {readonly any[]} none @param {Map<string, any>} of
   */
  answeredTogether(items, none, of) {
    const wanted = items.map(({ id }) => of.get(id)?.dish);
    const [first] = wanted;
    if (
      wanted.length <= none.length + 1 ||
      wanted.some((dish) => !dish || (dish.variants?.length ?? 0) > 0 || (dish.price ?? null) !== (first.price ?? null))
    )
      return false;
    for (const { id, asks } of none) this.answer(`delete ${asks}`, this.q.deleteItem(this.draft, id));
    const ids = items.map(({ id }) => id);
    this.answer(
      'one price',
      first.price
        ? this.q.givePriceToAll(this.draft, ids, { price: String(first.price), name: '' })
        : this.q.leaveUnpriced(this.draft, ids, ''),
    );
    return true;
  }

  /**
   * A dish that is missing, and whose words are in this item, or begin with its name: it was read, and not as it is.
   * @param {any} item
   */
  dishWithin(item) {
    const missed = this.missing(item.id);
    return missed.find((dish) => isIn(dish, textOf(item))) ?? missed.find((dish) => isBegun(dish, item));
  }

  /**
   * Writes a dish that was read in part. The rest of its name is asked about by itself.
   * @param {TruthItem} dish @param {string} id of what was read
   */
  complete(dish, id) {
    this.asked.add(id);
    this.answer('name', this.q.changeItem(this.draft, id, { ...written(dish), uncertain: undefined }));
  }

  /** @param {any} question @param {import('../extraction/score-menu.mjs').Verdict | undefined} verdict */
  answerDish({ id, asks }, verdict) {
    const item = this.q.itemsOf(this.draft).find((/** @type {any} */ one) => one.id === id);
    if (!item) return;
    const dish = verdict?.dish ?? this.dishWithin(item);
    // Another item was meanwhile found to be that dish.
    if (!dish) return this.answer(`delete ${asks}`, this.q.deleteItem(this.draft, id));
    if (!verdict?.dish) return this.complete(dish, id);
    const isRight = samePrices(dish, { name: item.name, price: item.price, variants: item.variants ?? [] });
    if (asks === 'no-price' && isRight) return this.answer('no price', this.q.leaveUnpriced(this.draft, [id], ''));
    // A single price is one field or one press; a name or sizes are written in the form.
    if (!isRight || asks === 'unnamed-sizes')
      this.answer(asks, this.q.changeItem(this.draft, id, { ...written(dish), name: item.name, uncertain: undefined }));
  }
}

/** What an owner writes of a dish. @param {TruthItem} dish */
function written({ name, price, variants = [] }) {
  if (variants.length === 0)
    return { name, price: price === null || price === undefined ? '' : String(price), variants: undefined };
  return {
    name,
    price: '',
    variants: variants.map(({ label, price: size }, index) => ({
      id: `size-${name}-${index}`,
      label: label || `Size ${index + 1}`,
      price: String(size ?? ''),
    })),
  };
}

/**
 * What the sizes of an item are to be called, size by size; undefined for what has no sizes. Names that the truth does
 * not know are those of its category alone.
 * @param {TruthItem | undefined} dish @param {any} item @param {string} categoryId @returns {string | undefined} as
 * JSON
 */
function sizeNames(dish, item, categoryId) {
  if (!dish?.variants || dish.variants.length === 0) return undefined;
  const left = [...dish.variants];
  const labels = item.variants.map((/** @type {any} */ size, /** @type {number} */ index) => {
    const at = left.findIndex(({ price }) => String(amountsIn(price)) === String(amountsIn(size.price)));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found && (found.label || `Size ${index + 1}`);
  });
  if (left.length > 0 || labels.includes(undefined)) return JSON.stringify({ labels, itemId: item.id });
  return JSON.stringify({ labels, ...(dish.variants.some(({ label }) => !label) && { categoryId }) });
}

/**
 * @param {readonly string[]} ids @param {Map<string, string | undefined>} wanted @returns {string | undefined} what
 * most of these want
 */
function maxWanted(ids, wanted) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const id of ids) {
    const names = wanted.get(id);
    if (names !== undefined && !names.includes('"itemId"')) counts.set(names, (counts.get(names) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

/** @param {any} item */
const textOf = ({ name, description }) => [name, description].join(' ');

/** Letters of a name that hardly stand in a text by chance. */
const ENOUGH_LETTERS = 8;

/** Whether a text holds a dish's name, letter by letter. @param {TruthItem} dish @param {string} text */
const isWhollyIn = (dish, text) =>
  wantedNames(/** @type {any} */ (dish)).some((name) => name.length >= ENOUGH_LETTERS && plain(text).includes(name));

/**
 * Whether the name of an item is the beginning of a dish's name ("Chorizo Macaroni" of "Chorizo Macaroni Cheese"), or
 * the name without the number before it ("2 Rühreier").
 * @param {TruthItem} dish @param {any} item
 */
function isBegun(dish, item) {
  const read = plain(item.name);
  return wantedNames(/** @type {any} */ (dish))
    .map((name) => name.replace(/^\d+/, ''))
    .filter((name) => Math.min(name.length, read.length) >= ENOUGH_LETTERS)
    .some((name) => name.startsWith(read) || read.startsWith(name));
}

/**
 * What stands on the page for a dish: at its price, its name read in part. @param {TruthItem} dish
 * @param {{ of: Map<string, any> }} verdicts @param {string} [besides] id of an item @returns {any}
 */
function readInPart(dish, { of }, besides) {
  return [...of.values()]
    .filter((verdict) => !verdict.dish)
    .map(({ read }) => read)
    .find((read) => read.id !== besides && isBegun(dish, read) && samePrices(dish, read));
}

/** @param {TruthItem} dish @param {string} text */
function isIn(dish, text) {
  const words = plain(text);
  return (
    words !== '' &&
    wantedNames(/** @type {any} */ (dish)).some(
      (name) =>
        (name.length > 3 &&
          (words.includes(name) || bestSimilarity([name], [words.replace(/\d+$/, '')]) >= SAME_DISH)) ||
        text.split(/\s+/).map(plain).includes(name),
    )
  );
}
