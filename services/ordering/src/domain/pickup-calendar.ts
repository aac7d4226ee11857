import { createHash } from 'node:crypto';
import type { MenuHouse } from './menus';
import type { Order } from './order';

/** How long the entry lasts: taking a bag over the counter. */
const MINUTES = 15;
/** Bytes of a line, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** When a guest fetches an order that was placed for later; undefined for every other order. */
export function pickupTime({ orderType, scheduledFor, promisedAt }: Order): Date | undefined {
  return orderType === 'pickup' && scheduledFor ? (promisedAt ?? scheduledFor) : undefined;
}

/**
 * The calendar file of a pickup (RFC 5545). A later version of the order replaces the entry, and one that is called off
 * takes it away.
 */
export function pickupCalendar(
  order: Order,
  { restaurantName, restaurantAddress, restaurantPhone }: MenuHouse,
  at: Date,
): string {
  const isOff = order.status === 'rejected' || order.status === 'cancelled';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chalkboard//Orders//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    // Not the order's own id, which is a secret of ours.
    `UID:${createHash('sha256').update(`pickup ${order.id}`).digest('hex').slice(0, 32)}`,
    `SEQUENCE:${order.version}`,
    `DTSTAMP:${instant(order.history.at(-1)?.at ?? order.placedAt)}`,
    `DTSTART:${instant(at)}`,
    `DTEND:${instant(new Date(at.getTime() + MINUTES * 60_000))}`,
    `SUMMARY:${text(`Pick up order ${order.number} at ${restaurantName}`)}`,
    ...(restaurantAddress ? [`LOCATION:${text(restaurantAddress)}`] : []),
    ...(restaurantPhone ? [`DESCRIPTION:${text(`Call ${restaurantName}: ${restaurantPhone}`)}`] : []),
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** "20260302T183000Z" */
function instant(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function text(words: string): string {
  return words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** A long line goes on after a space, and no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > LINE_BYTES) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}
