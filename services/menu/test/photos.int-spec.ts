import type { Menu, MenuPhoto } from '@chalkboard/contracts';
import { PHOTO } from '@chalkboard/contracts/photo';
import { photoAddress, photoWidths } from '@chalkboard/menu-rules/photo';
import { FixedClock } from '@chalkboard/service-kit/domain';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { MenuService, outcome } from './menu-service';
import { RunningMenu } from './running-menu';
import { picture, refusedPictures, SVG, type RefusedPicture } from './sent-pictures';

const HOUR_MS = 3_600_000;
const later = (ms: number) => new FixedClock(new Date(Date.now() + ms));

describe('photographs of a menu, with a real Postgres and NATS', () => {
  let running: RunningMenu;
  let service: MenuService;

  beforeAll(async () => {
    running = await RunningMenu.start();
    ({ service } = running);
  });
  afterAll(() => running.stop());
  beforeEach(() => service.eraseVisitor());

  const firstDish = ({ categories }: Menu) => categories[0]!.items[0]!;

  function send(shareId: string, bytes: Uint8Array, { name = 'file' } = {}): Promise<Response> {
    const form = new FormData();
    form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'dish.jpg');
    return service.call(`/api/menu/${shareId}/photos`, { method: 'POST', body: form });
  }
  const taken = async (shareId: string, bytes: Uint8Array) => (await (await send(shareId, bytes)).json()) as MenuPhoto;
  const show = (shareId: string, body: object) => service.send('PUT', `/api/menu/${shareId}/photos`, body);
  const shown = async (shareId: string, body: object) => (await (await show(shareId, body)).json()) as Menu;
  const cut = (shareId: string, body: object) => service.send('POST', `/api/menu/${shareId}/photos/from-page`, body);
  const sizeOf = ({ hash, width }: MenuPhoto, format: 'avif' | 'webp' = 'webp') =>
    service.call(photoAddress(hash, width, format));

  it('are made anew, shown to everyone under addresses that never change, and told to the others', async () => {
    const menu = await service.digitised();
    const dish = firstDish(menu);
    const sent = await picture('#0f766e', { width: 1600, height: 1200 })
      .withExif({ IFD0: { Copyright: 'Secret Studio' }, IFD3: { GPSLatitude: '43/1 39/1 41/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const response = await send(menu.shareId, sent);
    expect(response.status).toBe(201);
    const photo = (await response.json()) as MenuPhoto;
    expect(photo).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, width: 1280, height: 960 });
    expect(await service.read(menu.shareId)).toMatchObject({ version: 1 });

    const { version, ...changed } = await shown(menu.shareId, {
      cover: photo.hash,
      items: [{ itemId: dish.id, photo: photo.hash }],
    });
    expect([version, changed.cover, firstDish(changed as Menu).photo]).toEqual([2, photo, photo]);
    const event = await running.updated(menu.shareId, 2);
    expect([event.cover, event.items.find(({ id }) => id === dish.id)?.photo]).toEqual([photo, photo]);
    expect((await running.snapshot(menu.shareId)).cover).toEqual(photo);

    service.eraseVisitor();
    expect((await service.read(menu.shareId)).cover).toEqual(photo);
    for (const width of photoWidths(photo.width)) {
      for (const format of ['avif', 'webp'] as const) {
        const file = await service.call(photoAddress(photo.hash, width, format));
        const bytes = Buffer.from(await file.arrayBuffer());
        const found = await sharp(bytes).metadata();
        expect([found.width, found.height, found.exif, bytes.includes('Secret')]).toEqual([
          width,
          (width * 3) / 4,
          undefined,
          false,
        ]);
        expect(
          ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy'].map((name) =>
            file.headers.get(name),
          ),
        ).toEqual([`image/${format}`, 'public, max-age=31536000, immutable', 'nosniff', "default-src 'none'"]);
      }
    }
    for (const wrong of [
      photoAddress(photo.hash, 500, 'webp'),
      photoAddress('f'.repeat(64), 640, 'webp'),
      `/api/menu/photos/${photo.hash}/640.png`,
      `/api/menu/photos/${photo.hash}/..%2F640.webp`,
    ]) {
      expect(await outcome(await service.call(wrong))).toEqual([404, 'menu.photo_not_found']);
    }
    const exported = (await (await service.call(`/api/menu/${menu.shareId}/export.json`)).json()) as { photos: object };
    expect(exported.photos).toEqual([
      {
        hash: photo.hash,
        url: expect.stringMatching(new RegExp(`^http.*/api/menu/photos/${photo.hash}/1280\\.webp$`)) as string,
      },
    ]);
  });

  it('are cut from the picture of a page, as long as that is kept', async () => {
    const { shareId } = await service.digitised();
    const part = { x: 0.1, y: 0.1, width: 0.5, height: 0.25 };
    const response = await cut(shareId, { page: 1, part });
    expect([response.status, ((await response.json()) as MenuPhoto).width]).toEqual([201, expect.any(Number)]);
    expect(await outcome(await cut(shareId, { page: 7, part }))).toEqual([404, 'menu.page_not_found']);
    expect(await outcome(await cut(shareId, { page: 1, part: { ...part, width: 0.02, height: 0.02 } }))).toEqual([
      422,
      'menu.unusable_photo',
    ]);
    expect((await cut(shareId, { page: 1, part: { ...part, x: -1 } })).status).toBe(400);
    await service.sweep(later(24 * HOUR_MS));
    expect(await outcome(await cut(shareId, { page: 1, part }))).toEqual([404, 'menu.page_not_found']);
  });

  it('that are replaced or taken away can be put back for a day, and are gone with all of their files after it', async () => {
    const menu = await service.digitised();
    const { shareId } = menu;
    const itemId = firstDish(menu).id;
    const before = service.blobs().length;
    const [one, other] = [
      await taken(shareId, await picture('#4338ca').png().toBuffer()),
      await taken(shareId, await picture('#be123c').png().toBuffer()),
    ];
    const files = 2 * photoWidths(300).length;
    expect(service.blobs()).toHaveLength(before + 2 * files);
    expect(await taken(shareId, await picture('#be123c').png().toBuffer())).toEqual(other);
    expect(service.blobs()).toHaveLength(before + 2 * files);

    await shown(shareId, { items: [{ itemId, photo: one.hash }] });
    await shown(shareId, { items: [{ itemId, photo: other.hash }] });
    await service.sweep(later(20 * HOUR_MS));
    expect(firstDish(await shown(shareId, { items: [{ itemId, photo: one.hash }] })).photo).toEqual(one);
    // The other one is unused since now, whatever came before.
    const { photos } = await service.sweep(later(20 * HOUR_MS));
    expect(photos).toBe(0);
    expect(firstDish(await shown(shareId, { items: [{ itemId, photo: null }] }))).not.toHaveProperty('photo');
    expect(firstDish(await shown(shareId, { items: [{ itemId, photo: one.hash }] })).photo).toEqual(one);

    expect(await service.sweep(later(25 * HOUR_MS))).toMatchObject({ photos: 1 });
    expect([(await sizeOf(one)).status, (await sizeOf(other)).status]).toEqual([200, 404]);
    expect(await outcome(await show(shareId, { cover: other.hash }))).toEqual([404, 'menu.photo_not_found']);
  });

  it('come back with a dish whose deletion is undone, and stay when its words are edited', async () => {
    const menu = await service.digitised();
    const { shareId } = menu;
    const itemId = firstDish(menu).id;
    const photo = await taken(shareId, await picture('#15803d').png().toBuffer());
    const { categories, version } = await shown(shareId, { items: [{ itemId, photo: photo.hash }] });
    const without = categories.map((category, at) =>
      at === 0 ? { ...category, items: category.items.slice(1) } : category,
    );
    const less = (await (await service.put(shareId, { baseVersion: version, categories: without })).json()) as Menu;
    expect(firstDish(less).id).not.toBe(itemId);
    const again = (await (await service.put(shareId, { baseVersion: less.version, categories })).json()) as Menu;
    expect(firstDish(again)).toMatchObject({ id: itemId, photo });
    expect(
      firstDish(
        (await (
          await service.put(shareId, {
            baseVersion: again.version,
            categories: categories.map((category) => ({
              ...category,
              items: category.items.map(({ photo: _, ...item }) => item),
            })),
          })
        ).json()) as Menu,
      ).photo,
    ).toEqual(photo);
  });

  it('belong to one menu: another cannot show them', async () => {
    const [one, other] = [await service.digitised(), await service.digitised()];
    const photo = await taken(one.shareId, await picture('#0369a1').png().toBuffer());
    expect(await outcome(await show(other.shareId, { cover: photo.hash }))).toEqual([404, 'menu.photo_not_found']);
    expect(await outcome(await show(one.shareId, { items: [{ itemId: 'unknown', photo: photo.hash }] }))).toEqual([
      404,
      'menu.item_not_found',
    ]);
    expect((await show(one.shareId, { cover: '../../etc' })).status).toBe(400);
    expect((await shown(one.shareId, { cover: photo.hash })).version).toBe(2);
    expect((await shown(one.shareId, { cover: photo.hash })).version).toBe(2);
  });

  it('are bounded in number for each menu', async () => {
    const { shareId } = await service.digitised();
    const before = service.blobs().length;
    await service.app
      .get(DataSource)
      .query(
        `INSERT INTO photos (share_id, hash, width, height, bytes) SELECT $1, 'full-' || n, 1, 1, 1 FROM generate_series(1, $2::int) AS n`,
        [shareId, PHOTO.perMenu],
      );
    expect(await outcome(await send(shareId, await picture('#7c2d12').png().toBuffer()))).toEqual([
      409,
      'menu.too_many_photos',
    ]);
    expect(service.blobs()).toHaveLength(before);
  });

  it('may be changed by nobody else, and a stranger’s picture is not even opened', async () => {
    const { shareId } = await service.digitised();
    const photo = await taken(shareId, await picture('#111111').png().toBuffer());
    service.eraseVisitor();
    const before = service.blobs();
    expect((await send(shareId, await picture('#222222').png().toBuffer())).status).toBe(403);
    expect((await send(shareId, SVG)).status).toBe(403);
    expect((await cut(shareId, { page: 1, part: { x: 0, y: 0, width: 1, height: 1 } })).status).toBe(403);
    expect((await show(shareId, { cover: photo.hash })).status).toBe(403);
    expect((await send('unknown', SVG)).status).toBe(404);
    expect(await service.read(shareId)).toMatchObject({ version: 1 });
    expect(service.blobs()).toEqual(before);
  });

  it.each<RefusedPicture>([
    ...refusedPictures('photo', 'JPEG', PHOTO.maxBytes),
    ['a strip', () => picture('#777777', { width: 2000, height: 60 }).png().toBuffer(), 422, 'menu.unusable_photo'],
  ])(
    'are not %s: refused in plain words, with nothing left behind, and the next one is taken',
    async (_, make, status, code) => {
      const { shareId } = await service.digitised();
      const before = service.blobs();
      const refused = await send(shareId, await make());
      expect([refused.status, await refused.json()]).toEqual([
        status,
        expect.objectContaining({ code, detail: expect.stringMatching(/^[A-Z].*\.$/) as string }),
      ]);
      expect(service.blobs()).toEqual(before);
      expect((await send(shareId, await picture('#888888').webp().toBuffer())).status).toBe(201);
    },
  );

  it('are asked for as a file in a form', async () => {
    const { shareId } = await service.digitised();
    const answers = [
      await send(shareId, await picture('#999999').png().toBuffer(), { name: 'menu' }),
      await service.send('POST', `/api/menu/${shareId}/photos`, {}),
    ];
    expect(await Promise.all(answers.map(outcome))).toEqual([
      [400, 'menu.no_photo'],
      [400, 'menu.no_photo'],
    ]);
  });
});
