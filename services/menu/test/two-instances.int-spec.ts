import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExtractionJob, MenuPhoto, UploadMenuResponse } from '@chalkboard/contracts';
import { photoAddress } from '@chalkboard/menu-rules/photo';
import { BlobStore } from '@chalkboard/service-kit';
import { Clock, FixedClock } from '@chalkboard/service-kit/domain';
import { LimitedDatabase, StandInBucket, type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import { fixture } from '../src/extraction/testing/built-worker';
import { ExtractionQueue } from '../src/features/extract-menu/extraction-queue';
import { menuPlatform, MenuService } from './menu-service';

const HOUR_MS = 3_600_000;
const PDF = { bytes: readFileSync(fixture('text-menu.pdf')), type: 'application/pdf', name: 'menu.pdf' };
/** What an instance with the default pool opens at most. */
const PER_INSTANCE = 12;

/** Neither can see the other's DATA_DIR: what both have is the database, the broker, and one place for files. */
describe.each(['folder', 'bucket'] as const)(
  'two instances of menu on one database, with one %s for files',
  (place) => {
    let platform: TestPlatform;
    let database: LimitedDatabase;
    let bucket: StandInBucket;
    let one: MenuService;
    let other: MenuService;
    const root = mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'two-'));
    const folder = path.join(root, 'files');

    const start = (name: string, more: Record<string, string> = {}) =>
      MenuService.start(platform, {
        DATABASE_URL: database.urlOf('menu'),
        DATA_DIR: path.join(root, name),
        ...(place === 'folder' ? { BLOB_DIR: folder } : bucket.environment),
        ...more,
      });
    const later = (ms: number) => new FixedClock(new Date(Date.now() + ms));
    /** Calls another instance as the visitor of `one`, as a balancer does. */
    const elsewhere = (address: string, init: RequestInit = {}) =>
      other.call(address, { ...init, headers: { ...init.headers, cookie: one.visitor ?? '' } });
    const settled = (job: string) =>
      waitFor('the menu to be read', async () => {
        const state = (await (await one.call(job)).json()) as ExtractionJob;
        return state.status === 'done' && state;
      });

    beforeAll(async () => {
      platform = await menuPlatform();
      bucket = await StandInBucket.start();
      database = await LimitedDatabase.start();
      one = await start('one', { DEMO_DATA: '1' });
      other = await start('other');
      // What is uploaded to one is read by the other.
      await one.app.get(ExtractionQueue).beforeApplicationShutdown();
    });
    afterAll(async () => {
      await one?.stop();
      await other?.stop();
      await database?.stop();
      await bucket?.stop();
      await platform?.stop();
    });
    afterEach(() => jest.restoreAllMocks());

    it('what is uploaded to one is read by the other, and shown by both', async () => {
      const accepted = await one.uploadFixture('text-menu.pdf', PDF.type, { prefer: 'respond-async' });
      expect(accepted.status).toBe(202);
      const { shareId } = await settled(((await accepted.json()) as { job: string }).job);
      const page = `/api/menu/${shareId}/source/pages/1`;
      const [here, there] = await Promise.all([one.call(page), elsewhere(page)]);
      expect([here.status, there.status, here.headers.get('content-type')]).toEqual([200, 200, 'image/webp']);
      expect(Buffer.from(await here.arrayBuffer()).equals(Buffer.from(await there.arrayBuffer()))).toBe(true);

      const cut = await one.send('POST', `/api/menu/${shareId}/photos/from-page`, {
        page: 1,
        part: { x: 0, y: 0, width: 1, height: 1 },
      });
      expect(cut.status).toBe(201);
      const { hash, width } = (await cut.json()) as MenuPhoto;
      expect((await elsewhere(photoAddress(hash, width, 'webp'))).status).toBe(200);

      for (const name of ['one', 'other']) expect(existsSync(path.join(root, name, 'blobs'))).toBe(false);
      expect(existsSync(folder)).toBe(place === 'folder');
      expect(bucket.objects.size > 0).toBe(place === 'bucket');
    });

    it('what has expired is deleted by either, and what belongs to nothing', async () => {
      const { shareId } = (await (await one.upload([PDF])).json()) as UploadMenuResponse;
      const orphan = await one.app.get(BlobStore).put(Buffer.from('left by a crash'));
      expect((await other.sweep(later(0))).orphans).toBe(0);
      expect((await other.sweep(later(2 * HOUR_MS))).orphans).toBe(1);
      expect(await one.app.get(BlobStore).get(orphan)).toBeUndefined();

      const page = `/api/menu/${shareId}/source/pages/1`;
      expect((await one.call(page)).status).toBe(200);
      // The original and the picture of its page, here and of the test before.
      expect((await other.sweep(later(24 * HOUR_MS))).expired).toBe(4);
      expect((await one.call(page)).status).toBe(404);
    });

    it('all connections stay below the limit of their role, also while a third takes the place of one', async () => {
      const admin = await database.connectAdmin();
      const counts: number[] = [];
      const over = new AbortController();
      const watching = (async () => {
        while (!over.signal.aborted) {
          const { rows } = await admin.query<{ count: number }>(
            "SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = 'menu'",
          );
          counts.push(rows[0]!.count);
        }
      })();
      // Each asks the database anew.
      const readers = Array.from({ length: 40 }, async (_, reader) => {
        const statuses = new Set<number>();
        const instance = reader % 2 === 0 ? one : other;
        for (let read = 0; read < 25; read++) {
          const response = await instance.call(read % 2 === 0 ? '/api/menu/demo' : '/api/directory');
          await response.arrayBuffer();
          statuses.add(response.status);
        }
        return [...statuses];
      });
      const third = await start('third');
      const statuses = await Promise.all(readers);
      await third.stop();
      over.abort();
      await watching;
      const { rows } = await admin.query<{ rolconnlimit: number }>(
        "SELECT rolconnlimit FROM pg_roles WHERE rolname = 'menu'",
      );
      await admin.end();
      expect(new Set(statuses.flat())).toEqual(new Set([200]));
      const limit = Math.max(...counts);
      process.stdout.write(
        `menu: ${limit} of ${rows[0]!.rolconnlimit} connections were used at most, by two instances and for a time three (files in a ${place})\n`,
      );
      // More than one pool gives: both were at work.
      expect(limit).toBeGreaterThan(PER_INSTANCE);
      expect(limit).toBeLessThanOrEqual(3 * PER_INSTANCE);
      expect(3 * PER_INSTANCE).toBeLessThanOrEqual(rows[0]!.rolconnlimit);
    });

    it('an instance whose pool its role cannot have does not start, and says why', async () => {
      await expect(start('refused', { DATABASE_POOL: '39' })).rejects.toThrow(
        'DATABASE_POOL: 39 connections and the 2 beside them do not fit, since the database role "menu" may open 40',
      );
    });

    if (place === 'folder') return;

    describe('while the bucket is away', () => {
      afterEach(() => bucket.recover());

      it('uploads and pictures are answered with 503 and when to try again; menus are read', async () => {
        const { shareId } = (await (await one.upload([PDF])).json()) as UploadMenuResponse;
        bucket.fail('busy');
        for (const response of [await one.upload([PDF]), await one.call(`/api/menu/${shareId}/source/pages/1`)]) {
          expect([
            response.status,
            response.headers.get('retry-after'),
            ((await response.json()) as { code: string }).code,
          ]).toEqual([503, '2', 'dependency.unavailable']);
        }
        expect((await elsewhere(`/api/menu/${shareId}`)).status).toBe(200);
        bucket.recover();
        expect((await one.upload([PDF])).status).toBe(200);
      });

      it('what is uploaded is read when it is back, however often that was tried', async () => {
        bucket.fail('busy', { method: 'GET' });
        const { job } = (await (
          await one.uploadFixture('text-menu.pdf', PDF.type, { prefer: 'respond-async' })
        ).json()) as { job: string };
        const clock = jest.spyOn(other.app.get(Clock), 'now');
        const asked = () => bucket.calls.filter((call) => call.startsWith('GET ')).length;
        const attempts = async () =>
          (
            (await one.app
              .get(DataSource)
              .query('SELECT attempts FROM extraction_jobs WHERE id = $1', [path.basename(job)])) as {
              attempts: number;
            }[]
          )[0]!.attempts;
        for (let minute = 0; minute < 5; minute++) {
          // The claim of the attempt before has run out.
          clock.mockImplementation(() => new Date(Date.now() + minute * 60_000));
          const before = asked();
          await waitFor(
            'another attempt, which does not count',
            async () => asked() >= before + 3 && (await attempts()) === 0,
          );
        }
        expect(((await (await one.call(job)).json()) as ExtractionJob).status).toBe('running');
        bucket.recover();
        clock.mockImplementation(() => new Date(Date.now() + 10 * 60_000));
        expect((await settled(job)).percent).toBe(100);
      });
    });
  },
);
