import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks';
import { PublicLinks } from '../domain/public-links';
import { NoWebhookSignature, TwilioWebhookSignature } from './twilio-webhook-signature';

const PATH = '/api/notify/twilio/status?notification=n1';
const FORM = { MessageSid: 'SM1', MessageStatus: 'sent' };
const SIGNED = getExpectedTwilioSignature('secret', `https://menus.example${PATH}`, FORM);
const signature = new TwilioWebhookSignature('secret', new PublicLinks('https://menus.example'));

describe('the signature of a call by Twilio', () => {
  it('holds for the address as the public knows it, and for every field', () => {
    expect(signature.isGenuine(PATH, FORM, SIGNED)).toBe(true);
    expect(signature.isGenuine(PATH, { ...FORM, MessageStatus: 'failed' }, SIGNED)).toBe(false);
    expect(signature.isGenuine('/api/notify/twilio/status?notification=n2', FORM, SIGNED)).toBe(false);
  });

  it('is missing, made by another token, or made without an account: refused', () => {
    expect(signature.isGenuine(PATH, FORM, undefined)).toBe(false);
    expect(
      signature.isGenuine(PATH, FORM, getExpectedTwilioSignature('guess', `https://menus.example${PATH}`, FORM)),
    ).toBe(false);
    expect(new NoWebhookSignature().isGenuine()).toBe(false);
  });
});
