import type { HttpRequest } from '@chalkboard/service-kit';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { SignatureInvalidError } from '../domain/notify.errors';
import { WebhookSignature } from '../domain/webhook-signature';

/** Lets Twilio's own calls through, and no others. */
@Injectable()
export class TwilioWebhookGuard implements CanActivate {
  constructor(private readonly signature: WebhookSignature) {}

  canActivate(context: ExecutionContext): boolean {
    const { originalUrl, headers, body } = context.switchToHttp().getRequest<HttpRequest>();
    const signature = headers['x-twilio-signature'];
    const form = typeof body === 'object' && body !== null ? { ...body } : {};
    if (!this.signature.isGenuine(originalUrl, form, typeof signature === 'string' ? signature : undefined))
      throw new SignatureInvalidError();
    return true;
  }
}
