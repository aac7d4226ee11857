import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;
const nowInSeconds = () => Math.floor(Date.now() / 1000);
const signed = (text: string, key: KeyObject) => `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;

/** What somebody might try who has seen a real token, by what they did. */
export function forgeriesOf(token: string): Readonly<Record<string, string>> {
  const [header, payload, signature] = token.split('.');
  const raised = encoded({ ...decoded(payload), exp: nowInSeconds() + 86_400 });
  const own = generateKeyPairSync('ed25519').privateKey;
  return {
    'made up': 'a.b.c',
    'changed in its claims': `${header}.${raised}.${signature}`,
    'cut off its signature': `${header}.${payload}.`,
    'without a signature': `${encoded({ ...decoded(header), alg: 'none' })}.${payload}.`,
    'signed with another key under the name of the real one': signed(`${header}.${payload}`, own),
    'signed with a key that nobody knows': signed(`${encoded({ ...decoded(header), kid: 'ours' })}.${payload}`, own),
  };
}

/**
 * A token with some claims changed, and signed by the key that signs here: as it would be made, or have been. @param
 * key as identity keeps it
 */
export function signedAgain(token: string, key: JsonWebKey, claims: Readonly<Record<string, unknown>>): string {
  const [header, payload] = token.split('.');
  return signed(`${header}.${encoded({ ...decoded(payload), ...claims })}`, createPrivateKey({ key, format: 'jwk' }));
}

/** Real once, and over: genuine in everything but its time. */
export function expired(token: string, key: JsonWebKey): string {
  const hourAgo = nowInSeconds() - 3600;
  return signedAgain(token, key, { iat: hourAgo, exp: hourAgo + 600 });
}
