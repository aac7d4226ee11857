import type { Order } from './order';

/** All of it is kept, up to so many changes; then the oldest after the first go. */
const MAX_KEPT = 20;

/** Whether texts may be sent. Who was not asked, at the counter or by telephone, gets what everybody got before. */
export function wantsTexts({ textConsent = [] }: Pick<Order, 'textConsent'>): boolean {
  return textConsent.at(-1)?.agreed ?? true;
}

/** The order with what its customer says now; undefined where that is nothing new. */
export function consenting(order: Order, agreed: boolean, at: Date): Order | undefined {
  const { textConsent = [] } = order;
  if (textConsent.at(-1)?.agreed === agreed) return undefined;
  const said = [...textConsent, { agreed, means: 'tracking', at: at.toISOString() } as const];
  return { ...order, textConsent: said.length > MAX_KEPT ? [said[0]!, ...said.slice(1 - MAX_KEPT)] : said };
}
