import { dueAtOf } from './answer-time';

describe('a message is to be answered', () => {
  const receivedAt = new Date('2026-03-28T20:00:00Z');

  it.each([
    ['general', '2026-03-29T20:00:00.000Z'],
    ['support', '2026-03-29T08:00:00.000Z'],
    ['bug', '2026-03-29T02:00:00.000Z'],
    ['feedback', '2026-03-29T20:00:00.000Z'],
  ] as const)('as the contact page promises for %s', (category, due) => {
    expect(dueAtOf(category, receivedAt).toISOString()).toBe(due);
  });
});
