import { device } from './device.mjs';
import { posting } from './patient-calls.mjs';
import { telephone } from './telephone.mjs';

const LINK_WITHIN_MS = 60_000;
/** Every other restaurant counts so many portions of its first dish: more than are ordered in a run. */
export const PORTIONS = 9999;

/**
 * @typedef {object} Restaurant
 * @property {string} shareId
 * @property {import('@chalkboard/contracts').OrderingSettings} settings
 * @property {import('./telephone.mjs').Telephone} phone
 * @property {readonly [import('./device.mjs').Device, import('./device.mjs').Device]} devices the owner's where there
 * is one, and telephones that opened the link
 */

/**
 * Opens each restaurant for a run: its first order brings the link to its board, by which its devices come in; there it
 * sets how long it lets people wait. That first order is accepted at once.
 * @param {readonly import('./menus.mjs').OrderableMenu[]} menus
 * @param {{ guests: ReturnType<typeof import('./guests.mjs').guestsOf>, network: Parameters<typeof telephone>[0],
 * firstNumber: number }} run `firstNumber`: of those orders, counted upwards
 * @returns {Promise<{ restaurants: Restaurant[], orders: import('./guests.mjs').GuestOrder[] }>}
 */
export async function openRestaurants(menus, { guests, network, firstNumber }) {
  const opened = await Promise.all(
    menus.map(async (menu, index) => {
      const { shareId, cookie } = menu;
      const phone = telephone(network, menu.phone);
      const order = await guests.orderOne(firstNumber + index, menu);
      const link = await linkIn(phone, order);
      const telephones = [await openedBy(link, network.calls), await openedBy(link, network.calls)].map((opening) =>
        device(network.calls, { shareId, means: 'link', cookie: opening }),
      );
      const devices = cookie ? [device(network.calls, { shareId, means: 'board', cookie }), ...telephones] : telephones;
      const [first, second] = devices;
      if (!first || !second) throw new Error('a restaurant without devices');
      await first.move(order, { move: 'accept', version: 1, minutes: 20 });
      const settings = settingsOf(index);
      await second.settle(settings);
      if (index % 2 === 0 && menu.dishes[0]) await first.count(menu.dishes[0].itemId, PORTIONS);
      return { order, restaurant: { shareId, settings, phone, devices: /** @type {const} */ ([first, second]) } };
    }),
  );
  return { restaurants: opened.map(({ restaurant }) => restaurant), orders: opened.map(({ order }) => order) };
}

/**
 * As impatient as can be set, so that all steps fall due within a run; two of three can be reached elsewhere, every
 * other turns orders down. @param {number} index
 */
function settingsOf(index) {
  const backupPhone = `+1415555${String(900 + index).padStart(4, '0')}`;
  const backups = [{ backupPhone }, { backupPhone, backupEmail: `kitchen-${index}@example.com` }, {}];
  return {
    prepMinutes: 25,
    busyExtraMinutes: 0,
    pausedUntil: null,
    escalateAfter: { secondMessage: 1, backup: 1, tellCustomer: 2 },
    autoRejectMinutes: index % 2 === 0 ? null : 2,
    ...backups[index % backups.length],
  };
}

/** @param {import('./telephone.mjs').Telephone} phone @param {import('./guests.mjs').GuestOrder} order */
async function linkIn(phone, { guest, acceptances: [accepted], problems }) {
  if (!accepted) throw new Error(`${guest}: the first order of a restaurant was not taken: ${problems.join(', ')}`);
  const message = await phone.messageAbout(accepted.orderNumber, LINK_WITHIN_MS);
  const [, link] = /\/board\/(\S+)/.exec(message ?? '') ?? [];
  if (!link) throw new Error(`${guest}: no link to the board in ${message}`);
  return link;
}

/**
 * @param {string} link @param {import('./patient-calls.mjs').PatientCalls} calls @returns {Promise<string>} the cookies
 * of a device that opened it, its own visitor's among them
 */
async function openedBy(link, calls) {
  const { status, headers, text } = await calls.call('/api/orders/board-links', posting({ link }));
  if (status !== 200) throw new Error(`the link to the board was answered with ${status}: ${text.slice(0, 200)}`);
  return headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
