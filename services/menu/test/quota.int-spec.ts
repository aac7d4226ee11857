import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { MenuQuota, PlanChangedV1, type PlanId, type UploadMenuResponse } from '@chalkboard/contracts';
import { durableOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import { fixture } from '../src/extraction/testing/built-worker';
import { PurgeCountsHandler } from '../src/features/purge-counts.handler';
import { MenuService, PDF } from './menu-service';
import type { PublishIdentityEvent } from './published-by-identity';
import { RunningMenu } from './running-menu';

const CORRUPT = { bytes: readFileSync(fixture('bad/corrupt.pdf')), type: 'application/pdf', name: 'menu.pdf' };
const FREE = 2;

describe('the quota of conversions, with a real Postgres and NATS', () => {
  let running: RunningMenu;
  let service: MenuService;
  let authority: StandInAuthority;
  let publish: PublishIdentityEvent;
  let addresses = 0;
  let address = '';

  beforeAll(async () => {
    running = await RunningMenu.start({ FREE_CONVERSIONS: String(FREE) });
    ({ service, authority, publish } = running);
  });
  afterAll(() => running.stop());
  beforeEach(() => {
    service.eraseVisitor();
    address = `203.0.113.${++addresses}`;
  });
  afterEach(() => jest.restoreAllMocks());

  const from = () => ({ 'x-forwarded-for': address });
  const upload = (file = PDF, to?: string) => service.upload([file], { headers: from(), ...(to && { to }) });
  const quota = async (search = '') =>
    MenuQuota.parse(await (await service.call(`/api/menu/quota${search}`, { headers: from() })).json());
  const count = async (table: string) =>
    (
      (await service.app.get(DataSource).query(`SELECT count(*)::int AS count FROM ${table}`)) as { count: number }[]
    )[0]!.count;
  const kept = async () => [
    await count('extraction_jobs'),
    await count('uploads'),
    await count('conversions'),
    service.blobs().length,
  ];
  const member = (businessId: string) => authority.cookie({ businesses: [{ id: businessId, role: 'owner' }] });

  it('refuses what is above it with a plain message and the way to the plans, and keeps nothing of it', async () => {
    expect(await quota()).toMatchObject({ countedFor: 'visitor', used: 0, limit: FREE, left: FREE });
    for (let done = 0; done < FREE; done++) expect((await upload()).status).toBe(200);
    expect(await quota()).toMatchObject({ used: FREE, left: 0 });
    const before = await kept();
    const refused = await upload();
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({
      code: 'menu.quota_used_up',
      detail: expect.stringMatching(/2 free menu conversions.*\/pricing/) as string,
      used: FREE,
      limit: FREE,
      pricing: '/pricing',
      renewsAt: (await quota()).renewsAt,
    });
    expect(await kept()).toEqual(before);
  });

  it('lets no two pass at once where one is left', async () => {
    expect((await upload()).status).toBe(200);
    const statuses = (await Promise.all(Array.from({ length: 4 }, () => upload()))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 402, 402, 402]);
    expect(await quota()).toMatchObject({ used: FREE, left: 0 });
  });

  it('counts no reading that failed and no file that was refused', async () => {
    expect((await upload(CORRUPT)).status).toBe(422);
    expect((await upload({ ...PDF, bytes: Buffer.from('no menu') })).status).toBe(415);
    expect(await quota()).toMatchObject({ used: 0, left: FREE });
  });

  it('counts failed readings from the fourth of a month on', async () => {
    const CORRUPTED = async () => (await upload(CORRUPT)).status;
    for (let failed = 0; failed < 3; failed++) expect(await CORRUPTED()).toBe(422);
    expect(await quota()).toMatchObject({ used: 0, left: FREE });
    for (let failed = 0; failed < FREE; failed++) expect(await CORRUPTED()).toBe(422);
    expect(await quota()).toMatchObject({ used: FREE, left: 0 });
    expect(await CORRUPTED()).toBe(402);
  });

  it('is looked at before anything of an upload is read', async () => {
    for (let done = 0; done < FREE; done++) expect((await upload()).status).toBe(200);
    const { hostname, port } = new URL(await service.app.getUrl());
    const status = await new Promise<number | undefined>((resolve, reject) => {
      // Its body is announced, and does not come.
      const call = request(
        {
          hostname,
          port,
          path: '/api/upload-menu',
          method: 'POST',
          headers: {
            ...from(),
            cookie: service.visitor,
            'content-type': 'multipart/form-data; boundary=x',
            'content-length': 50_000_000,
          },
        },
        ({ statusCode }) => {
          resolve(statusCode);
          call.destroy();
        },
      ).on('error', reject);
      call.flushHeaders();
    });
    expect(status).toBe(402);
  });

  it('counts new photos of a menu that is there like a new one', async () => {
    const { shareId } = (await (await upload()).json()) as UploadMenuResponse;
    expect((await upload(PDF, `/api/menu/${shareId}/updates`)).status).toBe(202);
    expect((await upload(PDF, `/api/menu/${shareId}/updates`)).status).toBe(402);
  });

  it('is not begun anew by a cookie that is thrown away: a network has ten times the conversions of a device', async () => {
    const spread = (rows: number) =>
      service.app
        .get(DataSource)
        .query(
          `INSERT INTO conversions (job_id, month, visitor, address) SELECT gen_random_uuid()::text, month, gen_random_uuid()::text, address FROM conversions, generate_series(1, $1) LIMIT $1`,
          [rows],
        );
    await service.app.get(DataSource).query('DELETE FROM conversions');
    expect((await upload()).status).toBe(200);
    await spread(FREE * 10 - 2);
    service.eraseVisitor();
    expect(await quota()).toMatchObject({ used: 0, left: 1 });
    expect((await upload()).status).toBe(200);
    service.eraseVisitor();
    expect(await (await upload()).json()).toMatchObject({
      status: 402,
      detail: expect.stringContaining('network') as string,
    });
    address = '198.51.100.1';
    expect((await upload()).status).toBe(200);
  });

  it('begins anew with the calendar month, and what was counted before is erased', async () => {
    for (let done = 0; done < FREE; done++) await upload();
    const next = new Date((await quota()).renewsAt);
    jest.spyOn(service.app.get(Clock), 'now').mockReturnValue(next);
    expect(await quota()).toMatchObject({ used: 0, left: FREE });
    expect(await service.app.get(PurgeCountsHandler).execute()).toBeGreaterThanOrEqual(FREE);
    expect(await count('conversions')).toBe(0);
  });

  it('is counted for the business of who is signed in, on whatever device, and the device’s own is untouched', async () => {
    const businessId = randomUUID();
    const owner = await member(businessId);
    for (let done = 0; done < FREE; done++) {
      service.eraseVisitor();
      service.signIn(owner);
      expect((await upload()).status).toBe(200);
    }
    expect(await quota(`?businessId=${businessId}`)).toMatchObject({ countedFor: 'business', used: FREE, left: 0 });
    expect((await upload()).status).toBe(402);
    service.signIn(undefined);
    expect(await quota()).toMatchObject({ countedFor: 'visitor', used: 0 });
    expect((await service.call(`/api/menu/quota?businessId=${businessId}`)).status).toBe(404);
  });

  it('has no end while a paid plan is in force, whatever order its changes come in', async () => {
    const businessId = randomUUID();
    service.signIn(await member(businessId));
    const changed = (version: number, inForce: PlanId) => {
      const data: PlanChangedV1 = {
        businessId,
        plan: 'pro',
        inForce,
        trialEndsAt: null,
        changedAt: new Date().toISOString(),
      };
      return publish(PlanChangedV1.type, version, data);
    };
    const known = () =>
      service.app
        .get(DataSource)
        .query('SELECT 1 FROM inbox WHERE durable = $1', [durableOf('menu', PlanChangedV1.type)]) as Promise<unknown[]>;
    await changed(1, 'free');
    await waitFor('the plan', async () => (await known()).length === 1);
    expect(await quota()).toMatchObject({ limit: FREE });
    await changed(3, 'pro');
    await changed(2, 'free');
    await waitFor('both changes', async () => (await known()).length === 3);
    expect(await quota()).toMatchObject({ limit: null });
    for (let done = 0; done <= FREE; done++) expect((await upload()).status).toBe(200);
    expect(await quota()).toMatchObject({ used: FREE + 1, limit: null, left: null });
    await changed(4, 'free');
    await waitFor('the end of it', async () => (await quota()).limit === FREE);
    expect((await upload()).status).toBe(402);
  });
});
