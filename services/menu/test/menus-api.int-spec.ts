import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  ApiKeyRpcV1,
  BusinessMenus,
  type ApiKeyClaims,
  type ApiScope,
  type Menu,
  type UploadMenuResponse,
} from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { hashOfApiKey } from '@chalkboard/service-kit/domain';
import { StandInAuthority, type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';
import { fixture } from '../src/extraction/testing/built-worker';
import { menuPlatform, MenuService } from './menu-service';
import { publishedByIdentity } from './published-by-identity';

const PDF = { bytes: readFileSync(fixture('text-menu.pdf')), type: 'application/pdf', name: 'menu.pdf' };

/** Identity as far as it is asked about keys. */
const keys = new Map<string, ApiKeyClaims>();

describe('menus by key, with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let service: MenuService;
  let nats: NatsConnection;
  let authority: StandInAuthority;

  beforeAll(async () => {
    platform = await menuPlatform();
    nats = await platform.connectNats();
    await publishedByIdentity(nats);
    authority = await StandInAuthority.start(nats);
    nats.subscribe(ApiKeyRpcV1.subject, {
      callback: (_, message) => {
        const { secretHash } = message.json<{ secretHash: string }>();
        message.respond(JSON.stringify({ ok: true, reply: { key: keys.get(secretHash) ?? null } }));
      },
    });
    service = await MenuService.start(platform);
    await waitFor('the keys', () => service.app.get(TokenVerifier).knows(authority.keyId));
  });
  afterAll(async () => {
    await service.stop();
    await nats.close();
    await platform.stop();
  });

  beforeEach(() => service.eraseVisitor());

  const aKey = (businessId: string, ...scopes: ApiScope[]) => {
    const secret = `cb_${randomBytes(32).toString('base64url')}`;
    keys.set(hashOfApiKey(secret), { keyId: randomUUID(), businessId, scopes, rights: 1, expiresAt: null });
    return secret;
  };
  const call = (path: string, secret: string, method = 'GET', body?: unknown) =>
    service.send(method, path, body, { authorization: `Bearer ${secret}` });
  const outcome = async (answer: Promise<Response>) => {
    const response = await answer;
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  /** A menu of a business of its own. */
  const claimed = async () => {
    const businessId = randomUUID();
    const { menu } = (await (await service.upload([PDF])).json()) as UploadMenuResponse;
    service.signIn(await authority.cookie({ businesses: [{ id: businessId, role: 'owner' }] }));
    const answer = await service.send('POST', `/api/menu/${menu.shareId}/claim`, { businessId });
    if (!answer.ok) throw new Error(`not claimed: ${answer.status}`);
    return { businessId, menu };
  };

  it('lists the menus of its business, and reads one of them', async () => {
    const { businessId, menu } = await claimed();
    const secret = aKey(businessId, 'menus:read');
    const { menus } = BusinessMenus.parse(await (await call('/api/v1/menus', secret)).json());
    expect(menus.map(({ shareId }) => shareId)).toEqual([menu.shareId]);
    const read = (await (await call(`/api/v1/menus/${menu.shareId}`, secret)).json()) as Menu;
    expect(read.categories).toEqual(menu.categories);
  });

  it('treats a menu of another business as if there were none, though its link is open to guests', async () => {
    const { menu } = await claimed();
    const secret = aKey(randomUUID(), 'menus:read');
    expect(await outcome(call(`/api/v1/menus/${menu.shareId}`, secret))).toEqual([404, 'menu.not_found']);
    expect(await (await call('/api/v1/menus', secret)).json()).toEqual({ menus: [] });
  });

  it('changes a dish as its owner would, and leaves all others as they are', async () => {
    const { businessId, menu } = await claimed();
    const secret = aKey(businessId, 'menus:write');
    const dish = menu.categories[0]!.items[0]!;
    const path = `/api/v1/menus/${menu.shareId}/items/${dish.id}`;
    const change = { price: '99.50', description: 'By a program', version: menu.version };
    const changed = (await (await call(path, secret, 'PATCH', change)).json()) as Menu;
    expect(changed.categories[0]!.items[0]).toMatchObject({
      id: dish.id,
      name: dish.name,
      description: 'By a program',
    });
    expect(changed.categories[0]!.items[0]!.price).toContain('99.50');
    const others = ({ categories }: Menu) =>
      categories.flatMap(({ items }) => items).filter(({ id }) => id !== dish.id);
    expect(others(changed)).toEqual(others((await (await service.call(`/api/menu/${menu.shareId}`)).json()) as Menu));
    expect(others(changed).map(({ name, price }) => [name, price])).toEqual(
      others(menu).map(({ name, price }) => [name, price]),
    );

    expect(await outcome(call(path, secret, 'PATCH', change))).toEqual([409, 'menu.changed_meanwhile']);
    expect(await outcome(call(path, secret, 'PATCH', { price: 'a lot of money, or 12.345' }))).toEqual([
      422,
      'menu.invalid_price',
    ]);
    expect(await outcome(call(path, secret, 'PATCH', {}))).toEqual([400, 'request.invalid']);
    expect(await outcome(call(`${path}x`, secret, 'PATCH', { name: 'None' }))).toEqual([404, 'menu.item_not_found']);
    const stranger = aKey(randomUUID(), 'menus:write');
    expect(await outcome(call(path, stranger, 'PATCH', { name: 'Theirs' }))).toEqual([404, 'menu.not_found']);
    expect(await outcome(call(path, aKey(businessId, 'menus:read'), 'PATCH', { name: 'Theirs' }))).toEqual([
      403,
      'access.scope_missing',
    ]);
  });

  it('marks a dish as sold out and as there again, and makes no new version of a repeat', async () => {
    const { businessId, menu } = await claimed();
    const secret = aKey(businessId, 'menus:write');
    const { id } = menu.categories[0]!.items[0]!;
    const path = `/api/v1/menus/${menu.shareId}/items/${id}/availability`;
    const put = async (body: object) => (await (await call(path, secret, 'PUT', body)).json()) as Menu;
    const gone = await put({ soldOut: true });
    expect(gone.categories[0]!.items[0]).toMatchObject({ soldOut: true });
    expect((await put({ soldOut: true })).version).toBe(gone.version);
    expect((await put({ soldOut: false })).categories[0]!.items[0]!.soldOut ?? false).toBe(false);
    expect(await outcome(call(path, secret, 'PUT', { soldOut: true, partId: 'none' }))).toEqual([
      404,
      'menu.item_not_found',
    ]);
  });

  it('reads nothing by a key for something else', async () => {
    const { businessId, menu } = await claimed();
    const secret = aKey(businessId, 'orders:read');
    for (const path of ['/api/v1/menus', `/api/v1/menus/${menu.shareId}`])
      expect(await outcome(call(path, secret))).toEqual([403, 'access.scope_missing']);
  });
});
