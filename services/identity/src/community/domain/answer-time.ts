import { RESPONSE_HOURS, type ContactCategory } from '@chalkboard/contracts';

const HOUR_MS = 3_600_000;

/** By when a message is to be answered: what the contact page promises for its category. */
export function dueAtOf(category: ContactCategory, receivedAt: Date): Date {
  const hours = category === 'support' || category === 'bug' ? RESPONSE_HOURS[category] : RESPONSE_HOURS.general;
  return new Date(receivedAt.getTime() + hours * HOUR_MS);
}
