import { posting } from './patient-calls.mjs';

/**
 * @typedef {{ move: import('@chalkboard/contracts').OrderMove, version: number, minutes?: number, reason?: string }}
 * MoveRequest
 */
/** @typedef {{ version: number, status: string }} SeenOrder an order as a screen shows it */

/**
 * A device on which a restaurant has its board open.
 * @param {import('./patient-calls.mjs').PatientCalls} calls
 * @param {{ shareId: string, means: 'board' | 'link', cookie: string }} right by what it may use the board
 */
export function device(calls, { shareId, means, cookie }) {
  const board = `/api/orders/board/${shareId}`;

  return {
    means,

    /**
     * Asks for a move, and notes what was answered.
     * @param {import('./guests.mjs').GuestOrder} order @param {MoveRequest} request
     * @returns {Promise<SeenOrder | undefined>} the order after it; undefined: it was refused
     */
    async move(order, request) {
      /** @type {import('./guests.mjs').AskedMove} */
      const asked = { means, ...request, outcome: 'unanswered' };
      order.asked.push(asked);
      const { status, answer } = await ask(order, request);
      if (status === 200) asked.outcome = 'done';
      else if (status === 409) Object.assign(asked, { outcome: 'refused', code: answer.code });
      else order.problems.push(`${request.move} was answered with ${status} ${answer.code}`);
      return status === 200 ? answer : undefined;
    },

    /**
     * Sends once more what was done before: that has to be answered as before, and to do nothing. @param
     * {import('./guests.mjs').GuestOrder} order @param {MoveRequest} request
     */
    async repeat(order, request) {
      const { status, answer } = await ask(order, request);
      if (status !== 200) order.problems.push(`a repeat of ${request.move} was answered with ${status} ${answer.code}`);
    },

    /**
     * Replaces how the restaurant works its orders. @param {import('@chalkboard/contracts').OrderingSettings} settings
     */
    async settle(settings) {
      const { status, text } = await calls.call(`${board}/settings`, {
        ...posting(settings),
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie },
      });
      if (status !== 200) throw new Error(`settings were answered with ${status}: ${text.slice(0, 200)}`);
    },

    /**
     * Says how many portions of a dish are left. @param {string} itemId @param {number} remaining
     */
    async count(itemId, remaining) {
      const { status, text } = await calls.call(`${board}/items/${itemId}/stock`, {
        ...posting({ remaining }),
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie },
      });
      if (status !== 200) throw new Error(`a count was answered with ${status}: ${text.slice(0, 200)}`);
    },

    /**
     * What the board shows. @template Shown @param {string} path below the board, '' for itself @returns
     * {Promise<Shown>}
     */
    async show(path) {
      const { status, text } = await calls.call(board + path, { headers: { cookie } });
      if (status !== 200) throw new Error(`${board}${path} was answered with ${status}: ${text.slice(0, 200)}`);
      return JSON.parse(text);
    },
  };

  /** @param {import('./guests.mjs').GuestOrder} order @param {MoveRequest} request */
  async function ask({ acceptances: [accepted] }, request) {
    const { status, text } = await calls.call(`${board}/orders/${accepted?.orderId}/moves`, {
      ...posting(request),
      headers: { 'content-type': 'application/json', cookie },
    });
    return { status, answer: JSON.parse(text) };
  }
}

/** @typedef {ReturnType<typeof device>} Device */
