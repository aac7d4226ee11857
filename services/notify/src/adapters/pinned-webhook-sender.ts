import { lookup } from 'node:dns/promises';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import { WEBHOOK_LIMITS, type WebhookFault } from '@chalkboard/contracts';
import { outcomeOf, type SentOutcome } from '../domain/webhooks/webhook-attempts';
import { WebhookSender, type OutgoingWebhook } from '../domain/webhooks/webhook-sender';
import type { WebhookTargets } from '../domain/webhooks/webhook-target';

/** All addresses of a host name. @throws where there are none */
export type Resolve = (host: string) => Promise<readonly string[]>;

const resolved: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Posts to the address that was checked, and to no other: the name is resolved once, all its addresses have to be
 * public, and the connection is opened to one of them by number. So a name that leads elsewhere a moment later gains
 * nothing. Redirects are not followed, and of an answer nothing is read but its status.
 */
export class PinnedWebhookSender extends WebhookSender {
  constructor(
    private readonly targets: WebhookTargets,
    private readonly resolve: Resolve = resolved,
    private readonly answerMs: number = WEBHOOK_LIMITS.answerMs,
  ) {
    super();
  }

  async mayReach(url: string): Promise<boolean> {
    return 'address' in (await this.pinned(new URL(url)));
  }

  async send({ url: typed, headers, body }: OutgoingWebhook): Promise<SentOutcome> {
    const url = new URL(typed);
    const pinned = await this.pinned(url);
    if ('fault' in pinned) return { delivered: false, fault: pinned.fault };
    return this.post(url, pinned.address, headers, body);
  }

  private async pinned(url: URL): Promise<{ readonly address: string } | { readonly fault: WebhookFault }> {
    if (!this.targets.allowsUrl(url)) return { fault: 'address_refused' };
    const host = hostOf(url);
    const addresses = isIP(host) === 0 ? await this.resolve(host).catch(() => []) : [host];
    const [address] = addresses;
    if (address === undefined) return { fault: 'host_not_found' };
    return addresses.every((each) => this.targets.allowsAddress(each)) ? { address } : { fault: 'address_refused' };
  }

  private post(
    url: URL,
    address: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<SentOutcome> {
    const isTls = url.protocol === 'https:';
    const host = hostOf(url);
    return new Promise((done) => {
      const signal = AbortSignal.timeout(this.answerMs);
      const sent = (isTls ? overHttps : overHttp)({
        host: address,
        port: url.port || (isTls ? 443 : 80),
        path: `${url.pathname}${url.search}`,
        method: 'POST',
        headers: {
          ...headers,
          host: url.host,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Chalkboard-Webhooks/1',
        },
        // The certificate is that of the name, not of the number.
        ...(isTls && isIP(host) === 0 && { servername: host }),
        agent: false,
        signal,
      });
      sent.on('response', (answer) => {
        done(outcomeOf(answer.statusCode ?? 0));
        answer.destroy();
      });
      sent.on('error', () => done({ delivered: false, fault: signal.aborted ? 'no_answer' : 'no_connection' }));
      sent.end(body);
    });
  }
}

/** Without the brackets of an IPv6 address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
