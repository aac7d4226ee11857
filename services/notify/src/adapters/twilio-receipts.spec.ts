import { reasonOf, receiptOf } from './twilio-receipts';

describe('Twilio’s reports', () => {
  it('are told in our words, and unknown ones not at all', () => {
    expect(['queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'canceled'].map(receiptOf)).toEqual([
      'queued',
      'queued',
      'sent',
      'delivered',
      'undelivered',
      'failed',
      'failed',
    ]);
    expect([receiptOf('received'), receiptOf('constructor')]).toEqual([undefined, undefined]);
  });

  it('say why a message did not arrive, at least by number', () => {
    expect(reasonOf(30006)).toMatch(/landline/);
    expect(reasonOf(39999)).toBe('The network of this number did not deliver the message (error 39999).');
    expect(reasonOf(undefined)).toBe('The network of this number did not deliver the message.');
  });
});
