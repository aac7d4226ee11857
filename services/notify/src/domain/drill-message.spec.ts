import {
  writeDrillText,
  writeDrillTicket,
  writeUnheardEmail,
  writeUnheardText,
  writeUnheardTicket,
} from './drill-message';

const ABOUT = {
  restaurantName: 'Trattoria evil.com',
  timeZone: 'America/Los_Angeles',
  opensAt: '2026-11-23T19:00:00Z',
  boardUrl: 'https://chalkboard.test/menu/demo/orders',
  language: 'en',
} as const;

test('the text of a drill asks for OK, says when the restaurant opens, and is one part', () => {
  const text = writeDrillText(ABOUT);
  expect(text).toBe(
    'Trattoria evil. com: opening drill. Reply OK to show that somebody reads this. You open at 11:00 AM.\nReply STOP to stop these messages',
  );
  // GSM-7 has room for 160.
  expect(writeDrillText({ ...ABOUT, restaurantName: 'Marios' }).length).toBeLessThanOrEqual(160);
});

test('the ticket of a drill says that it is no order', () => {
  expect(writeDrillTicket(ABOUT)).toContain('This is not an order.');
});

test('the alarm says how to open again, on each channel', () => {
  expect(writeUnheardText(ABOUT)).toContain('Reply OK to open again, or press the button on your board: https://');
  expect(writeUnheardTicket(ABOUT)).toContain('reply OK to the text');
  const email = writeUnheardEmail(ABOUT);
  expect(email.subject).toBe('Trattoria evil. com: ordering is paused');
  expect(email.body).toContain(ABOUT.boardUrl);
});
