import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ExtractionJob, UploadMenuAccepted } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import { JobRepository } from '../src/domain/menu/job.repository';
import { addressKey, monthOf, type Payer } from '../src/domain/menu/quota';
import { fixture } from '../src/extraction/testing/built-worker';
import { ExtractionQueue } from '../src/features/extract-menu/extraction-queue';
import { menuPlatform, MenuService } from './menu-service';

const PAGE = { bytes: readFileSync(fixture('scanned-menu.jpg')), type: 'image/jpeg', name: 'menu.jpg' };
const ASYNC = { prefer: 'respond-async' };

describe('the queue of readings, with a real Postgres and one real reading process', () => {
  let platform: TestPlatform;
  let service: MenuService;

  beforeAll(async () => {
    platform = await menuPlatform();
    service = await MenuService.start(platform, { EXTRACTION_WORKERS: '1' });
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
  });

  it('reads the one page of somebody else between two of a menu of ten', async () => {
    const send = async (pages: number, address: string) => {
      service.eraseVisitor();
      const accepted = (await (
        await service.upload(Array<typeof PAGE>(pages).fill(PAGE), {
          headers: { ...ASYNC, 'x-forwarded-for': address },
        })
      ).json()) as UploadMenuAccepted;
      return async () => (await (await service.call(accepted.job)).json()) as ExtractionJob;
    };
    const ten = await send(10, '203.0.113.1');
    await waitFor('its first page', async () => (await ten()).status === 'running');
    const one = await send(1, '203.0.113.2');
    await waitFor('the one page', async () => (await one()).status === 'done');
    const { status, pages } = await ten();
    expect(status).toBe('running');
    expect(pages?.done ?? 0).toBeLessThan(6);
  });

  describe('in which order', () => {
    let jobs: JobRepository;
    beforeAll(async () => {
      // What takes jobs off the queue is this test from here on.
      await service.app.get(ExtractionQueue).beforeApplicationShutdown();
      jobs = service.app.get(JobRepository);
    });
    beforeEach(async () => {
      for (let left = await jobs.claim({ ofOneParty: 100 }); left; left = await jobs.claim({ ofOneParty: 100 }))
        await jobs.fail(left.job.id, { code: 'menu.extraction_failed', title: 'x', detail: 'x' });
    });

    const queue = async (name: string, payer: Payer, visitor = 'visitor' in payer ? payer.visitor : name) => {
      const id = `${name}-${randomUUID()}`;
      await jobs.add({
        id,
        visitor,
        fields: {},
        files: [],
        conversion: { payer, month: monthOf(service.app.get(Clock).now()), limit: null },
      });
      return id;
    };
    let streets = 0;
    const street = () => addressKey(`198.51.100.${++streets}`);
    /** Names of the jobs as they are taken, each ended before the next. */
    const taken = async (ofOneParty = 100) => {
      const names: string[] = [];
      for (let next = await jobs.claim({ ofOneParty }); next; next = await jobs.claim({ ofOneParty })) {
        names.push(next.job.id.split('-')[0]!);
        await jobs.fail(next.job.id, { code: 'menu.extraction_failed', title: 'x', detail: 'x' });
      }
      return names;
    };

    it('members come first, and who waits takes turns, however many one of them sends', async () => {
      const [a, b] = [street(), street()];
      for (const name of ['a1', 'a2', 'a3']) await queue(name, { visitor: 'va', address: a });
      await queue('b1', { visitor: 'vb', address: b });
      await queue('m1', { businessId: randomUUID() });
      expect(await taken()).toEqual(['m1', 'a1', 'b1', 'a2', 'a3']);
    });

    it('another cookie makes nobody another party, and behind one address visitors take turns', async () => {
      const [a, b] = [street(), street()];
      for (const [name, visitor] of [
        ['a1', 'v1'],
        ['a2', 'v1'],
        ['a3', 'v2'],
      ] as const)
        await queue(name, { visitor, address: a });
      await queue('b1', { visitor: 'v9', address: b });
      expect(await taken()).toEqual(['a1', 'b1', 'a3', 'a2']);
    });

    it('the businesses of a member take turns like others', async () => {
      const [one, two] = [randomUUID(), randomUUID()];
      for (const name of ['a1', 'a2']) await queue(name, { businessId: one });
      await queue('b1', { businessId: two });
      expect(await taken()).toEqual(['a1', 'b1', 'a2']);
    });

    it('one party never has all places: what is too much of one waits, and somebody else is served', async () => {
      const [a, b] = [street(), street()];
      for (const name of ['a1', 'a2']) await queue(name, { visitor: 'va', address: a });
      const first = await jobs.claim({ ofOneParty: 1 });
      expect(first?.job.id).toMatch(/^a1-/);
      expect(first?.isMembers).toBe(false);
      expect(await jobs.claim({ ofOneParty: 1 })).toBeUndefined();
      await queue('b1', { visitor: 'vb', address: b });
      expect((await jobs.claim({ ofOneParty: 1 }))?.job.id).toMatch(/^b1-/);
      await jobs.fail(first!.job.id, { code: 'menu.extraction_failed', title: 'x', detail: 'x' });
      expect((await jobs.claim({ ofOneParty: 1 }))?.job.id).toMatch(/^a2-/);
    });

    it('two that take at once do not both take from the same party', async () => {
      const [a, b] = [street(), street()];
      for (const name of ['a1', 'a2']) await queue(name, { visitor: 'va', address: a });
      await queue('b1', { visitor: 'vb', address: b });
      const both = await Promise.all([jobs.claim({ ofOneParty: 2 }), jobs.claim({ ofOneParty: 2 })]);
      expect(both.map((one) => one?.job.id.split('-')[0]).toSorted()).toEqual(['a1', 'b1']);
    });
  });
});
