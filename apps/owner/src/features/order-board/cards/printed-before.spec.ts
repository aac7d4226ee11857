import { isOnPaper } from './printed-before';

const AT = '2026-03-01T12:00:00Z';

it.each([
  [[], false],
  [[{ channel: 'sms', status: 'delivered', at: AT }], false],
  [[{ channel: 'print', status: 'failed', at: AT }], false],
  [[{ channel: 'print', status: 'delivered', at: AT }], true],
] as const)('an order with the messages %j is on paper: %s', (messages, onPaper) =>
  expect(isOnPaper({ messages: [...messages] })).toBe(onPaper),
);
