import { generateKeyPairSync, sign } from 'node:crypto';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, unknown>;

/** What somebody might try who has seen a real staff token, by what they did. */
export function forgeriesOf(token: string): Readonly<Record<string, string>> {
  const [header, payload, signature] = token.split('.');
  const raised = encoded({ ...decoded(payload), exp: Math.floor(Date.now() / 1000) + 86_400 });
  const own = generateKeyPairSync('ed25519').privateKey;
  const signedByUs = (signed: string) => `${signed}.${sign(null, Buffer.from(signed), own).toString('base64url')}`;
  return {
    'made up': 'a.b.c',
    'changed in its claims': `${header}.${raised}.${signature}`,
    'without a signature': `${encoded({ ...decoded(header), alg: 'none' })}.${payload}.`,
    'signed with another key under the name of the real one': signedByUs(`${header}.${payload}`),
    'signed with a key that nobody knows': signedByUs(`${encoded({ ...decoded(header), kid: 'ours' })}.${payload}`),
  };
}
