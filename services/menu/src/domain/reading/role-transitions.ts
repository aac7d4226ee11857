import { NEVER, ROLES, type LineRole } from './line-roles';

/** A name with no price at all: possible, and rare. */
export const UNPRICED = -3;
/** A heading with nothing under it. */
const EMPTY = -2.5;

const OPENERS: Partial<Record<LineRole, number>> = { heading: 0, 'priced-heading': -0.5, item: 0, name: 0, other: -0.5, 'size-header': 0, 'closing-note': -1.2 };
const PENDING: Partial<Record<LineRole, number>> = {
  heading: UNPRICED, 'priced-heading': UNPRICED, item: UNPRICED, name: UNPRICED, other: UNPRICED - 0.5, 'closing-note': UNPRICED, 'size-header': UNPRICED,
};
const AWAITING: Partial<Record<LineRole, number>> = { ...PENDING, 'name-more': 0, 'name-end': -0.7, 'description-before-price': 0, 'description-end': 0, price: 0.3 };
const SATISFIED: Partial<Record<LineRole, number>> = { ...OPENERS, heading: -0.2, description: 0, 'add-on': 0 };
const SHARED: Partial<Record<LineRole, number>> = { ...OPENERS, item: -2, heading: -0.2, 'shared-price-name': 0.3, 'shared-price-description': 0.3, 'closing-note': -1, 'shared-add-on': 0 };
const SHARED_FROM: Partial<Record<LineRole, number>> = { 'shared-price-name': 0.3, 'shared-note': 0, heading: EMPTY, other: EMPTY };

/** How well one role follows another (log weights); what is absent never happens. */
const FOLLOWS: Readonly<Record<LineRole | 'start', Partial<Record<LineRole, number>>>> = {
  start: { ...OPENERS, other: 0.3 },
  heading: { ...OPENERS, heading: -0.6, note: 0, 'closing-note': NEVER, 'priced-note': 0, 'section-price': 0, other: -1, price: -4 },
  'priced-heading': SHARED_FROM,
  'priced-note': SHARED_FROM,
  'section-price': SHARED_FROM,
  'shared-note': SHARED_FROM,
  note: { ...OPENERS, note: 0.3, heading: EMPTY, 'closing-note': NEVER, 'priced-note': 0, other: EMPTY },
  'closing-note': { ...OPENERS, 'closing-note': 0.3, heading: -0.2 },
  'size-header': { ...OPENERS, heading: -0.8, other: -1.5 },
  item: { ...SATISFIED, 'item-more': 0 },
  name: AWAITING,
  'item-more': { ...SATISFIED, 'item-more': -0.3 },
  'name-more': { ...AWAITING, 'name-more': -0.3 },
  'name-end': SATISFIED,
  'description-before-price': { ...PENDING, 'description-before-price': 0, 'description-end': 0.2, price: 0.2, 'add-on': -1 },
  'description-end': SATISFIED,
  price: SATISFIED,
  description: { ...SATISFIED, description: 0.1 },
  'add-on': { ...SATISFIED, 'add-on': 0.2, description: -1 },
  'shared-price-name': SHARED,
  'shared-price-description': SHARED,
  'shared-add-on': SHARED,
  other: { ...OPENERS, other: 0.5, note: -2 },
};

const AWAITING_PRICE: readonly LineRole[] = ['name', 'name-more', 'description-before-price'];
/** A name without a price costs less where many have none, as where recognition lost them: bounds of its weight. */
const UNPRICED_BOUNDS = [-5.5, -1.8] as const;

/** Weights by place in `ROLES`: from each role into all others, and from all others into each. */
export interface Transitions {
  readonly outOf: readonly (readonly number[])[];
  readonly into: readonly (readonly number[])[];
  /** Into each role from the beginning. */
  readonly start: readonly number[];
}

/** The weights of all steps from role to role. `unpriced`: that of a name without a price. */
export function transitionsFor(unpriced: number): Transitions {
  const outOf = ROLES.map((from) =>
    ROLES.map((to) => (FOLLOWS[from][to] ?? NEVER) + (AWAITING_PRICE.includes(from) && to in PENDING ? unpriced - UNPRICED : 0)),
  );
  return { start: ROLES.map((role) => FOLLOWS.start[role] ?? NEVER), outOf, into: ROLES.map((_, to) => outOf.map((weights) => weights[to]!)) };
}

/** The weight of a name without a price, by how many names of the menu have none. */
export function unpricedWeight(roles: readonly LineRole[]): number {
  const names = roles.filter((role) => role === 'item' || role === 'name').length;
  const unpriced = roles.filter((role, index) => AWAITING_PRICE.includes(role) && (roles[index + 1] ?? 'heading') in PENDING).length;
  const [least, most] = UNPRICED_BOUNDS;
  return Math.min(most, Math.max(least, 1.3 * Math.log((unpriced + 1) / (names + 8))));
}
