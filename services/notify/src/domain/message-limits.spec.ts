import { dailyLimit, overLimit } from './message-limits';

describe('the most messages a day', () => {
  it('are few to a number that nobody confirmed', () => {
    expect(dailyLimit({ channel: 'sms', audience: 'restaurant', confirmed: false })).toBe(5);
    expect(dailyLimit({ channel: 'sms', audience: 'restaurant', confirmed: true })).toBe(1000);
    expect(dailyLimit({ channel: 'sms', audience: 'customer', confirmed: true })).toBe(20);
    expect(dailyLimit({ channel: 'email', audience: 'sender', confirmed: false })).toBe(20);
  });

  it('count tests apart, so that they do not use up what orders need', () => {
    expect(dailyLimit({ channel: 'sms', audience: 'restaurant', purpose: 'test', confirmed: false })).toBe(3);
    expect(dailyLimit({ channel: 'sms', audience: 'restaurant', purpose: 'test', confirmed: true })).toBe(10);
    expect(dailyLimit({ channel: 'print', audience: 'restaurant', purpose: 'test', confirmed: false })).toBe(30);
  });

  it('are fewer codes for a guest, by text and by e-mail', () => {
    for (const channel of ['sms', 'email'] as const)
      expect(dailyLimit({ channel, audience: 'customer', purpose: 'privacy', confirmed: true })).toBe(10);
  });

  it('can be raised, and not lowered', () => {
    expect(dailyLimit({ channel: 'sms', audience: 'restaurant', confirmed: false, raisedTo: 50 })).toBe(50);
    expect(dailyLimit({ channel: 'sms', audience: 'restaurant', confirmed: true, raisedTo: 50 })).toBe(1000);
  });

  it('are explained, with what to do', () => {
    expect(overLimit({ channel: 'sms', audience: 'restaurant', confirmed: false, limit: 5 })).toMatch(
      /at most 5 messages a day until it is confirmed: answer an order/,
    );
    expect(overLimit({ channel: 'sms', audience: 'customer', confirmed: false, limit: 20 })).toBe(
      'This number gets at most 20 messages a day.',
    );
  });
});
