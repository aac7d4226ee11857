import type { CountVisitRequest, Menu } from '@chalkboard/contracts';
import { countVisitRoute } from '@chalkboard/contracts/api/menu/visits.routes';
import { call, dateOf, localStore } from '@chalkboard/web-kit';

/** Menus that were opened in this document: to come back to one from the checkout is no new visit. */
const opened = new Set<string>();

/**
 * Says that a menu was opened, and, once a day, that a cart was begun. This device remembers on which day it last said
 * so; who it is is never said. What is not heard is not said again: a count is not worth a guest's line.
 */
export async function countVisit(
  { shareId, timeZone }: Pick<Menu, 'shareId' | 'timeZone'>,
  hasCart: boolean,
): Promise<void> {
  const today = dateOf(Date.now(), timeZone);
  const say = async (what: CountVisitRequest['what'], repeats: boolean) => {
    const key = `${what}_counted_${shareId}`;
    const first = localStore.read(key) !== today;
    if (!first && !repeats) return;
    localStore.write(key, today);
    await call(countVisitRoute, { params: { shareId }, body: { what, first } }).catch(() => undefined);
  };
  if (!opened.has(shareId)) {
    opened.add(shareId);
    await say('view', true);
  }
  if (hasCart) await say('cart', false);
}
