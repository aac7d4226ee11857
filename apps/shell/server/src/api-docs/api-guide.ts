import { API_LIMITS, WebhookMessage } from '@chalkboard/contracts';
import type { ComponentSchemas, JsonSchema } from './component-schemas';

/** Calls that run as they stand, with a key and an order of one's own in place of `$KEY` and `$ORDER`. */
export const API_EXAMPLES = [
  { what: 'The menus of the business', method: 'GET', path: '/api/v1/menus' },
  { what: 'The newest orders', method: 'GET', path: '/api/v1/orders?limit=10' },
  {
    what: 'Accept an order for 20 minutes',
    method: 'POST',
    path: '/api/v1/orders/$ORDER/moves',
    body: { move: 'accept', version: 1, minutes: 20 },
  },
  {
    what: 'Mark a dish as sold out',
    method: 'PUT',
    path: '/api/v1/menus/$MENU/items/$DISH/availability',
    body: { soldOut: true },
  },
  { what: 'The sales of a week', method: 'GET', path: '/api/v1/figures?shareId=$MENU&from=2026-11-16&to=2026-11-22' },
  {
    what: 'Be told of new orders',
    method: 'POST',
    path: '/api/v1/webhooks',
    body: { url: 'https://hooks.example/orders', events: ['order.placed'] },
  },
] as const;

type Example = (typeof API_EXAMPLES)[number];

/** What stands before the routes for programs: how they are called, how often, and what webhooks bring. */
export function apiGuide(schemas: ComponentSchemas, linked: (schema: JsonSchema) => string): string {
  return `<p>For programs of a business. An owner makes a key on the account’s page, under “API and webhooks”, and chooses what it may do. A key of one business sees nothing of another: what is theirs is answered like what does not exist.</p>
<h3>Calls</h3>
<p>Send the key with each call: <code>Authorization: Bearer cb_…</code>. A key may send ${API_LIMITS.requestsPerMinute} requests a minute for menus, orders and webhooks each; <code>RateLimit</code> and <code>RateLimit-Policy</code> say what is left, and above it the answer is 429 with <code>Retry-After</code>. The same is answered to a network address that sends many keys which do not work. A write of an order or a menu can be repeated: the same one again changes nothing more. A webhook that is added twice is two.</p>
${API_EXAMPLES.map((example) => `<p>${example.what}</p><pre tabindex="0">${curl(example)}</pre>`).join('\n')}
<p>A client in TypeScript, made of the same definitions: <a href="/api/docs/client.ts">client.ts</a>.</p>
<h3>Webhooks</h3>
<p>Messages are posted to an https address and signed as <a rel="noopener" href="https://www.standardwebhooks.com">Standard Webhooks</a> says: <code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>. Verify them by the secret (<code>whsec_…</code>) with any implementation of it. Answer within ten seconds with a status from 200 to 299; until then a message comes again, for three days. Drop an id that you know. Messages about one order come in its order. They name no person: read the order by a key.</p>
${linked(schemas.of(WebhookMessage))}`;
}

function curl(example: Example): string {
  const body =
    'body' in example ? ` -H "Content-Type: application/json" \\\n  -d '${JSON.stringify(example.body)}'` : '';
  const method = example.method === 'GET' ? '' : ` -X ${example.method}`;
  return `curl${method} -H "Authorization: Bearer $KEY"${body} \\\n  "$SITE${example.path.replaceAll('&', '&amp;')}"`;
}
