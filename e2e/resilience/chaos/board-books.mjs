const MAX_A_PAGE = 200;

/**
 * @typedef {object} BoardBook what a restaurant's board says of all its orders
 * @property {string} shareId
 * @property {readonly { orderId: string, status: string, total: number, escalations: readonly { step: string }[] }[]}
 * orders
 * @property {readonly import('@chalkboard/contracts').DayTotals[]} days
 * @property {readonly string[]} underWay orders that the board shows as to be worked on
 */

/**
 * Leafs through the history of every board, and looks at the board itself. @param {readonly
 * import('./restaurants.mjs').Restaurant[]} restaurants @returns {Promise<BoardBook[]>}
 */
export function readBoards(restaurants) {
  return Promise.all(
    restaurants.map(async ({ shareId, devices: [device] }) => {
      /** @type {import('@chalkboard/contracts').BoardHistory['orders']} */
      const orders = [];
      /** @type {Map<string, import('@chalkboard/contracts').DayTotals>} */
      const days = new Map();
      for (let more = true; more;) {
        const last = orders.at(-1);
        const page = /** @type {import('@chalkboard/contracts').BoardHistory} */ (
          await device.show(`/history?limit=${MAX_A_PAGE}${last ? `&before=${last.placedAt}` : ''}`)
        );
        orders.push(...page.orders);
        // A day that goes over two pages comes with both.
        for (const day of page.days) days.set(day.date, day);
        ({ more } = page);
      }
      const { orders: shown } = /** @type {import('@chalkboard/contracts').Board} */ (await device.show(''));
      return {
        shareId,
        orders,
        days: [...days.values()],
        underWay: shown.filter(({ moves }) => moves.length > 0).map(({ orderId }) => orderId),
      };
    }),
  );
}
