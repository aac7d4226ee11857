import type { Books, Change } from '../books.mjs';
import type { AskedMove } from '../guests.mjs';
import { historyDifferences } from './histories.mjs';
import { ADA, BOOKS } from './one-order';

const [order] = BOOKS.orders;
const [placed, accepted] = order!.history;
const [forbidden, accept, cancel] = ADA.asked;
const [sentPlaced, sentEscalation, sentAcceptance] = BOOKS.told;

/** What is different when the order has these further steps, and these moves were asked for. */
function found({
  history = order!.history,
  asked = ADA.asked,
  books = {},
}: {
  history?: readonly Change[];
  asked?: readonly AskedMove[];
  books?: Partial<Books>;
}): string[] {
  const last = history.at(-1)!;
  const stored = { ...order!, history, status: last.status, version: last.version };
  return historyDifferences([{ ...ADA, asked: [...asked] }], { ...BOOKS, orders: [stored], ...books });
}

test('an order that is where the granted moves brought it is no difference', () => {
  expect(found({})).toEqual([]);
});

test.each<[string, Parameters<typeof found>[0], string]>([
  [
    'a step that nobody asked for',
    { asked: [forbidden!, cancel!] },
    'accept by board was done, and granted to 0 who asked',
  ],
  [
    'a step that two were granted',
    { asked: [accept!, accept!] },
    'accept by board was done, and granted to 2 who asked',
  ],
  [
    'a granted move that was not done',
    { history: [placed!], asked: [accept!] },
    'accept by board on version 1 was granted, and is done 0 times',
  ],
  [
    'a granted move that another device’s has taken the place of',
    { asked: [{ ...accept!, means: 'link' }] },
    'accept by link on version 1 was granted, and is done 0 times',
  ],
  [
    'other minutes than were granted',
    { asked: [{ ...accept!, minutes: 30 }] },
    'accept by board on version 1 was granted, and is done 0 times',
  ],
  [
    'a refused move that was done',
    { asked: [{ ...accept!, outcome: 'refused', code: 'ordering.order_changed' }] },
    'accept by board on version 1 was refused, and is done',
  ],
  [
    'a move that was refused though it is allowed',
    { history: [placed!], asked: [{ ...accept!, outcome: 'refused', code: 'ordering.move_not_allowed' }] },
    'accept by board on version 1 was refused without a reason (ordering.move_not_allowed)',
  ],
  [
    'a move refused for another’s that there is not',
    { history: [placed!], asked: [{ ...accept!, outcome: 'refused', code: 'ordering.order_changed' }] },
    'accept by board on version 1 was refused without a reason (ordering.order_changed)',
  ],
  [
    'a customer who could not cancel what nobody had answered',
    { history: [placed!], asked: [cancel!] },
    'cancel by tracking was refused without a reason (ordering.move_not_allowed)',
  ],
  [
    'a move without an answer',
    { asked: [...ADA.asked, { ...accept!, outcome: 'unanswered' }] },
    'accept by board on version 1 was never answered',
  ],
  [
    'an illegal step',
    { history: [placed!, { ...accepted!, move: 'complete', status: 'completed' }] },
    'complete by the restaurant has led from placed to completed',
  ],
  [
    'a step by whom it is not for',
    { history: [placed!, { ...accepted!, by: 'customer' }] },
    'accept by the customer has led from placed to accepted',
  ],
  ['a version that is missing', { history: [placed!, { ...accepted!, version: 3 }] }, 'step 2 has version 3'],
  [
    'a step before the one it follows',
    { history: [placed!, { ...accepted!, at: '2026-03-01T11:00:00.000Z' }] },
    'accept was before the placing',
  ],
  [
    'a text that was taken and changed nothing',
    { history: [placed!], asked: [{ means: 'sms', move: 'accept', outcome: 'done' }] },
    'accept by sms was granted, and is done 0 times',
  ],
  [
    'a text that was taken and not told',
    { asked: [...ADA.asked, { means: 'sms', move: 'accept', outcome: 'done' }] },
    '1 texts were taken, and 0 told',
  ],
  [
    'a text told twice',
    {
      asked: [...ADA.asked, { means: 'sms', move: 'accept', outcome: 'done' }],
      books: {
        replies: [
          { orderId: 'o1', reply: 'accept' },
          { orderId: 'o1', reply: 'accept' },
        ],
      },
    },
    '1 texts were taken, and 2 told',
  ],
  [
    'a step that was never told',
    { books: { told: [sentPlaced!] } },
    'accept by the restaurant from placed to accepted in version 2 was told 0 times',
  ],
  [
    'a step that was told twice',
    { books: { told: [...BOOKS.told, { ...sentAcceptance!, eventId: 'e4' }] } },
    'accept by the restaurant from placed to accepted in version 2 was told 2 times',
  ],
  [
    'a step that was told and not done',
    { history: [placed!], asked: [] },
    'accept by the restaurant from placed to accepted in version 2 was told, and was not done',
  ],
  [
    'a correction that nobody asked for',
    { books: { told: [...BOOKS.told, { ...sentEscalation!, type: 'ordering.order.corrected.v1' }] } },
    'was told as corrected, which nobody asked for',
  ],
])('%s is a difference', (_, what, difference) => {
  expect(found(what)).toContain(`the order 7 of Ada: ${difference}`);
});

test('a last step that is not where the order stands is a difference', () => {
  expect(historyDifferences([ADA], { ...BOOKS, orders: [{ ...order!, status: 'placed', version: 1 }] })).toContain(
    'the order 7 of Ada: is placed in version 1, and its last step is accepted in version 2',
  );
});
