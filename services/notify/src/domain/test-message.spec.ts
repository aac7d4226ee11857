import { writeTestText } from './test-message';

it('a test says whose it is, how to confirm the number, and how to stop', () => {
  expect(writeTestText({ restaurantName: 'Trattoria Lavagna', productName: 'Chalkboard', language: 'en' })).toBe(
    'Trattoria Lavagna: this is a test from Chalkboard. Orders come to this number like this.\nReply 1 to confirm that this is your number.\nReply STOP to stop these messages',
  );
});

it('a test carries no advertisement to a number that somebody else typed', () =>
  expect(writeTestText({ restaurantName: 'Win at evil.example', productName: 'Chalkboard', language: 'en' })).toMatch(
    /^Your restaurant: /,
  ));
