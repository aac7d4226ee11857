import { readFileSync } from 'node:fs';
import {
  MenuExtractedV1,
  MenuSnapshotRpcV1,
  type ExtractionJob,
  type Menu,
  type UploadMenuResponse,
} from '@chalkboard/contracts';
import { FixedClock } from '@chalkboard/service-kit/domain';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { fixture } from '../src/extraction/testing/built-worker';
import { menuPlatform, MenuService } from './menu-service';

const PDF = 'application/pdf';
const JPEG = 'image/jpeg';

describe('the menu service, alone with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let service: MenuService;
  let nats: NatsConnection;

  beforeAll(async () => {
    platform = await menuPlatform();
    nats = await platform.connectNats();
    service = await MenuService.start(platform, { DEMO_DATA: '1' });
  });
  afterAll(async () => {
    await service.stop();
    await nats.close();
    await platform.stop();
  });
  beforeEach(() => service.eraseVisitor());

  const rows = async (table: string) =>
    (
      (await service.app.get(DataSource).query(`SELECT count(*)::int AS count FROM ${table}`)) as { count: number }[]
    )[0]!.count;

  async function digitised(): Promise<UploadMenuResponse> {
    const response = await service.uploadFixture('text-menu.pdf', PDF);
    expect(response.status).toBe(200);
    return (await response.json()) as UploadMenuResponse;
  }

  it('answers an upload with the finished menu, and tells it as MenuExtracted', async () => {
    const { shareId, menu } = await digitised();
    expect(menu).toMatchObject({
      shareId,
      version: 1,
      status: 'extracted',
      restaurantName: 'Harbor & Pine Kitchen',
      currency: 'USD',
      deliveryFee: '5.00',
      minimumOrder: '0.00',
      acceptsCardPickup: true,
    });
    expect(menu.categories.flatMap(({ items }) => items).length).toBeGreaterThan(20);

    const event = await waitFor('MenuExtracted on the stream', async () => {
      const found = await (
        await nats.jetstreamManager()
      ).streams.getMessage('MENU', { last_by_subj: MenuExtractedV1.type });
      const envelope = found.json<{ subject: string; data: { items: unknown[] } }>();
      return envelope.subject === shareId && envelope;
    });
    expect(event.data.items).toHaveLength(menu.categories.flatMap(({ items }) => items).length);
  });

  it('answers at once with Prefer: respond-async, and tells real progress that never goes back', async () => {
    const accepted = await service.uploadFixture('scanned-menu.jpg', JPEG, { prefer: 'respond-async' });
    expect(accepted.status).toBe(202);
    const { job, events } = (await accepted.json()) as { job: string; events: string };
    expect(accepted.headers.get('location')).toBe(job);

    const stream = await service.call(events);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const text = await stream.text();
    const states = [
      ...text.matchAll(/^event: progress\n(?:id: .*\n)?data: (.*)$/gm),
      ...text.matchAll(/^id: .*\nevent: progress\ndata: (.*)$/gm),
    ].map(([, data]) => JSON.parse(data!) as ExtractionJob);
    const percents = states.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(states.at(-1)).toMatchObject({ status: 'done', stage: 'done', percent: 100 });
    expect(new Set(states.map(({ stage }) => stage))).toContain('reading');

    const settled = (await (await service.call(job)).json()) as ExtractionJob;
    expect((await service.call(`/api/menu/${settled.shareId}`)).status).toBe(200);
  });

  it('takes what the uploader says over what was read', async () => {
    const bytes = readFileSync(fixture('text-menu.pdf'));
    const response = await service.upload([{ bytes, type: PDF }], {
      fields: { restaurantName: 'Ours', primaryColor: '#112233', restaurantPhone: '' },
    });
    expect(((await response.json()) as UploadMenuResponse).menu).toMatchObject({
      restaurantName: 'Ours',
      primaryColor: '#112233',
      restaurantPhone: '(207) 555-0142',
    });
  });

  describe('refuses bad input in the spec’s words and leaves nothing behind', () => {
    const text = Buffer.from('just some text');
    const eleven = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(11 * 1024 * 1024)]);
    const exactlyTen = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * 1024 * 1024 - 5)]);
    const INVALID_TYPE = { title: 'Invalid file type', detail: 'Please upload a valid image (JPG, PNG) or PDF file.' };
    const TOO_LARGE = { title: 'File too large', detail: 'File size must be less than 10MB.' };

    it.each([
      ['a type that is not allowed', 415, { bytes: text, type: 'text/plain' }, INVALID_TYPE],
      ['a renamed text file', 415, { bytes: text, type: PDF }, INVALID_TYPE],
      ['a file over 10 MB', 413, { bytes: eleven, type: JPEG }, TOO_LARGE],
      ['a file of exactly 10 MB', 413, { bytes: exactlyTen, type: PDF }, TOO_LARGE],
      ['an empty file', 422, { bytes: Buffer.alloc(0), type: PDF }, { code: 'menu.empty_file' }],
      [
        'a corrupt PDF',
        422,
        { bytes: readFileSync(fixture('bad/corrupt.pdf')), type: PDF },
        { title: 'Processing failed', code: 'menu.corrupt_file' },
      ],
      [
        'an encrypted PDF',
        422,
        { bytes: readFileSync(fixture('bad/encrypted.pdf')), type: PDF },
        { title: 'Processing failed', code: 'menu.encrypted_pdf' },
      ],
      [
        'a picture without text',
        422,
        { bytes: readFileSync(fixture('bad/no-text.jpg')), type: JPEG },
        { title: 'Processing failed', code: 'menu.no_text_found' },
      ],
    ])('%s', async (_, status, file, problem) => {
      const before = { blobs: service.blobs(), menus: await rows('menus') };
      const response = await service.upload([file]);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(await response.json()).toMatchObject({ status, ...problem });
      expect({ blobs: service.blobs(), menus: await rows('menus') }).toEqual(before);
    });

    it('a good page followed by a bad one', async () => {
      const before = service.blobs();
      const response = await service.upload([
        { bytes: readFileSync(fixture('text-menu.pdf')), type: PDF },
        { bytes: text, type: 'text/plain' },
      ]);
      expect(response.status).toBe(415);
      expect(service.blobs()).toEqual(before);
    });

    it('no file at all, and no form at all', async () => {
      expect((await service.upload([])).status).toBe(400);
      expect(
        (
          await service.call('/api/upload-menu', {
            method: 'POST',
            body: '{}',
            headers: { 'content-type': 'application/json' },
          })
        ).status,
      ).toBe(400);
    });
  });

  describe('the right to edit', () => {
    it('belongs to the visitor who uploaded', async () => {
      const { shareId } = await digitised();
      const changed = await service.put(shareId, {
        restaurantName: 'New Name',
        restaurantDescription: '',
        deliveryFee: '3.50',
        commonAllergens: ['Peanuts'],
      });
      expect(changed.status).toBe(200);
      const menu = (await changed.json()) as Menu;
      expect(menu).toMatchObject({
        restaurantName: 'New Name',
        deliveryFee: '3.50',
        commonAllergens: ['Peanuts'],
        version: 2,
      });
      expect(menu.categories.length).toBeGreaterThan(0);

      const { snapshot } = (
        await nats.request(MenuSnapshotRpcV1.subject, JSON.stringify({ shareId }), { timeout: 10_000 })
      ).json<{ reply: { snapshot: { version: number; fees: { delivery: number } } } }>().reply;
      expect(snapshot).toMatchObject({ version: 2, fees: { delivery: 350 } });
    });

    it('is refused to anyone else, and nothing changes', async () => {
      const { shareId } = await digitised();
      expect(await (await service.call(`/api/menu/${shareId}/access`)).json()).toEqual({
        canEdit: true,
        mayShare: true,
      });
      service.eraseVisitor();
      const refused = await service.put(shareId, { restaurantName: 'Stolen' });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'menu.edit_right_missing' });
      expect((await service.call(`/api/menu/${shareId}/publish`, { method: 'POST' })).status).toBe(403);
      expect(await (await service.call(`/api/menu/${shareId}/access`)).json()).toEqual({ canEdit: false });
      expect(await (await service.call(`/api/menu/${shareId}`)).json()).toMatchObject({
        restaurantName: 'Harbor & Pine Kitchen',
        version: 1,
      });
    });

    it('is refused to a page of another site', async () => {
      const { shareId } = await digitised();
      const foreign = await service.call(`/api/menu/${shareId}/publish`, {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example' },
      });
      expect(foreign.status).toBe(403);
      expect(await foreign.json()).toMatchObject({ code: 'access.foreign_origin' });
    });

    it('lets the owner publish', async () => {
      const { shareId } = await digitised();
      const published = await service.call(`/api/menu/${shareId}/publish`, { method: 'POST' });
      expect(await published.json()).toMatchObject({ status: 'published', version: 2 });
    });

    it('names the field that is wrong', async () => {
      const { shareId } = await digitised();
      const refused = await service.put(shareId, { restaurantName: 'Name', deliveryFee: 'a lot' });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'request.invalid', errors: [{ path: 'deliveryFee' }] });
    });
  });

  it('says when there is no such menu or job', async () => {
    const response = await service.call('/api/menu/unknown');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      title: 'Menu Not Found',
      detail: "The menu you're looking for doesn't exist or has been removed.",
    });
    expect((await service.call('/api/upload-menu/jobs/unknown')).status).toBe(404);
    expect((await service.call('/api/upload-menu/jobs/unknown/events')).status).toBe(404);
  });

  it('has the demo restaurant, once', async () => {
    expect(await (await service.call('/api/menu/demo')).json()).toMatchObject({
      restaurantName: 'Trattoria Lavagna',
      status: 'published',
    });
  });

  it('deletes an upload within 24 hours and keeps the receipt', async () => {
    await digitised();
    expect(service.blobs().length).toBeGreaterThan(0);
    const clock = new FixedClock(new Date());
    expect(await service.sweep(clock)).toEqual({ expired: 0, drafts: 0, logos: 0, photos: 0, orphans: 0 });

    clock.advance(24 * 3_600_000 - 60_000);
    const { expired } = await service.sweep(clock);
    expect(expired).toBeGreaterThan(0);
    expect(service.blobs()).toEqual([]);
    const [receipt] = (await service.app
      .get(DataSource)
      .query('SELECT count(*)::int AS kept FROM uploads WHERE deleted_at IS NULL')) as { kept: number }[];
    expect(receipt).toEqual({ kept: 0 });
  });
});
