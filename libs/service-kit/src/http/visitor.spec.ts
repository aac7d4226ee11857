import fastifyCookie from '@fastify/cookie';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import fastify from 'fastify';
import { clearSiteCookie, setSiteCookie } from './site-cookie';
import { hashSecret, visitorOf } from './visitor';

const [OLD, NEW] = ['A'.repeat(43), 'B'.repeat(43)];

/** What a server behind the edge knows of a browser, and what it gives it. */
async function visit(protocol: 'http' | 'https', cookie: string) {
  const server = fastify({ trustProxy: true });
  await server.register(fastifyCookie);
  server.get('/', async (request, reply) => ({
    hash: visitorOf(new ExecutionContextHost([request, reply]))?.hash ?? null,
  }));
  const answer = await server.inject({ url: '/', headers: { cookie, 'x-forwarded-proto': protocol } });
  await server.close();
  return { hash: answer.json<{ hash: string | null }>().hash, set: answer.cookies };
}

describe('the visitor cookie', () => {
  it('is `visitor` without TLS, and stays as it is', async () => {
    expect(await visit('http', `visitor=${OLD}`)).toEqual({ hash: hashSecret(OLD), set: [] });
  });

  it('is `__Host-visitor` over https, and stays as it is', async () => {
    expect(await visit('https', `__Host-visitor=${NEW}`)).toEqual({ hash: hashSecret(NEW), set: [] });
  });

  it('of before is still good over https, and moves to the new name, so that nobody loses a menu', async () => {
    const { hash, set } = await visit('https', `visitor=${OLD}`);
    expect(hash).toBe(hashSecret(OLD));
    expect(set).toEqual([
      expect.objectContaining({
        name: '__Host-visitor',
        value: OLD,
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
      }),
      expect.objectContaining({ name: 'visitor', value: '', path: '/', expires: new Date(0) }),
    ]);
  });

  it('of before puts nobody in the place of who has the new one', async () => {
    const { hash, set } = await visit('https', `visitor=${OLD}; __Host-visitor=${NEW}`);
    expect(hash).toBe(hashSecret(NEW));
    expect(set).toEqual([expect.objectContaining({ name: 'visitor', value: '' })]);
  });

  it('that is no secret by its shape is nobody’s', async () => {
    expect((await visit('https', '__Host-visitor=x')).hash).toBeNull();
  });
});

it('another cookie of the site is set and cleared under the name that fits the connection', async () => {
  const server = fastify({ trustProxy: true });
  await server.register(fastifyCookie);
  server.get('/', async (_, reply) => void setSiteCookie(reply, 'owner', 'token', { maxAge: 60 }));
  server.get('/end', async (_, reply) => void clearSiteCookie(reply, 'owner'));
  const over = async (protocol: string, url = '/') =>
    (await server.inject({ url, headers: { 'x-forwarded-proto': protocol } })).cookies.map(
      ({ name, secure = false }) => [name, secure],
    );
  expect([await over('http'), await over('https'), await over('https', '/end')]).toEqual([
    [['owner', false]],
    [['__Host-owner', true]],
    [['__Host-owner', true]],
  ]);
  await server.close();
});
