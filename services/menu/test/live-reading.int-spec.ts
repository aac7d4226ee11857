import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReadingFound, type ExtractionJob, type UploadMenuAccepted } from '@chalkboard/contracts';
import { FixedClock } from '@chalkboard/service-kit/domain';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import { menuPlatform, MenuService } from './menu-service';

const PICTURE = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';
const LINES = {
  page: 1,
  turned: 90,
  shape: 0.7,
  lines: [
    [0.1, 0.1, 0.5, 0.02],
    [0.1, 0.2, 0.5, 0.02],
  ],
  read: 0,
};
const DISHES = {
  page: 1,
  dishes: [
    { name: 'Leek soup', price: '$6.00', heading: 'Soups' },
    { name: 'Bisque', price: '$7.00', heading: 'Soups' },
  ],
};
const OUTCOME = {
  reader: 'ocr',
  pages: [],
  reading: {
    restaurantName: 'Quarry Street',
    currency: 'USD',
    language: 'en',
    categories: [{ name: 'Soups', items: [] }],
    prices: { seen: 0, placed: 0, unplaced: [] },
    print: { placed: 1, unplaced: [] },
  },
};

/** Reads in two parts, and begins the second when a file tells it to; a menu that is called "bad" cannot be read. */
const WORKER = (folder: string) => `
  const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  const tell = (found) => process.send({ type: 'found', found });
  process.on('message', async ({ files, picturesTo }) => {
    process.send({ type: 'progress', progress: { stage: 'reading', pages: { done: 0, total: 1 } } });
    tell(${JSON.stringify(LINES)});
    tell({ page: 1, lines: [[5, 5, 5, 5]] });
    const file = picturesTo + '/page-1.webp';
    writeFileSync(file, Buffer.from('${PICTURE}', 'base64'));
    const picture = { page: 1, width: 1, height: 1, file };
    tell({ picture });
    while (!existsSync(${JSON.stringify(folder)} + '/go')) await new Promise((resolve) => setTimeout(resolve, 20));
    tell({ page: 1, read: 2 });
    tell(${JSON.stringify(DISHES)});
    if (readFileSync(files[0].path, 'latin1').includes('bad')) return process.send({ type: 'unreadable', code: 'menu.no_items_found' });
    process.send({ type: 'progress', progress: { stage: 'structuring' } });
    process.send({ type: 'done', outcome: { ...${JSON.stringify(OUTCOME)}, pictures: [picture] } });
  });`;

interface ReceivedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** The events of a stream until one is the last that is wanted, or the stream ends. */
async function eventsOf(
  response: Response,
  isLast: (event: ReceivedEvent) => boolean = () => false,
): Promise<ReceivedEvent[]> {
  expect(response.status).toBe(200);
  const received: ReceivedEvent[] = [];
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop()!;
    for (const part of parts) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? '';
      if (!field('data') || field('event') === 'heartbeat') continue;
      const event = { id: field('id'), event: field('event'), data: JSON.parse(field('data')) as unknown };
      received.push(event);
      // Leaving the loop ends the line.
      if (isLast(event)) return received;
    }
  }
  return received;
}

const found = (received: readonly ReceivedEvent[]) =>
  received.filter(({ event }) => event === 'found').map(({ data }) => ReadingFound.parse(data));
const isPicture = ({ data }: ReceivedEvent) => (data as ReadingFound).picture === true;

describe('a reading, live, by two instances on a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let folder: string;
  let one: MenuService;
  let other: MenuService;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'live-reading-'));
    writeFileSync(path.join(folder, 'worker.js'), WORKER(folder));
    platform = await menuPlatform();
    one = await MenuService.start(platform, { EXTRACTION_WORKER_FILE: path.join(folder, 'worker.js') });
    other = await MenuService.start(platform, { EXTRACTION_WORKER_FILE: path.join(folder, 'worker.js') });
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    one.eraseVisitor();
    rmSync(path.join(folder, 'go'), { force: true });
  });

  const goOn = () => writeFileSync(path.join(folder, 'go'), '');
  const sent = async (content = 'good') =>
    (await (
      await one.upload([{ bytes: Buffer.from(`%PDF-1.7 ${content}`), type: 'application/pdf' }], {
        headers: { prefer: 'respond-async' },
      })
    ).json()) as UploadMenuAccepted;
  const notes = async () =>
    (
      (await one.app.get(DataSource).query('SELECT count(*)::int AS count FROM reading_notes')) as { count: number }[]
    )[0]!.count;
  const settled = (job: string) =>
    waitFor('the end of the job', async () => {
      const state = (await (await one.call(job)).json()) as ExtractionJob;
      return (state.status === 'done' || state.status === 'failed') && state;
    });

  it('tells lines, picture and dishes in their order, ids that grow, and the state after each', async () => {
    const { events } = await sent();
    const line = one.call(events);
    const receiving = line.then((response) => eventsOf(response));
    await eventsOf(await one.call(events), isPicture);
    goOn();
    const received = await receiving;
    expect(found(received)).toEqual([LINES, { page: 1, picture: true }, { page: 1, read: 2 }, DISHES]);
    const ids = received.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(received.at(-1)).toMatchObject({ event: 'progress', data: { status: 'done', stage: 'done', percent: 100 } });
    expect(
      received
        .filter(({ event }) => event === 'progress')
        .every(({ data }) => typeof (data as ExtractionJob).percent === 'number'),
    ).toBe(true);
  });

  it('tells who comes back the rest alone, and who comes anew all of it, also at another instance', async () => {
    const { events, job } = await sent();
    const before = await eventsOf(await one.call(events), isPicture);
    const cookie = { cookie: one.visitor! };
    const rest = other
      .call(events, { headers: { ...cookie, 'last-event-id': before.at(-1)!.id } })
      .then((response) => eventsOf(response));
    goOn();
    expect(found(await rest)).toEqual([{ page: 1, read: 2 }, DISHES]);
    await settled(job);
    expect(found(await eventsOf(await other.call(events, { headers: cookie })))).toEqual([
      LINES,
      { page: 1, picture: true },
      { page: 1, read: 2 },
      DISHES,
    ]);
    expect(
      found(await eventsOf(await other.call(events, { headers: { ...cookie, 'last-event-id': 'nonsense' } }))),
    ).toHaveLength(4);
  });

  it('shows the picture of a page as soon as it is read, and keeps it with the menu', async () => {
    const { events, job } = await sent();
    await eventsOf(await one.call(events), isPicture);
    const picture = await one.call(`${job}/pages/1`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(PICTURE);
    expect((await one.call(`${job}/pages/2`)).status).toBe(404);
    const blobs = one.blobs().length;
    goOn();
    const { shareId } = await settled(job);
    expect(one.blobs()).toHaveLength(blobs);
    expect((await one.call(`/api/menu/${shareId}/source/pages/1`)).status).toBe(200);
  });

  it('is for the uploader alone: who else knows the job sees how far it is, and nothing of the menu', async () => {
    const { events, job } = await sent();
    await eventsOf(await one.call(events), isPicture);
    goOn();
    await settled(job);
    one.eraseVisitor();
    for (const headers of [{}, { cookie: `visitor=${'A'.repeat(43)}` }] as Record<string, string>[]) {
      const received = await eventsOf(await one.call(events, { headers }));
      expect(received.map(({ event }) => event)).toEqual(['progress']);
      const refused = await one.call(`${job}/pages/1`, { headers });
      expect(refused.status).toBe(404);
      expect(await refused.json()).toMatchObject({ code: 'menu.job_not_found' });
    }
    expect((await one.call('/api/upload-menu/jobs/unknown/events')).status).toBe(404);
    expect((await one.call('/api/upload-menu/jobs/unknown/pages/1')).status).toBe(404);
  });

  it('leaves nothing of a menu that cannot be read', async () => {
    const [noted, blobs] = [await notes(), one.blobs()];
    goOn();
    const { events, job } = await sent('bad');
    const received = await eventsOf(await one.call(events));
    expect(received.at(-1)).toMatchObject({
      event: 'progress',
      data: { status: 'failed', problem: { code: 'menu.no_items_found' } },
    });
    expect((await one.call(`${job}/pages/1`)).status).toBe(404);
    expect([await notes(), one.blobs()]).toEqual([noted, blobs]);
  });

  it('is gone within 24 hours, with what was uploaded', async () => {
    goOn();
    await settled((await sent()).job);
    expect(await notes()).toBeGreaterThan(0);
    const clock = new FixedClock(new Date());
    await one.sweep(clock);
    expect(await notes()).toBeGreaterThan(0);
    clock.advance(24 * 3_600_000 - 60_000);
    await one.sweep(clock);
    expect(await notes()).toBe(0);
  });
});
