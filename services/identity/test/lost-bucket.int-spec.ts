import { randomUUID } from 'node:crypto';
import { AUTHORITY_BUCKET } from '@chalkboard/contracts';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { ADMIN, Browser, startIdentity, startPlatform } from './running-identity';

describe('the bucket of keys, ended sessions and rights, on a broker that has lost its disk', () => {
  let platform: TestPlatform;
  let app: NestFastifyApplication;
  let database: Client;
  let nats: NatsConnection;

  beforeEach(async () => {
    platform = await startPlatform();
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
    nats = await platform.connectNats();
  });
  afterEach(async () => {
    await app.close();
    await nats.close();
    await database.end();
    await platform.stop();
  });

  const entry = async (key: string) =>
    (await (await nats.jetstream().views.kv(AUTHORITY_BUCKET, { bindOnly: true })).get(key))?.string();

  it('is written again from the database', async () => {
    const browser = new Browser(app);
    const token = await browser.signIn(ADMIN);
    const ended = `ended.${String(decodeJwt(token).sid)}`;
    const key = `key.${String(decodeProtectedHeader(token).kid)}`;
    expect((await browser.call('POST', '/api/admin/logout', { token })).status).toBe(204);
    await waitFor('the ended session', async () => (await entry(ended)) === '');
    // An account whose rights changed, and that got its token just now.
    const [account, session] = [randomUUID(), randomUUID()];
    await database.query(
      "INSERT INTO accounts (id, name, rights, announced_rights, created_at) VALUES ($1, 'Ada', 3, 3, now())",
      [account],
    );
    await database.query(
      "INSERT INTO owner_sessions (id, account_id, refresh_hash, rotation_key, rotated_at, expires_at, device, created_at) VALUES ($1, $2, 'hash', 'key', now(), now() + interval '1 day', '', now())",
      [session, account],
    );

    await platform.killNats();
    platform.replaceNatsDisk();
    await platform.restartNats();
    await waitFor('the key', async () => (await entry(key))?.includes('Ed25519'));
    await waitFor('the ended session, again', async () => (await entry(ended)) === '');
    await waitFor('the rights', async () => (await entry(`rights.${account}`)) === '3');
    // Whoever follows the bucket goes on to learn of it.
    const next = await browser.signIn(ADMIN);
    expect((await browser.call('POST', '/api/admin/logout', { token: next })).status).toBe(204);
    await waitFor(
      'the token to be refused',
      async () => (await browser.call('GET', '/api/admin/profile', { token: next })).status === 401,
    );
  });
});
