import { TABLES } from '@chalkboard/contracts';
import type { CookieRequest, HttpReply, HttpRequest } from '@chalkboard/service-kit';

const HOUR_MS = 3_600_000;
/** Of every call about orders, and of no page. */
const PATH = '/api/orders';

function nameOf(shareId: string): string {
  return `table_${shareId}`;
}

/** The seat that a phone keeps; undefined: it sits at no table of this restaurant. */
export function tableCookie(request: Pick<CookieRequest, 'cookies'>, shareId: string): string | undefined {
  return request.cookies[nameOf(shareId)];
}

/** When a phone that joins a table now has to scan its code again. */
export function visitEnd(now: Date): Date {
  return new Date(now.getTime() + TABLES.visitHours * HOUR_MS);
}

/** Out of reach of scripts, and of other sites. */
export function setTableCookie(
  request: Pick<HttpRequest, 'protocol'>,
  reply: HttpReply,
  { shareId, seat, until }: { readonly shareId: string; readonly seat: string; readonly until: Date },
): void {
  reply.setCookie(nameOf(shareId), seat, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: PATH,
    expires: until,
  });
}

export function clearTableCookie(reply: HttpReply, shareId: string): void {
  reply.clearCookie(nameOf(shareId), { path: PATH });
}
