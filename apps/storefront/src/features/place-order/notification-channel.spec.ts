import { notificationChannel } from '../../shared/checkout/send-order';

test.each([
  [['board'], 'its order board'],
  [['sms', 'board'], 'text message and its order board'],
  [['sms', 'print', 'board'], 'text message, printed ticket and its order board'],
  [['something new'], undefined],
  [[], undefined],
])('by what the restaurant was told is said in words: %j', (notifications, words) => {
  expect(notificationChannel({ notifications: [...notifications] })).toBe(words);
});
