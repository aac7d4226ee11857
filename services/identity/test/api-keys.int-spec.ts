import { randomUUID } from 'node:crypto';
import {
  API_LIMITS,
  ApiKeyRpcV1,
  SignInRequestedV1,
  type ApiKeyClaims,
  type ApiKeys as ApiKeyList,
  type MadeApiKey,
} from '@chalkboard/contracts';
import { ApiKeys, Requester, TokenVerifier } from '@chalkboard/service-kit';
import { hashOfApiKey, SystemClock } from '@chalkboard/service-kit/domain';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { EventReader, OwnerBrowser, secretOf, SIGNUP } from './owner-browser';
import { Browser, startIdentity, startPlatform } from './running-identity';

/** Where programs send their keys from. */
const ADDRESS = '198.51.100.1';
const ASKED = { name: 'Till', scopes: ['orders:read'], lifetime: '30' };

describe('keys of businesses, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let other: NatsConnection;
  let database: Client;
  let app: NestFastifyApplication;
  let verifier: TokenVerifier;
  /** Another service: it asks, remembers, and follows the bucket. */
  let elsewhere: ApiKeys;
  let owners = 0;

  beforeAll(async () => {
    platform = await startPlatform();
    nats = await platform.connectNats();
    other = await platform.connectNats('ordering');
    app = await startIdentity(platform);
    database = await platform.connectDatabase('identity');
    verifier = new TokenVerifier(other);
    await verifier.start();
    elsewhere = new ApiKeys(new Requester(other), verifier, new SystemClock());
  });
  afterAll(async () => {
    await verifier.stop();
    await app.close();
    await nats.close();
    await other.close();
    await database.end();
    await platform.stop();
  });
  afterEach(() => jest.restoreAllMocks());

  const owner = async () => {
    const number = ++owners;
    const email = `owner${number}@example.com`;
    const browser = new OwnerBrowser(app, `203.0.113.${number}`);
    const { businessId } = await browser.read<{ businessId: string }>('POST', '/api/business/signup', {
      body: { ...SIGNUP, email, phone: `+1415555${String(1000 + number)}` },
    });
    const eventReader = new EventReader(nats);
    const before = (await eventReader.told(SignInRequestedV1)).length;
    await browser.read('POST', '/api/account/sign-in', { body: { contact: email } });
    const event = (await eventReader.untilPublished(SignInRequestedV1, before + 1)).at(-1);
    const message = await eventReader.message((event?.data as SignInRequestedV1).signInId);
    await browser.read('POST', '/api/account/sign-in/link', { body: { secret: secretOf(message!) } });
    const path = `/api/account/businesses/${businessId}/api-keys`;
    return {
      browser,
      businessId,
      path,
      make: (more: object = {}) => browser.read<MadeApiKey>('POST', path, { body: { ...ASKED, ...more } }),
      keys: async () => (await browser.read<ApiKeyList>('GET', path)).keys,
    };
  };
  const claimsOf = async (secret: string) =>
    (
      await new EventReader(nats).ask<{ key: ApiKeyClaims | null }>(ApiKeyRpcV1.subject, {
        secretHash: hashOfApiKey(secret),
      })
    ).key;
  const refusedElsewhere = (secret: string) =>
    waitFor('the other service to refuse it', () =>
      elsewhere.verify(secret, ADDRESS).then(
        () => false,
        (error: { code?: string }) => error.code === 'access.key_invalid',
      ),
    );

  it('shows a key once, stores its hash, and lists it by how it begins', async () => {
    const { make, keys, businessId } = await owner();
    const { key, secret } = await make();
    expect(await keys()).toEqual([key]);
    expect(key).toMatchObject({ name: 'Till', scopes: ['orders:read'], lastUsedAt: null });
    expect(secret.startsWith(key.prefix)).toBe(true);
    const { rows } = await database.query<{ row: object }>('SELECT to_jsonb(api_keys) AS row FROM api_keys');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(key.prefix.length));
    expect(await elsewhere.verify(secret, ADDRESS)).toMatchObject({
      keyId: key.id,
      businessId,
      scopes: ['orders:read'],
    });
    expect((await keys())[0]?.lastUsedAt).not.toBeNull();
  });

  it('ends a revoked key in every service at once, though they remember it', async () => {
    const { make, keys, browser, path } = await owner();
    const [kept, revoked] = [await make({ name: 'Kept' }), await make()];
    for (const { secret } of [kept, revoked]) await elsewhere.verify(secret, ADDRESS);
    expect((await browser.call('DELETE', `${path}/${revoked.key.id}`)).status).toBe(204);
    await refusedElsewhere(revoked.secret);
    await elsewhere.verify(kept.secret, ADDRESS);
    expect((await keys()).map(({ name }) => name)).toEqual(['Kept']);
    expect(await browser.refusal('DELETE', `${path}/${revoked.key.id}`)).toEqual([404, 'api_keys.key_not_found']);
  });

  it('refuses a key from the instant of its expiry on', async () => {
    const { make } = await owner();
    const { key, secret } = await make();
    const later = { now: () => new Date(Date.parse(key.expiresAt!)) };
    expect(await claimsOf(secret)).not.toBeNull();
    await expect(new ApiKeys(new Requester(other), verifier, later).verify(secret, ADDRESS)).rejects.toMatchObject({
      code: 'access.key_invalid',
    });
  });

  it('stops the keys of a business that staff turns down, and lets them work again when it is approved', async () => {
    const { make, businessId } = await owner();
    const { secret } = await make();
    await elsewhere.verify(secret, ADDRESS);
    const staff = new Browser(app);
    const token = await staff.signIn();
    const decide = (status: string) =>
      staff.call('PATCH', `/api/admin/businesses/${businessId}/status`, { body: { status }, token });
    expect((await decide('rejected')).status).toBe(200);
    await refusedElsewhere(secret);
    expect((await decide('approved')).status).toBe(200);
    await waitFor('the key works again', () => elsewhere.verify(secret, ADDRESS).then(Boolean, () => false));
  });

  it('stops the keys of an account that is being closed', async () => {
    const { make, browser } = await owner();
    const { secret } = await make();
    await elsewhere.verify(secret, ADDRESS);
    await browser.call('POST', '/api/account/close', { body: { confirm: 'close' } });
    await refusedElsewhere(secret);
  });

  it('writes in the audit log who made and revoked which key, without its secret', async () => {
    const { make, browser, path, businessId } = await owner();
    const { key, secret } = await make();
    await browser.call('DELETE', `${path}/${key.id}`);
    const { rows } = await database.query<{ action: string }>(
      `SELECT action, actor, before, after FROM audit_log WHERE subject = $1 AND action LIKE 'business.api_key%' ORDER BY id`,
      [businessId],
    );
    expect(rows).toMatchObject([
      { action: 'business.api_key_made', before: null, after: { name: 'Till', prefix: key.prefix } },
      { action: 'business.api_key_revoked', before: { name: 'Till', prefix: key.prefix }, after: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('keeps a business to its number of keys, also when they are made at once', async () => {
    const { browser, path, keys } = await owner();
    const answers = await Promise.all(
      Array.from({ length: API_LIMITS.maxKeys + 4 }, () => browser.call('POST', path, { body: ASKED })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(API_LIMITS.maxKeys);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await keys()).toHaveLength(API_LIMITS.maxKeys);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['no permission', { scopes: [] }],
    ['a permission that there is not', { scopes: ['orders:all'] }],
    ['a permission twice', { scopes: ['orders:read', 'orders:read'] }],
    ['a lifetime that there is not', { lifetime: '9999' }],
  ])('refuses a key with %s', async (_, wrong) => {
    const { browser, path, keys } = await owner();
    expect(await browser.refusal('POST', path, { body: { ...ASKED, ...wrong } })).toEqual([400, 'request.invalid']);
    expect(await keys()).toEqual([]);
  });

  it('treats the keys of another business as if there were none', async () => {
    const [ada, eve] = [await owner(), await owner()];
    const { key } = await ada.make();
    expect(await eve.browser.refusal('GET', ada.path)).toEqual([404, 'api_keys.business_not_found']);
    expect(await eve.browser.refusal('DELETE', `${eve.path}/${key.id}`)).toEqual([404, 'api_keys.key_not_found']);
    expect(await eve.browser.refusal('DELETE', `${eve.path}/${randomUUID()}`)).toEqual([404, 'api_keys.key_not_found']);
    expect(await ada.keys()).toHaveLength(1);
  });
});
