#!/usr/bin/env node
/**
 * Prints the orders of a business to a terminal as they come, and accepts them where it is told to.
 *
 *   API_KEY=cb_… node print-orders.mjs https://your-site.example [--accept 20] [--once]
 *
 * The key needs the permission to read orders; with `--accept`, which takes each new order for so many minutes, to work
 * them too. `--once` prints what is there and ends. It needs Node 20 and nothing else.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 5000;

const [site, ...options] = process.argv.slice(2);
const key = process.env.API_KEY;
const minutes = options.includes('--accept') ? Number(options[options.indexOf('--accept') + 1]) : undefined;
if (!site || !key) {
  console.error('API_KEY=cb_… node print-orders.mjs https://your-site.example [--accept minutes] [--once]');
  process.exit(2);
}

/** Calls the API; waits where a key has sent too many requests, or the service is not available. */
async function call(path, { method = 'GET', body } = {}) {
  for (;;) {
    const answer = await fetch(new URL(path, site), {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer.json();
    const problem = await answer.json().catch(() => ({}));
    if (answer.status !== 429 && answer.status !== 503)
      throw new Error(`${method} ${path}: ${answer.status} ${problem.code ?? ''} ${problem.detail ?? ''}`);
    await sleep(Number(answer.headers.get('retry-after') ?? 5) * 1000);
  }
}

/** Every order that is not known yet, oldest first: parts are read until one has a known order. */
async function newOrders(known) {
  const found = [];
  let cursor;
  do {
    const part = await call(`/api/v1/orders?limit=50${cursor ? `&cursor=${cursor}` : ''}`);
    const fresh = part.orders.filter(({ orderId }) => !known.has(orderId));
    found.push(...fresh);
    cursor = fresh.length === part.orders.length ? part.next : undefined;
  } while (cursor);
  return found.reverse();
}

function ticket({ orderNumber, orderType, status, placedAt, customer, lines, total, currency }) {
  const money = (minor) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  };
  return [
    `${orderNumber}  ${orderType}  ${status}  ${new Date(placedAt).toLocaleString()}  ${customer.name} ${customer.phone}`,
    ...lines.map(({ quantity, name, options = [], total: price }) =>
      [`  ${quantity} × ${name}`, options.join(', '), money(price)].filter(Boolean).join('  '),
    ),
    `  total  ${money(total)}`,
  ].join('\n');
}

const known = new Set();
for (;;) {
  for (const order of await newOrders(known)) {
    known.add(order.orderId);
    console.log(ticket(order));
    if (minutes !== undefined && order.status === 'placed') {
      // `version` makes a repeat safe, and loses against somebody who was first on the board.
      const { status } = await call(`/api/v1/orders/${order.orderId}/moves`, {
        method: 'POST',
        body: { move: 'accept', version: order.version, minutes },
      });
      console.log(`  ${status} for ${minutes} minutes`);
    }
  }
  if (options.includes('--once')) break;
  await sleep(POLL_MS);
}
