import { validateRequest } from 'twilio';
import type { PublicLinks } from '../domain/public-links';
import { WebhookSignature } from '../domain/webhook-signature';

/** Twilio signs the address as the public knows it, and the fields, by the account's token. */
export class TwilioWebhookSignature extends WebhookSignature {
  constructor(
    private readonly authToken: string,
    private readonly links: PublicLinks,
  ) {
    super();
  }

  isGenuine(url: string, form: Readonly<Record<string, unknown>>, signature: string | undefined): boolean {
    return signature !== undefined && validateRequest(this.authToken, signature, this.links.to(url), form);
  }
}

/** Without an account nobody can sign anything. */
export class NoWebhookSignature extends WebhookSignature {
  isGenuine(): boolean {
    return false;
  }
}
