import { randomBytes } from 'node:crypto';
import http from 'node:http';

export const ACCOUNT = { sid: `AC${'0'.repeat(32)}`, token: 'a token for measurements', from: '+14155550100' };

/**
 * A provider of text messages on this machine that speaks Twilio's creation and listing of messages.
 * @returns {Promise<{ url: string, receivedAt: Map<string, number>, close: () => Promise<void> }>}
 * `receivedAt`: by the line of a message that names the customer, the clock when its first byte was here
 */
export async function startStandInProvider() {
  /** @type {Map<string, number>} */
  const receivedAt = new Map();
  const server = http.createServer((request, response) => {
    const at = performance.now();
    /** @type {Buffer[]} */
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.once('end', () => {
      if (request.method === 'GET')
        return answer(response, 200, { messages: [], page: 0, page_size: 50, next_page_uri: null });
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const [, customer] = /^Customer: (.*)$/m.exec(form.get('Body') ?? '') ?? [];
      if (customer && !receivedAt.has(customer)) receivedAt.set(customer, at);
      const now = new Date().toUTCString();
      const resource = {
        sid: `SM${randomBytes(16).toString('hex')}`,
        account_sid: ACCOUNT.sid,
        to: form.get('To'),
        from: form.get('From'),
        body: form.get('Body'),
      };
      return answer(response, 201, {
        ...resource,
        status: 'queued',
        direction: 'outbound-api',
        num_segments: '1',
        num_media: '0',
        date_created: now,
        date_updated: now,
        date_sent: null,
        error_code: null,
        error_message: null,
        price: null,
        price_unit: 'USD',
        api_version: '2010-04-01',
        messaging_service_sid: null,
        subresource_uris: {},
        uri: request.url,
      });
    });
  });
  await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(0, '127.0.0.1', resolve)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    receivedAt,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {http.ServerResponse} response @param {number} status @param {unknown} body */
function answer(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
