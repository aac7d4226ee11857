import { randomUUID } from 'node:crypto';
import {
  BusinessClosedV1,
  BusinessErasedV1,
  BusinessMenus,
  BusinessReopenedV1,
  BusinessStatusChangedV1,
  EditRights,
  MenuAccess,
  MenuClaim,
  MenuUpdatedV1,
  NewEditLink,
  type Menu,
  type MenuSnapshot,
} from '@chalkboard/contracts';
import { consumed, routesOf, StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import sharp from 'sharp';
import { MenuService, outcome } from './menu-service';
import type { PublishIdentityEvent } from './published-by-identity';
import { RunningMenu } from './running-menu';

const DAY_MS = 86_400_000;

describe('whose a menu is, with a real Postgres and NATS', () => {
  let running: RunningMenu;
  let service: MenuService;
  let authority: StandInAuthority;
  let publish: PublishIdentityEvent;

  beforeAll(async () => {
    running = await RunningMenu.start();
    ({ service, authority, publish } = running);
  });
  afterAll(() => running.stop());
  beforeEach(() => service.eraseVisitor());

  const PLACES = {
    owner: { role: 'owner' },
    manager: { role: 'staff', manages: true },
    kitchen: { role: 'staff' },
  } as const;
  const member = (businessId: string, who: keyof typeof PLACES = 'owner') =>
    authority.cookie({ businesses: [{ id: businessId, ...PLACES[who] }] });
  const claim = (shareId: string, businessId: string, more = {}) =>
    service.send('POST', `/api/menu/${shareId}/claim`, { businessId, ...more });
  const access = async (shareId: string) =>
    MenuAccess.parse(await (await service.call(`/api/menu/${shareId}/access`)).json());
  const rename = (menu: Menu, restaurantName: string) => service.put(menu.shareId, { restaurantName });
  const linkOf = async (shareId: string, label = '') =>
    NewEditLink.parse(await (await service.send('POST', `/api/menu/${shareId}/edit-links`, { label })).json());
  const secretIn = (url: string) => url.split('#link=')[1]!;
  const open = (url: string) => service.send('POST', '/api/menu/edit-links/exchange', { secret: secretIn(url) });
  /** A menu claimed by a business of its own; the caller is its owner afterwards. */
  const claimed = async () => {
    const menu = await service.digitised();
    const businessId = randomUUID();
    service.signIn(await member(businessId));
    expect((await claim(menu.shareId, businessId)).status).toBe(200);
    return { menu, businessId };
  };

  describe('the kitchen of a business', () => {
    it('finds its menus, and changes, shares, claims and uploads none', async () => {
      const { menu, businessId } = await claimed();
      service.eraseVisitor();
      service.signIn(await member(businessId, 'kitchen'));
      const listed = await (await service.call(`/api/menu/of-business/${businessId}`)).json();
      expect(listed).toMatchObject({ menus: [{ shareId: menu.shareId }] });
      expect(await access(menu.shareId)).toEqual({ canEdit: false, claimed: true });
      const at = `/api/menu/${menu.shareId}`;
      const refused = [403, 'menu.edit_right_missing'];
      expect(await outcome(await rename(menu, 'Mine'))).toEqual(refused);
      for (const [method, path, body] of [
        ['POST', `${at}/publish`, undefined],
        ['GET', `${at}/review`, undefined],
        ['GET', `${at}/uploads`, undefined],
        ['GET', `${at}/edit-links`, undefined],
        ['POST', `${at}/edit-links`, { label: '' }],
        ['GET', `${at}/allergen-charts`, undefined],
        ['DELETE', `${at}/logo`, undefined],
      ] as const)
        expect([path, await outcome(await service.send(method, path, body))]).toEqual([path, refused]);
      expect(await outcome(await service.call(`/api/menu/quota?businessId=${businessId}`))).toEqual([
        404,
        'menu.business_not_found',
      ]);
      expect(await outcome(await claim(menu.shareId, businessId))).toEqual([404, 'menu.business_not_found']);
      service.signIn(await member(businessId, 'manager'));
      expect((await rename(menu, 'Managed')).status).toBe(200);
      expect(await access(menu.shareId)).toMatchObject({ canEdit: true, mayShare: true, businessId });
    });
  });

  describe('a menu', () => {
    it.each(['owner', 'manager'] as const)(
      'is claimed on the device that uploaded it by who is signed in as %s, and others are told whose it is',
      async (role) => {
        const menu = await service.digitised();
        const [businessId, locationId] = [randomUUID(), randomUUID()];
        service.signIn(await member(businessId, role));
        const response = await claim(menu.shareId, businessId, { locationId });
        expect([response.status, MenuClaim.parse(await response.json())]).toEqual([
          200,
          { shareId: menu.shareId, businessId, locationId },
        ]);
        expect(await running.snapshot(menu.shareId)).toMatchObject({ businessId, editRightHashes: [], version: 2 });
        await waitFor('MenuUpdated', async () => {
          const published = (
            await (
              await running.nats.jetstreamManager()
            ).streams.getMessage('MENU', { last_by_subj: MenuUpdatedV1.type })
          ).json<{ data: MenuSnapshot }>().data;
          return published.shareId === menu.shareId && published.businessId === businessId;
        });
        expect(await access(menu.shareId)).toEqual({ canEdit: true, mayShare: true, claimed: true, businessId });
      },
    );

    it('claimed again is told no second time, and moves to another location of the same business only', async () => {
      const { menu, businessId } = await claimed();
      expect((await claim(menu.shareId, businessId)).status).toBe(200);
      expect((await running.snapshot(menu.shareId)).version).toBe(2);
      const locationId = randomUUID();
      expect(await (await claim(menu.shareId, businessId, { locationId })).json()).toMatchObject({ locationId });
    });

    it('belongs to its business from every device of a member, for as long as they are one', async () => {
      const { menu, businessId } = await claimed();
      service.eraseVisitor();
      service.signIn(await member(businessId, 'manager'));
      expect((await rename(menu, 'By staff')).status).toBe(200);
      service.signIn(undefined);
      expect(await outcome(await rename(menu, 'By nobody'))).toEqual([401, 'access.sign_in_needed']);
      service.signIn(await member(randomUUID()));
      expect(await outcome(await rename(menu, 'By another'))).toEqual([403, 'menu.edit_right_missing']);
      expect(await access(menu.shareId)).toEqual({ canEdit: false, claimed: true });
    });

    it('is not claimed by who is not signed in, nor for a business of others, nor without the device’s right, nor from another business', async () => {
      const { menu, businessId } = await claimed();
      const other = randomUUID();
      service.signIn(await member(other));
      expect(await outcome(await claim(menu.shareId, businessId))).toEqual([404, 'menu.business_not_found']);
      expect(await outcome(await claim(menu.shareId, other))).toEqual([403, 'menu.edit_right_missing']);

      service.eraseVisitor();
      const { shareId } = await service.digitised();
      expect(await outcome(await claim(shareId, other))).toEqual([401, 'access.sign_in_needed']);
      expect(await running.snapshot(shareId)).not.toHaveProperty('businessId');
      expect((await running.snapshot(menu.shareId)).businessId).toBe(businessId);
    });

    it('is not claimed by an edit link: it gives the right to change a menu, not the menu', async () => {
      const { shareId } = await service.digitised();
      const { url } = await linkOf(shareId);
      service.eraseVisitor();
      expect((await open(url)).status).toBe(200);
      const businessId = randomUUID();
      service.signIn(await member(businessId));
      expect(await access(shareId)).toEqual({ canEdit: true });
      expect(await outcome(await claim(shareId, businessId))).toEqual([403, 'menu.edit_right_missing']);
    });

    it('uploaded while signed in belongs at once, to the business that is named or to the only one, and the device keeps no right of its own', async () => {
      const [first, second] = [randomUUID(), randomUUID()];
      service.signIn(await member(first));
      const only = await service.digitised({ businessId: 'demo' });
      expect(await running.snapshot(only.shareId)).toMatchObject({ businessId: first, editRightHashes: [] });

      service.signIn(await authority.cookie({ businesses: [first, second].map((id) => ({ id, role: 'owner' })) }));
      expect(
        (await running.snapshot((await service.digitised({ businessId: second, locationId: 'l2' })).shareId))
          .businessId,
      ).toBe(second);
      const foreign = await service.digitised({ businessId: randomUUID() });
      expect(await running.snapshot(foreign.shareId)).not.toHaveProperty('businessId');
      service.signIn(undefined);
      expect((await access(only.shareId)).canEdit).toBe(false);
      expect((await access(foreign.shareId)).canEdit).toBe(true);
    });

    it('keeps the rights of other devices after a claim, until a member ends them', async () => {
      const menu = await service.digitised();
      const { url } = await linkOf(menu.shareId, 'The designer');
      const device = service.visitor!;
      service.eraseVisitor();
      await open(url);
      const designer = service.visitor!;

      const businessId = randomUUID();
      const cookie = `${device}; ${await member(businessId)}`;
      expect((await service.send('POST', `/api/menu/${menu.shareId}/claim`, { businessId }, { cookie })).status).toBe(
        200,
      );
      const as = (who: string, name: string) =>
        service.send('PUT', `/api/menu/${menu.shareId}`, { restaurantName: name }, { cookie: who });
      expect((await as(designer, 'By the designer')).status).toBe(200);
      expect((await as(device, 'By the device alone')).status).toBe(401);

      expect(
        (await service.send('DELETE', `/api/menu/${menu.shareId}/edit-rights`, undefined, { cookie: designer })).status,
      ).toBe(401);
      expect(
        (await service.send('DELETE', `/api/menu/${menu.shareId}/edit-rights`, undefined, { cookie })).status,
      ).toBe(204);
      expect((await as(designer, 'Too late')).status).toBe(401);
      expect((await open(url)).status).toBe(404);
      expect((await running.snapshot(menu.shareId)).editRightHashes).toEqual([]);
    });
  });

  describe('an edit link', () => {
    it('gives the right to each device that opens it; its secret is shown once and stored nowhere', async () => {
      const menu = await service.digitised();
      const made = await linkOf(menu.shareId, 'My phone');
      expect(made).toMatchObject({
        label: 'My phone',
        devices: 0,
        lastUsedAt: null,
        url: expect.stringMatching(new RegExp(`^/menu/${menu.shareId}/edit#link=[\\w-]{43}$`)) as string,
      });
      expect(
        JSON.stringify(await service.query('SELECT * FROM menus WHERE share_id = $1', [menu.shareId])),
      ).not.toContain(secretIn(made.url));
      const owner = service.visitor!;

      service.eraseVisitor();
      expect(await (await open(made.url)).json()).toEqual({ shareId: menu.shareId });
      expect(await (await open(made.url)).json()).toEqual({ shareId: menu.shareId });
      expect((await rename(menu, 'By phone')).status).toBe(200);
      expect((await running.snapshot(menu.shareId)).editRightHashes).toHaveLength(2);

      const rights = EditRights.parse(
        await (await service.send('GET', `/api/menu/${menu.shareId}/edit-links`, undefined, { cookie: owner })).json(),
      );
      expect(rights).toMatchObject({
        otherDevices: 0,
        links: [{ id: made.id, devices: 1, lastUsedAt: expect.any(String) as string }],
      });
      expect(JSON.stringify(rights)).not.toContain(secretIn(made.url));
    });

    it('that is revoked works no more, and ends the rights that came by it', async () => {
      const menu = await service.digitised();
      const [one, other] = [await linkOf(menu.shareId), await linkOf(menu.shareId)];
      const owner = service.visitor!;
      service.eraseVisitor();
      await open(one.url);
      expect(
        (await service.send('DELETE', `/api/menu/${menu.shareId}/edit-links/${one.id}`, undefined, { cookie: owner }))
          .status,
      ).toBe(204);
      expect(await outcome(await rename(menu, 'Too late'))).toEqual([403, 'menu.edit_right_missing']);
      expect(await outcome(await open(one.url))).toEqual([404, 'menu.edit_link_not_valid']);
      expect((await open(other.url)).status).toBe(200);
      expect(
        await outcome(
          await service.send('DELETE', `/api/menu/${menu.shareId}/edit-links/${one.id}`, undefined, { cookie: owner }),
        ),
      ).toEqual([404, 'menu.edit_link_not_found']);
    });

    it('makes no further ones, and ends none: who came by it may change the menu, and no more', async () => {
      const menu = await service.digitised();
      const { url, id } = await linkOf(menu.shareId);
      service.eraseVisitor();
      await open(url);
      for (const [method, path] of [
        ['GET', 'edit-links'],
        ['POST', 'edit-links'],
        ['DELETE', `edit-links/${id}`],
        ['DELETE', 'edit-rights'],
      ] as const) {
        expect([
          path,
          (await service.send(method, `/api/menu/${menu.shareId}/${path}`, method === 'POST' ? {} : undefined)).status,
        ]).toEqual([path, 403]);
      }
    });

    it('opened meanwhile is not in the way of who edits the menu', async () => {
      const menu = await service.digitised();
      const { url } = await linkOf(menu.shareId);
      const owner = service.visitor!;
      service.eraseVisitor();
      await open(url);
      const save = (baseVersion: number) =>
        service.send(
          'PUT',
          `/api/menu/${menu.shareId}`,
          { restaurantName: 'Saved', baseVersion, categories: [] },
          { cookie: owner },
        );
      expect(await (await save(menu.version)).json()).toMatchObject({ version: 3 });
      expect(await outcome(await save(2))).toEqual([409, 'menu.changed_meanwhile']);
    });

    it('is tried sixty times an hour from one network, then no more, and somewhere else it works', async () => {
      const { shareId } = await service.digitised();
      const { url } = await linkOf(shareId);
      service.eraseVisitor();
      const from = (address: string, secret: string) =>
        service.send('POST', '/api/menu/edit-links/exchange', { secret }, { 'x-forwarded-for': address });
      for (let tries = 0; tries < 60; tries++) expect((await from('198.51.100.7', 'x'.repeat(43))).status).toBe(404);
      const refused = await from('198.51.100.7', secretIn(url));
      expect([refused.status, await refused.json()]).toEqual([
        429,
        expect.objectContaining({ code: 'menu.too_many_tries', retryAfterSeconds: expect.any(Number) as number }),
      ]);
      expect((await from('198.51.100.8', secretIn(url))).status).toBe(200);
    });
  });

  describe('the menus of a business', () => {
    const list = async (businessId: string) =>
      BusinessMenus.parse(await (await service.call(`/api/menu/of-business/${businessId}`)).json()).menus;
    const changed = (businessId: string, status: string, version: number) =>
      publish(BusinessStatusChangedV1.type, version, {
        businessId,
        before: 'pending',
        status,
        changedAt: new Date().toISOString(),
      } as { businessId: string });
    const listed = (businessId: string, inDirectory: boolean) =>
      waitFor(`inDirectory ${inDirectory}`, async () => (await list(businessId))[0]?.inDirectory === inDirectory);

    it('are listed for its members, and are in the directory once it is approved and the menu published', async () => {
      const { menu, businessId } = await claimed();
      expect(await list(businessId)).toEqual([
        expect.objectContaining({
          shareId: menu.shareId,
          status: 'extracted',
          inDirectory: false,
          hasPhone: true,
          items: menu.categories.flatMap(({ items }) => items).length,
        }),
      ]);
      await service.send('POST', `/api/menu/${menu.shareId}/publish`);
      await changed(businessId, 'approved', 2);
      await listed(businessId, true);
      await changed(businessId, 'rejected', 3);
      await listed(businessId, false);
      await changed(businessId, 'approved', 4);
      await listed(businessId, true);

      // What comes late is of an older version.
      const late = randomUUID();
      await publish(
        BusinessStatusChangedV1.type,
        3,
        { businessId, before: 'approved', status: 'rejected', changedAt: new Date().toISOString() } as {
          businessId: string;
        },
        late,
      );
      await waitFor(
        'the late event',
        async () => (await service.query('SELECT 1 FROM inbox WHERE event_id = $1', [late])).length === 1,
      );
      expect((await list(businessId))[0]).toMatchObject({ inDirectory: true });
    });

    it('are off the net as soon as it is closed, with words, and back when it is reopened', async () => {
      const { menu, businessId } = await claimed();
      const paths = ['', '/access', '/review', '/export.json', '/qr.svg', '/edit-links'];
      const statuses = () =>
        Promise.all(paths.map(async (path) => (await service.call(`/api/menu/${menu.shareId}${path}`)).status));
      expect(await statuses()).toEqual(paths.map(() => 200));
      const [closedAt, goneAt] = [new Date().toISOString(), new Date(Date.now() + 30 * DAY_MS).toISOString()];
      await publish(BusinessClosedV1.type, 5, { businessId, closedAt, goneAt } as { businessId: string });
      await waitFor('it is off the net', async () => (await service.call(`/api/menu/${menu.shareId}`)).status === 404);
      expect(await statuses()).toEqual(paths.map(() => 404));
      expect(await (await service.call(`/api/menu/${menu.shareId}`)).json()).toMatchObject({
        code: 'menu.withdrawn',
        title: 'Menu Not Found',
        detail: expect.stringContaining('closed') as string,
      });
      expect(await outcome(await rename(menu, 'Too late'))).toEqual([404, 'menu.withdrawn']);
      expect(await list(businessId)).toHaveLength(1);

      await publish(BusinessReopenedV1.type, 6, { businessId, reopenedAt: new Date().toISOString() } as {
        businessId: string;
      });
      await waitFor('it is back', async () => (await service.call(`/api/menu/${menu.shareId}`)).status === 200);
      const late = randomUUID();
      await publish(BusinessClosedV1.type, 5, { businessId, closedAt, goneAt } as { businessId: string }, late);
      await waitFor(
        'the late event',
        async () => (await service.query('SELECT 1 FROM inbox WHERE event_id = $1', [late])).length === 1,
      );
      expect(await statuses()).toEqual(paths.map(() => 200));
    });

    it('are gone with all that was uploaded for them when it is gone, others’ stay, and the log says what went', async () => {
      const others = await service.digitised();
      service.eraseVisitor();
      const before = service.blobs().length;
      const { menu, businessId } = await claimed();
      const form = new FormData();
      form.append(
        'file',
        new Blob([
          new Uint8Array(
            await sharp({ create: { width: 200, height: 200, channels: 3, background: '#b45309' } })
              .png()
              .toBuffer(),
          ),
        ]),
        'dish.png',
      );
      expect((await service.call(`/api/menu/${menu.shareId}/photos`, { method: 'POST', body: form })).status).toBe(201);
      expect(service.blobs().length).toBeGreaterThan(before);
      const erased = randomUUID();
      const data = { businessId, erasedAt: new Date().toISOString() } as { businessId: string };
      await publish(BusinessErasedV1.type, 9, data, erased);
      await waitFor(
        'it is gone',
        async () => (await service.query('SELECT 1 FROM menus WHERE share_id = $1', [menu.shareId])).length === 0,
      );
      await waitFor('its files are gone', () => service.blobs().length === before);
      expect(await outcome(await service.call(`/api/menu/${menu.shareId}`))).toEqual([404, 'menu.not_found']);
      expect(
        await service.query('SELECT what, count FROM erasures WHERE business_id = $1 ORDER BY id', [businessId]),
      ).toEqual([
        { what: 'page_pictures', count: expect.any(Number) as number },
        { what: 'uploads', count: 1 },
        { what: 'conversions', count: 0 },
        { what: 'readings', count: 1 },
        { what: 'photos', count: 1 },
        { what: 'allergen_charts', count: 0 },
        { what: 'visit_hours', count: 0 },
        { what: 'visit_months', count: 0 },
        { what: 'imported_menus', count: 0 },
        { what: 'menus', count: 1 },
      ]);
      await publish(BusinessErasedV1.type, 9, data, erased);
      await consumed(running.nats, 'menu', BusinessErasedV1);
      expect((await service.call(`/api/menu/${others.shareId}`)).status).toBe(200);
    });
  });

  describe('closed doors', () => {
    /** Open to all, each for the reason its declaration gives. */
    const OPEN = [
      ...[
        '',
        '/access',
        '/events',
        '/export.csv',
        '/export.json',
        '/export.jsonld',
        '/google.json',
        '/locations',
        '/menu.pdf',
        '/menu.png',
        '/preview.png',
        '/qr.png',
        '/qr.svg',
        '/square.json',
        '/table-tents.pdf',
        '/table-tents.png',
        '/uber-eats.json',
        '/window-card.pdf',
        '/window-card.png',
      ].map((path) => `GET /api/menu/:shareId${path}`),
      'GET /api/menu/logos/:hash',
      'GET /api/menu/photos/:hash/:file',
      'GET /api/menu/quota',
      'GET /api/directory',
      'GET /api/upload-menu/jobs/:jobId',
      'GET /api/upload-menu/jobs/:jobId/events',
      'POST /api/menu/edit-links/exchange',
      'POST /api/menu/:shareId/visits',
      'POST /api/upload-menu',
      'GET /health',
      'GET /live',
      'GET /metrics',
      'GET /ready',
    ];

    it('every route that needs a right lets in nobody who has none, another’s, an expired, a forged or an ended one', async () => {
      const uploaded = await service.digitised();
      const { id: linkId } = await linkOf(uploaded.shareId);
      const device = service.visitor!;
      const businessId = randomUUID();
      const owner = await member(businessId);
      await service.send(
        'POST',
        `/api/menu/${uploaded.shareId}/claim`,
        { businessId },
        { cookie: `${device}; ${owner}` },
      );
      service.eraseVisitor();
      const anonymous = await service.digitised();
      service.eraseVisitor();
      await service.digitised();
      const otherDevice = service.visitor!;

      const claims = { businesses: [{ id: businessId, role: 'owner' as const }] };
      const [session, account] = [randomUUID(), randomUUID()];
      const [ended, changed] = [
        await authority.cookie({ ...claims, session }),
        await authority.cookie({ ...claims, account }),
      ];
      expect(
        (await service.send('GET', `/api/menu/of-business/${businessId}`, undefined, { cookie: ended })).status,
      ).toBe(200);
      await authority.end(session);
      await authority.changeRights(account, 2);
      const intruders: Record<string, string> = {
        'no right': 'other=1',
        'a visitor made up': `visitor=${'A'.repeat(43)}`,
        'another device’s right': otherDevice,
        'another business’s owner': await member(randomUUID()),
        'an owner of nothing': await authority.cookie({ businesses: [] }),
        ...(await authority.forgeries(claims)),
        'an ended session': ended,
        'rights from before a change': changed,
      };
      for (const cookie of [ended, changed])
        await waitFor(
          'the end is known',
          async () =>
            (await service.send('GET', `/api/menu/of-business/${businessId}`, undefined, { cookie })).status === 401,
        );

      const bodies: Record<string, unknown> = {
        'PUT /api/menu/:shareId': { restaurantName: 'Evil' },
        'POST /api/menu/:shareId/translation/suggestions': { language: 'de', texts: [{ id: 'menu', field: 'note' }] },
        'POST /api/menu/:shareId/claim': { businessId },
        'POST /api/menu/:shareId/edit-links': {},
        'PUT /api/menu/:shareId/photos': { cover: null },
        'POST /api/menu/:shareId/own-locations': { restaurantName: 'Evil', restaurantAddress: '1 Evil St' },
        'PUT /api/menu/:shareId/own-prices': { prices: [{ id: 'x', priceMinor: 1 }] },
        'POST /api/menu/:shareId/photos/from-page': { page: 1, part: { x: 0, y: 0, width: 1, height: 1 } },
      };
      expect(routesOf(service.app)).toEqual(expect.arrayContaining(OPEN));
      const doors = routesOf(service.app).filter((route) => !OPEN.includes(route));
      let attempts = 0;
      for (const menu of [uploaded, anonymous]) {
        const before = await running.snapshot(menu.shareId);
        for (const door of doors) {
          const [method = '', path = ''] = door.split(' ');
          const address = path
            .replace(':shareId', menu.shareId)
            .replace(':businessId', businessId)
            .replace(':linkId', linkId)
            .replace(':locationShareId', menu.shareId)
            .replace(':jobId', 'job')
            .replace(':page', '1')
            .replace(/\/visits(\/csv)?$/, '$&?from=2026-03-01&to=2026-03-10');
          for (const [who, cookie] of Object.entries(intruders)) {
            const response = await service.send(method, address, bodies[door], { cookie });
            attempts++;
            expect([door, who, [401, 403, 404].includes(response.status) ? 'refused' : response.status]).toEqual([
              door,
              who,
              'refused',
            ]);
          }
        }
        expect(await running.snapshot(menu.shareId)).toEqual(before);
      }
      expect(doors.length).toBeGreaterThanOrEqual(14);
      process.stdout.write(`menu: ${attempts} attempts at ${doors.length} routes, none got in\n`);
    });
  });
});
