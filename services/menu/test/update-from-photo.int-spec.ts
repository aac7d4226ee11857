import { readFileSync } from 'node:fs';
import {
  MenuUpdateProposal,
  type ExtractionJob,
  type Menu,
  type MenuItem,
  type UploadMenuAccepted,
  type UploadMenuResponse,
} from '@chalkboard/contracts';
import { FixedClock } from '@chalkboard/service-kit/domain';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import { fixture } from '../src/extraction/testing/built-worker';
import { menuPlatform, MenuService } from './menu-service';

const PAPER = { bytes: readFileSync(fixture('text-menu.pdf')), type: 'application/pdf' };
const UNREADABLE = { bytes: readFileSync(fixture('bad/no-text.jpg')), type: 'image/jpeg' };

describe('updating a menu from a new photo, with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let service: MenuService;

  beforeAll(async () => {
    platform = await menuPlatform();
    service = await MenuService.start(platform);
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
  });
  beforeEach(() => service.eraseVisitor());

  const digitised = async (): Promise<Menu> =>
    ((await (await service.upload([PAPER])).json()) as UploadMenuResponse).menu;
  const send = (shareId: string, file = PAPER, fields = {}) =>
    service.upload([file], { to: `/api/menu/${shareId}/updates`, fields });
  const json = async <T>(address: string) => (await (await service.call(address)).json()) as T;
  const settled = (job: string) =>
    waitFor('the end of the job', async () => {
      const state = await json<ExtractionJob>(job);
      return (state.status === 'done' || state.status === 'failed') && state;
    });
  async function read(shareId: string, file = PAPER): Promise<string> {
    const { jobId, job } = (await (await send(shareId, file)).json()) as UploadMenuAccepted;
    await settled(job);
    return jobId;
  }
  const proposalOf = async (shareId: string, jobId: string) =>
    MenuUpdateProposal.parse(await json(`/api/menu/${shareId}/updates/${jobId}`));

  /** The menu with other items than its paper has. */
  async function changed(): Promise<Menu> {
    const { shareId, categories } = await digitised();
    const [first, ...others] = categories;
    const [cheaper, removed, ...rest] = first!.items;
    const added: MenuItem = { id: 'added001', name: 'Fennel Gratin', price: '8' };
    const [start, ...end] = rest;
    const items = [{ ...cheaper!, price: '1.00' }, start!, added, ...end];
    const menu = (await (
      await service.put(shareId, { baseVersion: 1, categories: [{ ...first!, items }, ...others] })
    ).json()) as Menu;
    expect(menu.version).toBe(2);
    expect(menu.categories[0]!.items.map(({ id }) => id)).not.toContain(removed!.id);
    return menu;
  }

  it('tells what the paper says that the menu does not, and changes nothing', async () => {
    const { shareId, categories } = await changed();
    const accepted = await send(shareId);
    expect(accepted.status).toBe(202);
    const { jobId, job } = (await accepted.json()) as UploadMenuAccepted;
    expect(accepted.headers.get('location')).toBe(job);
    expect(await settled(job)).toMatchObject({ status: 'done', percent: 100, shareId, proposes: true });

    const response = await service.call(`/api/menu/${shareId}/updates/${jobId}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const proposal = MenuUpdateProposal.parse(await response.json());
    const [cheaper, , added] = categories[0]!.items;
    expect(proposal).toMatchObject({ shareId, jobId, baseVersion: 2, reading: { reader: 'text-layer' } });
    expect(proposal.changes).toEqual([
      expect.objectContaining({
        kind: 'price',
        itemId: cheaper!.id,
        from: '$1.00',
        source: expect.objectContaining({ page: 1 }) as object,
      }),
      expect.objectContaining({ kind: 'gone', itemId: added!.id, name: 'Fennel Gratin' }),
      expect.objectContaining({ kind: 'new', categoryId: categories[0]!.id }),
    ]);
    expect(proposal.unchanged).toBe(categories.flatMap(({ items }) => items).length - 2);
    expect(await json(`/api/menu/${shareId}`)).toMatchObject({ version: 2, categories });

    const picture = await service.call(proposal.source!.pages[0]!.url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await json(`/api/menu/${shareId}/review`)).toMatchObject({
      source: { pages: [{ url: `/api/menu/${shareId}/source/pages/1` }] },
    });
  });

  it('compares with the menu as it is when it is asked', async () => {
    const { shareId, categories } = await changed();
    const jobId = await read(shareId);
    const { changes, baseVersion } = await proposalOf(shareId, jobId);
    const [price] = changes;
    const approved = categories.map((category) => ({
      ...category,
      items: category.items.map((item) =>
        price?.kind === 'price' && item.id === price.itemId ? { ...item, price: price.to } : item,
      ),
    }));
    expect((await service.put(shareId, { baseVersion, categories: approved })).status).toBe(200);
    const later = await proposalOf(shareId, jobId);
    expect(later.baseVersion).toBe(3);
    expect(later.changes).toEqual(changes.slice(1));
  });

  it('an approved new item keeps the id it was proposed with', async () => {
    const { shareId, categories } = await changed();
    const { changes, baseVersion } = await proposalOf(shareId, await read(shareId));
    const item = changes.flatMap((change) => (change.kind === 'new' ? change.item : []))[0]!;
    const [first, ...others] = categories;
    const menu = (await (
      await service.put(shareId, {
        baseVersion,
        categories: [{ ...first!, items: [...first!.items, item] }, ...others],
      })
    ).json()) as Menu;
    expect(menu.categories[0]!.items.at(-1)).toMatchObject({ id: item.id, name: item.name, price: item.price });
  });

  it('is for those who may change the menu, and is refused before anything is taken', async () => {
    const { shareId } = await digitised();
    const jobId = await read(shareId);
    service.eraseVisitor();
    const before = service.blobs();
    const refused = await send(shareId);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'menu.edit_right_missing' }),
    ]);
    expect(service.blobs()).toEqual(before);
    for (const address of [`updates/${jobId}`, `updates/${jobId}/pages/1`])
      expect((await service.call(`/api/menu/${shareId}/${address}`)).status).toBe(403);
    expect((await send('unknown')).status).toBe(404);
  });

  it('has the checks of an upload', async () => {
    const { shareId } = await digitised();
    expect((await send(shareId, { bytes: Buffer.from('just some text'), type: 'text/plain' })).status).toBe(415);
    expect((await send(shareId, PAPER, { adjustments: '[null,null]' })).status).toBe(422);
    expect((await service.upload([], { to: `/api/menu/${shareId}/updates` })).status).toBe(400);
  });

  it('says so when the photo cannot be read, and keeps nothing of it', async () => {
    const { shareId } = await digitised();
    const before = service.blobs().length;
    const jobId = await read(shareId, UNREADABLE);
    const refused = await service.call(`/api/menu/${shareId}/updates/${jobId}`);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'menu.no_text_found' }),
    ]);
    expect(service.blobs()).toHaveLength(before);
  });

  it('shows no proposal under another menu, and none that is not there', async () => {
    const { shareId } = await digitised();
    const jobId = await read(shareId);
    const other = await digitised();
    for (const address of [`${other.shareId}/updates/${jobId}`, `${shareId}/updates/unknown`]) {
      const missing = await service.call(`/api/menu/${address}`);
      expect([missing.status, await missing.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'menu.job_not_found' }),
      ]);
    }
    expect((await service.call(`/api/menu/${other.shareId}/updates/${jobId}/pages/1`)).status).toBe(404);
  });

  it('is deleted with its pictures within 24 hours', async () => {
    const { shareId } = await digitised();
    const jobId = await read(shareId);
    const clock = new FixedClock(new Date());
    clock.advance(24 * 3_600_000 - 60_000);
    expect((await service.sweep(clock)).drafts).toBeGreaterThan(0);
    expect(service.blobs()).toEqual([]);
    const gone = await service.call(`/api/menu/${shareId}/updates/${jobId}`);
    expect([gone.status, await gone.json()]).toEqual([404, expect.objectContaining({ code: 'menu.proposal_gone' })]);
    expect((await service.call(`/api/menu/${shareId}/updates/${jobId}/pages/1`)).status).toBe(404);
  });
});
