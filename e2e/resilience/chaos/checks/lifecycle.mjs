/** What the decisions allow, written down once more: to be told a lie, both have to be wrong in the same way. */

const UNDER_WAY = ['accepted', 'preparing', 'ready', 'out_for_delivery'];

/**
 * @typedef {{ from: readonly string[], to?: string, by: readonly string[], orderType?: string }} Rule without `to` the
 * status stays
 */

/** @type {Readonly<Record<string, readonly Rule[]>>} */
const RULES = {
  accept: [{ from: ['placed'], to: 'accepted', by: ['restaurant'] }],
  start: [{ from: ['accepted'], to: 'preparing', by: ['restaurant'] }],
  delay: [{ from: ['accepted', 'preparing'], by: ['restaurant'] }],
  ready: [{ from: ['accepted', 'preparing'], to: 'ready', by: ['restaurant'], orderType: 'pickup' }],
  dispatch: [{ from: ['accepted', 'preparing'], to: 'out_for_delivery', by: ['restaurant'], orderType: 'delivery' }],
  complete: [
    { from: ['accepted', 'preparing', 'ready'], to: 'completed', by: ['restaurant'], orderType: 'pickup' },
    { from: ['out_for_delivery'], to: 'completed', by: ['restaurant'], orderType: 'delivery' },
  ],
  reject: [{ from: ['placed'], to: 'rejected', by: ['restaurant', 'system'] }],
  cancel: [
    { from: ['placed'], to: 'cancelled', by: ['customer'] },
    { from: UNDER_WAY, to: 'cancelled', by: ['restaurant'] },
  ],
};

/** Nothing follows these. */
export const ENDED = ['completed', 'rejected', 'cancelled'];

/**
 * @param {{ status: string, orderType: string }} order @param {string | undefined} move @param {string} by @returns
 * {string | undefined} the status after it; undefined: it is not allowed
 */
export function statusAfter({ status, orderType }, move, by) {
  const rule = RULES[move ?? '']?.find(
    (one) => one.from.includes(status) && one.by.includes(by) && (one.orderType ?? orderType) === orderType,
  );
  return rule && (rule.to ?? status);
}
