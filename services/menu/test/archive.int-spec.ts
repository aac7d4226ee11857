import { randomUUID } from 'node:crypto';
import {
  ARCHIVE,
  ArchiveContents,
  ArchivedMenu,
  BusinessClosedV1,
  ImportedMenus,
  OwnedLocation,
  type Menu,
  type MenuPhoto,
  type UploadMenuResponse,
} from '@chalkboard/contracts';
import { photoAddress } from '@chalkboard/menu-rules/photo';
import { countOf } from '@chalkboard/service-kit';
import { StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { blackPng } from '../src/extraction/testing/hostile-pictures';
import { MenuService, PDF } from './menu-service';
import type { PublishIdentityEvent } from './published-by-identity';
import { RunningMenu } from './running-menu';
import { archiveOf, lyingAbout, pictureName, text, zipped, type Files } from './sent-archives';

const TABLES = ['menus', 'photos', 'photo_files', 'logos', 'imported_menus', 'outbox', 'directory_entries'];

describe('archives of a business, with a real Postgres and NATS', () => {
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

  const as = async (businessId: string, role: 'owner' | 'staff' = 'owner', manages?: true) =>
    service.signIn(await authority.cookie({ businesses: [{ id: businessId, role, ...(manages && { manages }) }] }));
  const archived = async (shareId: string) => {
    const response = await service.call(`/api/menu/${shareId}/archived`);
    const body: unknown = await response.json();
    expect([response.status, response.ok ? '' : body]).toEqual([200, '']);
    return ArchivedMenu.parse(body);
  };
  const outcome = async (response: Response) => {
    const { code, detail } = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
    return { status: response.status, code, detail };
  };
  const send = (businessId: string, zip: Uint8Array, to = 'imports', query = '') =>
    service.upload([{ bytes: zip, type: 'application/zip', name: 'archive.zip' }], {
      to: `/api/menu-archives/${businessId}/${to}${query}`,
    });
  const taken = async (response: Response) => {
    const { status } = response;
    const body: unknown = await response.json();
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    return ImportedMenus.parse(body).menus;
  };
  const picture = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const putPhoto = async (shareId: string, bytes: Uint8Array) =>
    (await (
      await service.upload([{ bytes, type: 'image/jpeg', name: 'file' }], { to: `/api/menu/${shareId}/photos` })
    ).json()) as MenuPhoto;
  const bytesAt = async (address: string) => Buffer.from(await (await service.call(address)).arrayBuffer());

  /** A published menu with photographs, hours, zones, taxes, choices and a second language; its owner is signed in. */
  const fullMenu = async () => {
    service.signIn(undefined);
    const { menu } = (await (await service.upload([PDF])).json()) as UploadMenuResponse;
    const businessId = randomUUID();
    const { shareId } = menu;
    await as(businessId);
    await service.send('POST', `/api/menu/${shareId}/claim`, { businessId });
    const dish = menu.categories[0]!.items[0]!;
    const saved = await service.put(shareId, {
      restaurantName: 'Lavagna',
      restaurantAddress: '1 Main St, Austin, TX 78701',
      restaurantPhone: '(512) 555-0142',
      openingHours: {
        weekly: [{ day: 1, from: '11:00', to: '22:00' }],
        exceptions: [{ date: '2026-12-25', spans: [] }],
      },
      backgroundTheme: 'fine-dining',
      primaryColor: '#115e59',
      deliveryFee: '3.25',
      acceptsCashDelivery: false,
      allergyNote: 'Please ask us.',
      website: 'https://lavagna.example',
      translation: { language: 'de', texts: [{ id: dish.id, field: 'name', of: dish.name, text: 'Auf Deutsch' }] },
      rules: {
        delivery: {
          offered: true,
          zones: [
            { id: 'z', name: 'Near', area: { kind: 'postcodes', postcodes: ['78701'] }, fee: 300, minimumOrder: 1500 },
          ],
        },
        taxes: {
          included: false,
          rounding: 'order',
          rates: [{ id: 'r', name: 'Sales tax', pickup: 8.25, delivery: 8.25 }],
          defaultRateId: 'r',
          categoryRates: {},
          itemRates: { [dish.id]: 'r' },
        },
        choices: {
          groups: [
            {
              id: 'g',
              name: 'Sauce',
              kind: 'each',
              min: 0,
              max: 1,
              free: 0,
              options: [{ id: 'o', name: 'Pesto', unitPrice: 50 }],
            },
          ],
          dishes: [{ itemId: dish.id, groupIds: ['g'] }],
        },
      },
      baseVersion: menu.version,
    });
    expect(saved.status).toBe(200);
    const photo = await putPhoto(shareId, await picture('#0f766e'));
    await service.send('PUT', `/api/menu/${shareId}/photos`, {
      cover: photo.hash,
      items: [{ itemId: dish.id, photo: photo.hash }],
    });
    const logo = new FormData();
    logo.append('file', new Blob([new Uint8Array(await picture('#7c2d12'))]), 'logo.jpg');
    expect((await service.call(`/api/menu/${shareId}/logo`, { method: 'PUT', body: logo })).status).toBe(200);
    expect((await service.send('POST', `/api/menu/${shareId}/publish`)).status).toBe(200);
    return { shareId, businessId, dishId: dish.id };
  };
  /** The archive that its owner's page would make. */
  const filesOf = async (...shareIds: string[]): Promise<Files> => {
    const menus = await Promise.all(shareIds.map(archived));
    const files = archiveOf(Object.fromEntries(menus.map((menu, at) => [`0${at + 1}-menu`, menu])));
    for (const { logo, cover, categories } of menus) {
      if (logo) files[pictureName(logo.hash)] = await bytesAt(`/api/menu/logos/${logo.hash}`);
      for (const photo of [cover, ...categories.flatMap(({ items }) => items.map((item) => item.photo))])
        if (photo) files[pictureName(photo.hash)] = await bytesAt(photoAddress(photo.hash, photo.width, 'webp'));
    }
    return files;
  };
  /** What a guest sees of a menu, however its pictures are called and wherever its paper is. */
  const seen = ({
    shareId: _s,
    version: _v,
    status: _t,
    settledDetails: _d,
    locationsOf: _o,
    logo,
    cover,
    categories,
    ...rest
  }: Menu) => ({
    ...rest,
    logo: logo?.ground,
    cover: cover && [cover.width, cover.height],
    categories: categories.map(({ source: _, ...category }) => ({
      ...category,
      items: category.items.map(({ photo, confidence: _c, source: _p, ...item }) => ({
        ...item,
        photo: photo && [photo.width, photo.height],
        ...(item.variants && { variants: item.variants.map(({ source: _q, ...variant }) => variant) }),
        ...(item.addOns && { addOns: item.addOns.map(({ source: _q, ...addOn }) => addOn) }),
      })),
    })),
  });
  const rows = async (of: string, ...parameters: unknown[]) =>
    countOf(await service.app.get(DataSource).query(`SELECT 1 FROM ${of}`, parameters));
  const left = async () => ({
    rows: await Promise.all(TABLES.map((table) => rows(table))),
    blobs: service.blobs().length,
  });

  it('come back in another business as drafts, equal in all that a guest sees', async () => {
    const { shareId } = await fullMenu();
    const before = await service.read(shareId);
    const files = await filesOf(shareId);
    expect(JSON.stringify(await archived(shareId))).not.toContain('editRight');
    const other = randomUUID();
    await as(other);
    const zip = zipped(files);

    const contents = ArchiveContents.parse(await (await send(other, zip, 'contents')).json());
    expect(contents).toMatchObject({ business: 'Lavagna', menus: [{ restaurantName: 'Lavagna', pictures: 1 }] });
    expect(contents.menus[0]).not.toHaveProperty('imported');

    const [menu] = await taken(await send(other, zip));
    const draft = await service.read(menu!.shareId);
    expect(seen(draft)).toEqual(seen(before));
    expect(draft).toMatchObject({ status: 'extracted', version: 1 });
    expect(draft).not.toHaveProperty('settledDetails');
    expect(draft.shareId).not.toBe(shareId);
    // Its pictures are its own, and stay when the other menu goes.
    const photo = draft.categories[0]!.items[0]!.photo!;
    expect((await service.call(photoAddress(photo.hash, 160, 'avif'))).status).toBe(200);
    const { menus } = (await (await service.call(`/api/menu/of-business/${other}`)).json()) as { menus: unknown[] };
    expect(menus).toHaveLength(1);
  });

  it('twice are one: the same archive again gives the same drafts, and a change since stays', async () => {
    const { shareId } = await fullMenu();
    const zip = zipped(await filesOf(shareId));
    const other = randomUUID();
    await as(other);
    const [first] = await taken(await send(other, zip));
    await service.put(first!.shareId, { restaurantName: 'Renamed' });
    const before = await left();
    expect(await taken(await send(other, zip))).toEqual([first]);
    expect(await left()).toEqual(before);
    expect((await service.read(first!.shareId)).restaurantName).toBe('Renamed');
    const { menus } = ArchiveContents.parse(await (await send(other, zip, 'contents')).json());
    expect(menus[0]?.imported).toBe(first!.shareId);
  });

  it('bring locations with their main menu, or alone', async () => {
    const { shareId, dishId } = await fullMenu();
    const location = OwnedLocation.parse(
      await (
        await service.send('POST', `/api/menu/${shareId}/own-locations`, {
          restaurantName: 'Lavagna Pier',
          restaurantAddress: '9 Pier St, Austin, TX 78702',
        })
      ).json(),
    );
    await service.send('PUT', `/api/menu/${location.shareId}/own-prices`, {
      prices: [{ id: dishId, priceMinor: 4321 }],
    });
    const zip = zipped(await filesOf(shareId, location.shareId));
    const priceIn = ({ categories }: Menu) => categories[0]!.items[0]!.priceMinor;

    const together = randomUUID();
    await as(together);
    const [main, pier] = await taken(await send(together, zip));
    expect(priceIn(await service.read(pier!.shareId))).toBe(4321);
    const owned = await (await service.call(`/api/menu/${main!.shareId}/own-locations`)).json();
    expect(owned).toMatchObject({ locations: [{ shareId: pier!.shareId, state: 'draft', ownPrices: 1 }] });

    const alone = randomUUID();
    await as(alone);
    const [single] = await taken(await send(alone, zip, 'imports', '?menus=02-menu'));
    expect(priceIn(await service.read(single!.shareId))).toBe(4321);
    expect(await outcome(await send(alone, zip, 'imports', '?menus=03-menu'))).toMatchObject({
      status: 422,
      code: 'menu.unusable_archive',
    });
  });

  it('are for owners alone', async () => {
    const { shareId, businessId } = await fullMenu();
    const zip = zipped(await filesOf(shareId));
    const before = await left();
    for (const enter of [
      () => as(businessId, 'staff', true),
      () => as(businessId, 'staff'),
      () => as(randomUUID()),
      async () => service.signIn(undefined),
    ]) {
      await enter();
      const statuses = await Promise.all([
        service.call(`/api/menu/${shareId}/archived`).then(({ status }) => status),
        send(businessId, zip).then(({ status }) => status),
        send(businessId, zip, 'contents').then(({ status }) => status),
      ]);
      expect(statuses.every((status) => [401, 403, 404].includes(status))).toBe(true);
    }
    expect(await left()).toEqual(before);
  });

  it('that are hostile are refused with a sentence, and leave nothing behind', async () => {
    const { shareId } = await fullMenu();
    const menu = await archived(shareId);
    const good = await filesOf(shareId);
    const file = `menus/01-menu/${ARCHIVE.menu}`;
    const photo = pictureName(menu.cover!.hash);
    const changed = (changes: object) => zipped({ ...good, [file]: text({ ...menu, ...changes }) });
    const { [photo]: _photo, ...withoutPhoto } = good;
    const zeros = new Uint8Array(30 * 1024 * 1024);
    const hostile: readonly (readonly [what: string, zip: Uint8Array, status: number, code: string])[] = [
      ['no ZIP', text('hello'), 415, 'menu.not_an_archive'],
      ['nothing', new Uint8Array(), 400, 'menu.no_archive'],
      ['half of one', zipped(good).subarray(0, 1500), 415, 'menu.not_an_archive'],
      ['a ZIP of something else', zipped({ 'photo.txt': text('x') }), 415, 'menu.not_an_archive'],
      [
        'another kind',
        zipped({ ...good, 'archive.json': text({ format: 'other', version: 1 }) }),
        415,
        'menu.not_an_archive',
      ],
      [
        'a newer version',
        zipped({ ...good, 'archive.json': text({ format: ARCHIVE.format, version: 2 }) }),
        422,
        'menu.unusable_archive',
      ],
      ['a climbing path', zipped({ ...good, '../../etc/passwd': text('x') }), 422, 'menu.unusable_archive'],
      ['an absolute path', zipped({ ...good, '/etc/passwd': text('x') }), 422, 'menu.unusable_archive'],
      ['a bomb', zipped({ ...good, 'pictures/bomb.webp': zeros }), 422, 'menu.unusable_archive'],
      [
        'a bomb that says it is small',
        lyingAbout(zipped({ ...good, [file]: zeros }), file, { size: 2000 }),
        422,
        'menu.unusable_archive',
      ],
      ['one that says it is vast', lyingAbout(zipped(good), file, { size: 0xf0000000 }), 422, 'menu.unusable_archive'],
      ['a locked file', lyingAbout(zipped(good), file, { flags: 1 }), 422, 'menu.unusable_archive'],
      [
        'very many files',
        zipped({ ...good, ...Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`x/${at}`, text('')])) }),
        422,
        'menu.unusable_archive',
      ],
      ['a menu that is not JSON', zipped({ ...good, [file]: text('{') }), 422, 'menu.unusable_archive'],
      [
        'endless brackets',
        zipped({
          ...good,
          [file]: text(
            `{"format":"${ARCHIVE.menuFormat}","version":1,"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
          ),
        }),
        422,
        'menu.unusable_archive',
      ],
      [
        'a missing menu',
        zipped(archiveOf({ 'no-such': menu }, { [`menus/no-such/${ARCHIVE.menu}`]: text('null') })),
        422,
        'menu.unusable_archive',
      ],
      ['a name that is too long', changed({ restaurantName: 'x'.repeat(500) }), 422, 'menu.unusable_archive'],
      ['half a letter', changed({ restaurantName: '\ud800' }), 422, 'menu.unusable_archive'],
      ['a script for a website', changed({ website: 'javascript:alert(1)' }), 422, 'menu.unusable_archive'],
      [
        'a price below nothing',
        changed({
          categories: [{ ...menu.categories[0], items: [{ id: 'a', name: 'A', price: '-1', priceMinor: -100 }] }],
        }),
        422,
        'menu.unusable_archive',
      ],
      ['a zone of time that is none', changed({ timeZone: 'Mars/Olympus' }), 422, 'menu.invalid_time_zone'],
      [
        'the same dish twice',
        changed({ categories: [...menu.categories, ...menu.categories] }),
        422,
        'menu.duplicate_part',
      ],
      ['a missing picture', zipped(withoutPhoto), 422, 'menu.unusable_archive'],
      [
        'a picture that is none',
        zipped({ ...good, [photo]: text('<svg onload="alert(1)"/>') }),
        422,
        'menu.unusable_archive',
      ],
      [
        'a picture of 60 000 by 60 000 pixels',
        zipped({ ...good, [photo]: await blackPng({ width: 60_000, height: 60_000, depth: 1, colour: 0 }) }),
        422,
        'menu.unusable_archive',
      ],
    ];
    const other = randomUUID();
    await as(other);
    const before = await left();
    for (const [what, zip, status, code] of hostile) {
      const answer = await outcome(await send(other, zip));
      expect([what, answer.status, answer.code]).toEqual([what, status, code]);
      expect([what, answer.detail]).toEqual([what, expect.stringMatching(/^[A-Z“].+[.!]$/s)]);
    }
    expect(await left()).toEqual(before);
  });

  it('are not taken by a business that is being closed', async () => {
    const { shareId } = await fullMenu();
    const zip = zipped(await filesOf(shareId));
    const closed = randomUUID();
    const at = new Date().toISOString();
    await publish(BusinessClosedV1.type, 2, { businessId: closed, closedAt: at, goneAt: at } as { businessId: string });
    await waitFor(
      'the closing',
      async () => (await rows('businesses WHERE closed_at IS NOT NULL AND id = $1', closed)) === 1,
    );
    await as(closed);
    expect((await outcome(await send(closed, zip))).code).toBe('menu.business_not_found');
  });
});
