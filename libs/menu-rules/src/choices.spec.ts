import type { ChoiceGroup, ChoiceOption, ChoiceRules } from '@chalkboard/contracts';
import fc from 'fast-check';
import { choiceTexts } from './choice-texts';
import { choiceProblems, choicesPrice, groupsOf, optionPrice } from './choices';
import { canonicalChoices, choicesKey, type Picked } from './same-choices';

const option = (id: string, unitPrice = 0, more: Partial<ChoiceOption> = {}): ChoiceOption => ({
  id,
  name: id.toUpperCase(),
  unitPrice,
  ...more,
});
const group = (id: string, options: ChoiceOption[], more: Partial<ChoiceGroup> = {}): ChoiceGroup => ({
  id,
  name: id,
  kind: 'each',
  min: 0,
  max: 3,
  free: 0,
  options,
  ...more,
});
const rulesOf = (groups: ChoiceGroup[], own = groups): ChoiceRules => ({
  groups,
  dishes: [{ itemId: 'pizza', groupIds: own.map(({ id }) => id) }],
});
const pick = (groupId: string, optionId: string, more: Partial<Picked> = {}): Picked => ({
  groupId,
  optionId,
  ...more,
});
const there = () => 'there' as const;
const kinds = (
  rules: ChoiceRules | undefined,
  picks: Picked[],
  dishes = there as (id: string) => 'there' | 'soldOut' | 'gone',
) => choiceProblems(rules, 'pizza', picks, dishes).map(({ kind }) => kind);

const sauce = group('sauce', [option('pesto', 100), option('tomato')], { min: 1, max: 1 });
const toppings = group('toppings', [option('olives', 150), option('basil', 50), option('ham', 200)], { repeats: true });

describe('what can be chosen of a dish', () => {
  it('is its groups in its own order, without those that are not there any more', () => {
    const rules = {
      ...rulesOf([sauce, toppings]),
      dishes: [{ itemId: 'pizza', groupIds: ['toppings', 'gone', 'sauce'] }],
    };
    expect(groupsOf(rules, 'pizza').map(({ id }) => id)).toEqual(['toppings', 'sauce']);
    expect([groupsOf(rules, 'cola'), groupsOf(undefined, 'pizza')]).toEqual([[], []]);
  });

  it('has to be as many as a group needs, and not more than it takes', () => {
    const rules = rulesOf([sauce, { ...toppings, min: 2 }]);
    expect(choiceProblems(rules, 'pizza', [pick('toppings', 'ham')], there)).toEqual([
      { kind: 'missing', group: sauce, count: 1 },
      { kind: 'missing', group: { ...toppings, min: 2 }, count: 1 },
    ]);
    expect(kinds(rules, [pick('sauce', 'pesto'), pick('toppings', 'ham', { quantity: 2 })])).toEqual([]);
    expect(kinds(rules, [pick('sauce', 'pesto'), pick('toppings', 'ham', { quantity: 4 })])).toEqual(['tooMany']);
  });

  it('is one of each option unless the group lets it repeat', () => {
    const once = rulesOf([{ ...toppings, repeats: undefined }]);
    expect(kinds(once, [pick('toppings', 'ham'), pick('toppings', 'ham')])).toEqual(['repeated']);
    expect(kinds(once, [pick('toppings', 'ham'), pick('toppings', 'basil')])).toEqual([]);
  });

  it('is nothing that the dish does not have', () => {
    expect(kinds(rulesOf([toppings]), [pick('sauce', 'pesto')])).toEqual(['unknown']);
    expect(kinds(rulesOf([toppings]), [pick('toppings', 'gold')])).toEqual(['unknown']);
    expect(kinds(undefined, [pick('toppings', 'ham')])).toEqual(['unknown']);
    const within = pick('toppings', 'ham', { choices: [pick('sauce', 'pesto')] });
    expect(kinds(rulesOf([toppings, sauce], [toppings]), [within])).toEqual(['unknown']);
  });

  it('is nothing that is sold out, itself or as a dish, and no dish that is off the menu', () => {
    const combo = group('drink', [option('cola', 0, { itemId: 'cola' }), option('tea', 0, { soldOut: true })]);
    const of = (id: string, state: 'there' | 'soldOut' | 'gone') =>
      kinds(rulesOf([combo]), [pick('drink', id)], () => state);
    expect([of('tea', 'there'), of('cola', 'soldOut'), of('cola', 'gone'), of('cola', 'there')]).toEqual([
      ['soldOut'],
      ['soldOut'],
      ['unknown'],
      [],
    ]);
  });

  it('asks for what is within an option only once it is chosen', () => {
    const drink = group('drink', [option('cola', 0, { groupIds: ['ice'] }), option('none')], { min: 1, max: 1 });
    const ice = group('ice', [option('yes'), option('no')], { min: 1, max: 1 });
    const rules = rulesOf([drink, ice], [drink]);
    expect(kinds(rules, [pick('drink', 'none')])).toEqual([]);
    expect(choiceProblems(rules, 'pizza', [pick('drink', 'cola')], there)).toEqual([
      { kind: 'missing', group: ice, count: 1, within: drink.options[0] },
    ]);
    expect(kinds(rules, [pick('drink', 'cola', { choices: [pick('ice', 'no')] })])).toEqual([]);
  });

  it('is two different halves of what comes in halves', () => {
    const halves = group('halves', [option('a'), option('b'), option('c')], {
      kind: 'halves',
      min: 2,
      max: 2,
      repeats: true,
    });
    expect(kinds(rulesOf([halves]), [pick('halves', 'a', { quantity: 2 })])).toEqual(['repeated']);
    expect(kinds(rulesOf([halves]), [pick('halves', 'a'), pick('halves', 'c')])).toEqual([]);
  });
});

describe('what choices cost', () => {
  it('is the sum of the options with their quantities, by the size of the dish', () => {
    const sized = group('toppings', [option('ham', 200, { sizePrices: { Large: 350 } }), option('basil', 50)]);
    const rules = rulesOf([sized]);
    const picks = [pick('toppings', 'ham', { quantity: 2 }), pick('toppings', 'basil')];
    expect([choicesPrice(rules, 'pizza', picks), choicesPrice(rules, 'pizza', picks, 'LARGE')]).toEqual([450, 750]);
    expect(optionPrice(sized.options[0]!, 'Small')).toBe(200);
  });

  it('is nothing for the dearest, as many as are free', () => {
    const rules = rulesOf([{ ...toppings, free: 2 }]);
    const picks = [pick('toppings', 'basil'), pick('toppings', 'ham', { quantity: 2 })];
    expect(choicesPrice(rules, 'pizza', picks)).toBe(50);
    expect(choicesPrice(rules, 'pizza', picks.slice(0, 1))).toBe(0);
  });

  it('is the dearer half for both halves', () => {
    const halves = group('halves', [option('a', 100), option('b', 300)], { kind: 'halves', min: 2, max: 2 });
    expect(choicesPrice(rulesOf([halves]), 'pizza', [pick('halves', 'a'), pick('halves', 'b')])).toBe(300);
  });

  it('counts what is within an option for each of it, though the option is free', () => {
    const drink = group('drink', [option('cola', 300, { groupIds: ['size'] })], { free: 2, repeats: true });
    const size = group('size', [option('big', 80)]);
    const picks = [pick('drink', 'cola', { quantity: 2, choices: [pick('size', 'big')] })];
    expect(choicesPrice(rulesOf([drink, size], [drink]), 'pizza', picks)).toBe(160);
  });
});

describe('how choices read', () => {
  it('is one text for each group, in the order of the menu whatever the order of the picks', () => {
    const rules = rulesOf([sauce, toppings]);
    expect(
      choiceTexts(rules, 'pizza', [
        pick('toppings', 'basil'),
        pick('toppings', 'olives', { quantity: 2 }),
        pick('sauce', 'pesto'),
      ]),
    ).toEqual(['sauce: PESTO', 'toppings: 2 × OLIVES, BASIL']);
  });

  it('says halves as halves, and what is within an option in brackets', () => {
    const halves = group(
      'halves',
      [option('a', 0, { name: 'Margherita', groupIds: ['crust'] }), option('b', 0, { name: 'Salami' })],
      {
        kind: 'halves',
      },
    );
    const crust = group('crust', [option('thin')]);
    expect(
      choiceTexts(rulesOf([halves, crust], [halves]), 'pizza', [
        pick('halves', 'b'),
        pick('halves', 'a', { choices: [pick('crust', 'thin')] }),
      ]),
    ).toEqual(['Half Margherita (crust: THIN) / half Salami']);
  });
});

describe('whether choices are the same', () => {
  it('does not depend on their order, on how equal ones are written, nor on what says nothing', () => {
    const a = [pick('g', 'x'), pick('g', 'x'), pick('h', 'y', { quantity: 1, choices: [] })];
    const b = [pick('h', 'y'), pick('g', 'x', { quantity: 2 })];
    expect(choicesKey(a)).toBe(choicesKey(b));
    expect(canonicalChoices(a)).toEqual([
      { groupId: 'g', optionId: 'x', quantity: 2 },
      { groupId: 'h', optionId: 'y' },
    ]);
    expect(choicesKey([pick('h', 'y', { choices: [pick('g', 'x')] })])).not.toBe(choicesKey([pick('h', 'y')]));
    expect([choicesKey(undefined), choicesKey([])]).toEqual(['', '']);
  });
});

describe('for any groups and picks', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const anyGroup = (id: string) =>
    fc
      .record({
        prices: fc.array(amount, { minLength: 1, maxLength: 5 }),
        sized: amount,
        kind: fc.constantFrom('each' as const, 'halves' as const),
        free: fc.integer({ min: 0, max: 4 }),
      })
      .map(({ prices, sized, kind, free }) =>
        group(
          id,
          prices.map((price, at) =>
            option(`o${at}`, price, { sizePrices: { Large: sized }, ...(id === 'g0' && { groupIds: ['inner'] }) }),
          ),
          { kind, free, repeats: true },
        ),
      );
  const flat = (groups: readonly string[]) =>
    fc.record({
      groupId: fc.constantFrom(...groups),
      optionId: fc.integer({ min: 0, max: 5 }).map((at) => `o${at}`),
      quantity: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    });
  const anyPicks = fc.array(
    fc
      .tuple(flat(['g0', 'g1']), fc.array(flat(['inner']), { maxLength: 3 }))
      .map(([own, choices]) => ({ ...own, choices })),
    { maxLength: 6 },
  );
  const anyRules = fc
    .tuple(anyGroup('g0'), anyGroup('g1'), anyGroup('inner'))
    .map(([a, b, inner]) => rulesOf([a, b, inner], [a, b]));
  const size = fc.constantFrom(undefined, 'Large', 'Small');
  const shuffled = (picks: readonly Picked[]) =>
    [...picks].reverse().map((one) => ({ ...one, choices: [...(one.choices ?? [])].reverse() }));

  it('the price is a whole amount, never negative, and the same in any order and in canonical form', () =>
    fc.assert(
      fc.property(anyRules, anyPicks, size, (rules, picks, of) => {
        const price = choicesPrice(rules, 'pizza', picks, of);
        expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
        expect(choicesPrice(rules, 'pizza', shuffled(picks), of)).toBe(price);
        expect(choicesPrice(rules, 'pizza', canonicalChoices(picks), of)).toBe(price);
      }),
    ));

  it('one more that is free never raises the price', () =>
    fc.assert(
      fc.property(anyRules, anyPicks, size, (rules, picks, of) => {
        const freer = { ...rules, groups: rules.groups.map((one) => ({ ...one, free: one.free + 1 })) };
        expect(choicesPrice(freer, 'pizza', picks, of)).toBeLessThanOrEqual(choicesPrice(rules, 'pizza', picks, of));
      }),
    ));

  it('the canonical form and the texts are the same in any order, and canonical choices stay so', () =>
    fc.assert(
      fc.property(anyRules, anyPicks, (rules, picks) => {
        expect(choicesKey(shuffled(picks))).toBe(choicesKey(picks));
        expect(canonicalChoices(canonicalChoices(picks))).toEqual(canonicalChoices(picks));
        expect(choiceTexts(rules, 'pizza', shuffled(picks))).toEqual(choiceTexts(rules, 'pizza', picks));
        expect(choiceTexts(rules, 'pizza', canonicalChoices(picks))).toEqual(choiceTexts(rules, 'pizza', picks));
      }),
    ));
});
