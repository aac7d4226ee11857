import type { ChoiceRules } from '@chalkboard/contracts';
import {
  amountFault,
  countsOf,
  isComplete,
  newGroup,
  onDishes,
  toForm,
  toRule,
  withoutGroup,
  type GroupForm,
} from './choice-form';
import { proposedExtras, withProposal } from './choice-proposals';

const option = (id: string, more: object = {}) => ({ id, name: id, unitPrice: 0, ...more });
const saved: ChoiceRules = {
  groups: [
    {
      id: 'sauce',
      name: 'Sauce',
      kind: 'each',
      min: 1,
      max: 1,
      free: 0,
      options: [
        option('pesto', { unitPrice: 150, sizePrices: { Large: 250 }, groupIds: ['nuts'] }),
        option('cola', { itemId: 'i1', soldOut: true }),
      ],
    },
    { id: 'nuts', name: 'Nuts', kind: 'each', min: 0, max: 2, free: 1, options: [option('a'), option('b')] },
    {
      id: 'some',
      name: 'Some',
      kind: 'each',
      min: 1,
      max: 2,
      free: 0,
      options: [option('a'), option('b'), option('c')],
    },
    { id: 'pile', name: 'Pile', kind: 'each', min: 2, max: 30, free: 0, repeats: true, options: [option('a')] },
    { id: 'halves', name: 'Halves', kind: 'halves', min: 2, max: 2, free: 0, options: [option('a'), option('b')] },
  ],
  dishes: [{ itemId: 'i2', groupIds: ['sauce', 'halves'] }],
};
const filled = (more: Partial<GroupForm> = {}): GroupForm => {
  const group = newGroup();
  return {
    ...group,
    name: 'Sauce',
    options: group.options.map((one, at) => ({ ...one, name: `Option ${at}` })),
    ...more,
  };
};

test('a rule that is edited and not changed stays as it is', () => {
  expect(toRule(toForm(saved, 'USD'), 'USD')).toEqual(saved);
  expect(toForm(saved, 'USD').groups.map(({ count }) => count)).toEqual([
    'one',
    'optional',
    'between',
    'atLeast',
    'exactly',
  ]);
  expect(toRule(toForm(undefined, 'USD'), 'USD')).toBeNull();
});

test('plain choices say how many are chosen', () => {
  const of = (more: Partial<GroupForm>) => countsOf(filled(more));
  expect(of({ count: 'optional' })).toEqual({ min: 0, max: 2 });
  expect(of({ count: 'optional', repeats: true })).toEqual({ min: 0, max: 30 });
  expect(of({ count: 'upTo', most: '1' })).toEqual({ min: 0, max: 1 });
  expect(of({ count: 'atLeast', least: '1' })).toEqual({ min: 1, max: 2 });
  expect(of({ count: 'exactly', least: '2' })).toEqual({ min: 2, max: 2 });
  expect(of({ kind: 'halves' })).toEqual({ min: 2, max: 2 });
});

test('amounts are read as in every field for a price, in the menu’s currency', () => {
  const form = toForm(saved, 'EUR');
  const [sauce] = form.groups;
  const typed = { ...form, groups: [{ ...sauce!, options: [{ ...sauce!.options[0]!, price: '1,80 €' }] }] };
  expect(toRule(typed, 'EUR')?.groups[0]?.options[0]?.unitPrice).toBe(180);
  expect([amountFault('', 'USD'), amountFault('1O', 'USD')]).toEqual([undefined, expect.any(String)]);
});

test('a group is complete with a name, named options, counts that can be, and amounts', () => {
  expect(isComplete(filled(), 'USD')).toBe(true);
  expect([
    isComplete(filled({ name: ' ' }), 'USD'),
    isComplete(filled({ options: [] }), 'USD'),
    isComplete(newGroup(), 'USD'),
    isComplete(filled({ count: 'upTo', most: '3' }), 'USD'),
    isComplete(filled({ free: '2' }), 'USD'),
    isComplete(filled({ options: [{ ...filled().options[0]!, price: 'cheap' }] }), 'USD'),
  ]).toEqual([false, false, false, false, false, false]);
});

test('a group that is removed is removed from dishes and from options too', () => {
  const without = withoutGroup(withoutGroup(toForm(saved, 'USD'), 'nuts'), 'halves');
  expect(without.groups[0]!.options[0]!.groupIds).toEqual([]);
  expect(without.dishes).toEqual([{ itemId: 'i2', groupIds: ['sauce'] }]);
});

test('a group is put on dishes and taken off them', () => {
  const on = onDishes(toForm(saved, 'USD'), 'nuts', ['i1', 'i2'], true);
  expect(on.dishes).toEqual([
    { itemId: 'i2', groupIds: ['sauce', 'halves', 'nuts'] },
    { itemId: 'i1', groupIds: ['nuts'] },
  ]);
  expect(onDishes(on, 'nuts', ['i1'], false).dishes.map(({ itemId }) => itemId)).toEqual(['i2']);
});

test('extras that several dishes share are proposed as one group, and it takes their place', () => {
  const addOn = (id: string, name: string, priceMinor?: number) => ({
    id,
    name,
    price: '',
    ...(priceMinor !== undefined && { priceMinor }),
  });
  const item = (id: string, addOns: ReturnType<typeof addOn>[]) => ({ id, name: id, price: '', addOns });
  const categories = [
    {
      id: 'c',
      name: 'Salads',
      items: [
        item('i1', [addOn('a', 'Chicken', 300), addOn('b', 'Shrimp', 500), addOn('c', 'Egg')]),
        item('i2', [addOn('d', 'chicken', 300), addOn('e', 'Shrimp', 500)]),
        item('i3', [addOn('f', 'Chicken', 400)]),
      ],
    },
  ];
  const [proposal, ...more] = proposedExtras({ categories });
  expect([proposal, more]).toEqual([
    {
      extras: [
        { name: 'Chicken', priceMinor: 300 },
        { name: 'Shrimp', priceMinor: 500 },
      ],
      itemIds: ['i1', 'i2'],
    },
    [],
  ]);
  const { categories: left, rules } = withProposal({ categories, rules: { choices: saved } }, proposal!, 'Extras');
  expect(left[0]!.items.map(({ addOns }) => addOns?.map(({ name }) => name))).toEqual([['Egg'], [], ['Chicken']]);
  const group = rules.choices.groups.at(-1)!;
  expect(group).toMatchObject({
    name: 'Extras',
    min: 0,
    max: 2,
    options: [{ name: 'Chicken', unitPrice: 300 }, { unitPrice: 500 }],
  });
  expect(rules.choices.dishes).toEqual([
    { itemId: 'i2', groupIds: ['sauce', 'halves', group.id] },
    { itemId: 'i1', groupIds: [group.id] },
  ]);
});
