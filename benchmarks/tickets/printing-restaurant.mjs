import { readFileSync } from 'node:fs';

const PAPER = new URL('../../services/menu/fixtures/text-menu.pdf', import.meta.url);
const DISH = 'Pan Roasted Cod';

/**
 * A restaurant of its own that is told of its orders by text message and on one printer in the network.
 * @param {string} origin @param {string} host of the printer
 * @returns {Promise<(count: number) => import('../ordering/orders.mjs').OrderToPlace[]>} makes right orders, each by a
 * guest of another name
 */
export async function openPrintingRestaurant(origin, host) {
  const form = new FormData();
  form.append('file', new Blob([readFileSync(PAPER)], { type: 'application/pdf' }), 'menu.pdf');
  const uploaded = await fetch(`${origin}/api/upload-menu`, { method: 'POST', body: form });
  const cookie = uploaded.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  /** @type {(path: string, method?: string, json?: unknown) => Promise<any>} */
  const call = async (path, method = 'GET', json) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { shareId } = await uploaded.json();
  const menu = await call(`/api/menu/${shareId}`);
  await call(`/api/menu/${shareId}`, 'PUT', {
    restaurantName: menu.restaurantName,
    restaurantPhone: '(207) 555-0142',
    notificationSMS: true,
    notificationPrint: true,
  });
  await call(`/api/notify/menus/${shareId}/printers`, 'POST', { kind: 'network', name: 'Kitchen', paper: 80, host });
  const item = menu.categories
    .flatMap((/** @type {any} */ { items }) => items)
    .find((/** @type {any} */ { name }) => name === DISH);
  const total = item.priceMinor / 100;
  let made = 0;
  return (count) =>
    Array.from({ length: count }, () => {
      const guest = `Guest ${++made}`;
      return {
        guest,
        body: JSON.stringify({
          shareId,
          customerInfo: { name: guest, phone: '(503) 555-0119' },
          orderType: 'pickup',
          paymentMethod: 'cash',
          cart: [{ itemId: item.id, name: item.name, price: item.price, quantity: 1, total }],
          subtotal: total,
          deliveryFee: 0,
          total,
          allergyConfirmed: true,
        }),
      };
    });
}
