/** @typedef {{ id: string, call: (path: string, call?: { method?: string, json?: unknown }) => Promise<any> }} Owner */

const WITHIN_MS = 60_000;

/** Somebody with a browser's cookies. @param {string} origin */
function visitor(origin) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  /** @param {string} path @param {{ method?: string, json?: unknown }} [call] */
  return async (path, { method = 'GET', json } = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text.slice(0, 300)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

/**
 * A business that signs up, and its owner, who signs in by the link of the message.
 * @param {string} origin @param {number} number of it @returns {Promise<Owner>}
 */
export async function signUp(origin, number) {
  const email = `owner${number}@example.com`;
  const { businessId } = await visitor(origin)('/api/business/signup', {
    method: 'POST',
    json: {
      businessName: `Trattoria ${number}`,
      ownerName: 'Ada Byron',
      email,
      phone: `(415) 555-01${String(number).padStart(2, '0')}`,
      address: '1 Elm St',
      city: 'Portland',
      businessType: 'restaurant',
      termsAccepted: true,
    },
  });
  const call = visitor(origin);
  await call('/api/account/sign-in', { method: 'POST', json: { contact: email } });
  await call('/api/account/sign-in/link', { method: 'POST', json: { secret: await secretSentTo(origin, email) } });
  return { id: businessId, call };
}

/** @param {string} origin @param {string} email @returns {Promise<string>} */
async function secretSentTo(origin, email) {
  const until = performance.now() + WITHIN_MS;
  for (;;) {
    const { messages } = await visitor(origin)('/api/notify/outbox');
    for (const { to, body } of messages) {
      const [, secret] = (to === email && /\/sign-in#([\w-]+)/.exec(body)) || [];
      if (secret) return secret;
    }
    if (performance.now() > until) throw new Error(`no sign-in message to ${email} within ${WITHIN_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
