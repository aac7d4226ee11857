import { createHash } from 'node:crypto';
import type { Menu, UploadMenuResponse } from '@chalkboard/contracts';
import { LOGO } from '@chalkboard/contracts/logo';
import { logoAddress } from '@chalkboard/menu-rules/logo';
import { FixedClock } from '@chalkboard/service-kit/domain';
import sharp from 'sharp';
import { jpegOfManyScans } from '../src/extraction/testing/hostile-pictures';
import { MenuService, PDF } from './menu-service';
import { RunningMenu } from './running-menu';
import { picture, refusedPictures, SVG, type RefusedPicture } from './sent-pictures';

const HOUR_MS = 3_600_000;
const later = (ms: number) => new FixedClock(new Date(Date.now() + ms));

describe('the look of a menu, with a real Postgres and NATS', () => {
  let running: RunningMenu;
  let service: MenuService;

  beforeAll(async () => {
    running = await RunningMenu.start();
    ({ service } = running);
  });
  afterAll(() => running.stop());
  beforeEach(() => service.eraseVisitor());

  function setLogo(shareId: string, bytes: Uint8Array, { name = 'file', type = 'image/png' } = {}): Promise<Response> {
    const form = new FormData();
    form.append(name, new Blob([new Uint8Array(bytes)], { type }), 'logo.png');
    return service.call(`/api/menu/${shareId}/logo`, { method: 'PUT', body: form });
  }
  const removeLogo = (shareId: string) => service.call(`/api/menu/${shareId}/logo`, { method: 'DELETE' });

  describe('theme and colours', () => {
    const look = { backgroundTheme: 'cafe-warm', primaryColor: '#b45309', secondaryColor: '#78350f' };

    it('come with the upload, are changed by the owner, shown to everyone and told to the others', async () => {
      const { shareId, restaurantName, ...menu } = await service.digitised({
        backgroundTheme: 'fine-dining',
        primaryColor: '#7C3AED',
      });
      expect(menu).toMatchObject({ backgroundTheme: 'fine-dining', primaryColor: '#7c3aed' });
      expect((await service.put(shareId, { restaurantName, ...look })).status).toBe(200);
      expect(await service.read(shareId)).toMatchObject({ ...look, version: 2 });
      expect(await running.updated(shareId, 2)).toMatchObject(look);
      expect(await running.snapshot(shareId)).toMatchObject(look);
    });

    it('go back to the theme’s, and to none, when a choice is taken back', async () => {
      const { shareId, restaurantName } = await service.digitised(look);
      expect(
        await (await service.put(shareId, { restaurantName, primaryColor: '', secondaryColor: '' })).json(),
      ).not.toHaveProperty('primaryColor');
      expect(await service.read(shareId)).toMatchObject({ backgroundTheme: 'cafe-warm' });
      expect(await (await service.put(shareId, { restaurantName, backgroundTheme: '' })).json()).not.toHaveProperty(
        'backgroundTheme',
      );
    });

    it.each([
      ['a theme that there is not', { backgroundTheme: 'neon' }, 'backgroundTheme'],
      ['a colour by its name', { primaryColor: 'red' }, 'primaryColor'],
      ['a colour that would write into the page', { secondaryColor: '#fff;}body{display:none' }, 'secondaryColor'],
    ])('are refused, in an edit and in an upload, and leave nothing: %s', async (_, wrong, path) => {
      const { shareId, restaurantName } = await service.digitised();
      const before = service.blobs();
      const refused = [
        await service.put(shareId, { restaurantName, ...wrong }),
        await service.upload([PDF], { fields: wrong }),
      ];
      for (const response of refused)
        expect([response.status, await response.json()]).toEqual([
          400,
          expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
        ]);
      expect(await service.read(shareId)).toMatchObject({ version: 1 });
      expect(service.blobs()).toEqual(before);
    });
  });

  describe('a logo', () => {
    it('is made anew, shown to everyone under an address that never changes, and told to the others', async () => {
      const { shareId } = await service.digitised();
      const sent = await picture('#0f766e', { width: 1600, height: 800 })
        .withExif({ IFD0: { Copyright: 'Secret Studio' } })
        .jpeg()
        .toBuffer();
      const response = await setLogo(shareId, sent);
      expect(response.status).toBe(200);
      const { logo, version } = (await response.json()) as Menu;
      expect([logo, version]).toEqual([
        {
          hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          width: LOGO.longSide,
          height: LOGO.longSide / 2,
          ground: 'light',
        },
        2,
      ]);
      expect((await running.updated(shareId, 2)).logo).toEqual(logo);

      service.eraseVisitor();
      expect((await service.read(shareId)).logo).toEqual(logo);
      const shown = await service.call(logoAddress(logo!.hash));
      const bytes = Buffer.from(await shown.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(logo!.hash);
      expect(bytes.includes('Secret Studio')).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: logo!.width, height: logo!.height });
      expect(
        ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy'].map((name) =>
          shown.headers.get(name),
        ),
      ).toEqual(['image/webp', 'public, max-age=31536000, immutable', 'nosniff', "default-src 'none'"]);
    });

    it('comes with the upload too', async () => {
      const form = new FormData();
      form.append('restaurantName', 'Ours');
      form.append('logo', new Blob([new Uint8Array(await picture('#be123c').png().toBuffer())]), 'logo.png');
      form.append('file', new Blob([new Uint8Array(PDF.bytes)], { type: PDF.type }), PDF.name);
      const { menu } = (await (
        await service.call('/api/upload-menu', { method: 'POST', body: form })
      ).json()) as UploadMenuResponse;
      expect(menu).toMatchObject({ restaurantName: 'Ours', logo: { width: 300, height: 200 } });
      expect((await service.call(logoAddress(menu.logo!.hash))).status).toBe(200);
    });

    it('that cannot be used refuses the upload it comes with, and nothing of it is left', async () => {
      const before = service.blobs();
      const form = new FormData();
      form.append('logo', new Blob([SVG], { type: 'image/png' }), 'logo.png');
      form.append('file', new Blob([new Uint8Array(PDF.bytes)], { type: PDF.type }), PDF.name);
      const refused = await service.call('/api/upload-menu', { method: 'POST', body: form });
      expect([refused.status, await refused.json()]).toEqual([
        415,
        expect.objectContaining({ code: 'menu.invalid_logo_type' }),
      ]);
      expect(service.blobs()).toEqual(before);
    });

    it('is kept once however many menus show it, as long as one does, and an hour after the last', async () => {
      const [one, other] = [await service.digitised(), await service.digitised()];
      const bytes = await picture('#4338ca').png().toBuffer();
      const before = service.blobs().length;
      const both = await Promise.all(
        [one, other].map(async ({ shareId }) => (await (await setLogo(shareId, bytes)).json()) as Menu),
      );
      const { hash } = both[0]!.logo!;
      expect(both[1]!.logo!.hash).toBe(hash);
      expect(service.blobs()).toHaveLength(before + 1);

      const gone = (await (await removeLogo(one.shareId)).json()) as Menu;
      expect(gone).not.toHaveProperty('logo');
      expect(await running.updated(one.shareId, gone.version)).not.toHaveProperty('logo');
      await service.sweep(later(2 * HOUR_MS));
      expect((await service.call(logoAddress(hash))).status).toBe(200);

      await removeLogo(other.shareId);
      await service.sweep(later(0));
      expect((await service.call(logoAddress(hash))).status).toBe(200);
      expect(await service.sweep(later(2 * HOUR_MS))).toMatchObject({ logos: 1 });
      const after = await service.call(logoAddress(hash));
      expect([after.status, await after.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'menu.logo_not_found' }),
      ]);
    });

    it('set again is told no second time', async () => {
      const { shareId } = await service.digitised();
      const bytes = await picture('#15803d').png().toBuffer();
      await setLogo(shareId, bytes);
      expect(((await (await setLogo(shareId, bytes)).json()) as Menu).version).toBe(2);
      expect(((await (await removeLogo(shareId)).json()) as Menu).version).toBe(3);
      expect(((await (await removeLogo(shareId)).json()) as Menu).version).toBe(3);
    });

    it('may be changed by nobody else, and a stranger’s picture is not even opened', async () => {
      const { shareId } = await service.digitised();
      service.eraseVisitor();
      const before = service.blobs();
      const bytes = await picture('#111111').png().toBuffer();
      expect((await setLogo(shareId, bytes)).status).toBe(403);
      expect((await setLogo(shareId, SVG)).status).toBe(403);
      expect((await removeLogo(shareId)).status).toBe(403);
      expect((await setLogo('unknown', bytes)).status).toBe(404);
      expect((await removeLogo('unknown')).status).toBe(404);
      expect(await service.read(shareId)).toMatchObject({ version: 1 });
      expect(service.blobs()).toEqual(before);
    });

    it.each<RefusedPicture>([
      ...refusedPictures('logo', 'PNG', LOGO.maxBytes),
      [
        'a JPEG that refines itself two thousand times',
        async () =>
          jpegOfManyScans(
            await picture('#666666', { width: 3000, height: 3000 }).jpeg({ progressive: true }).toBuffer(),
            2000,
          ),
        422,
        'menu.unusable_logo',
      ],
      ['a line', () => picture('#777777', { width: 2000, height: 9 }).png().toBuffer(), 422, 'menu.unusable_logo'],
    ])(
      'is not %s: refused in plain words, with nothing left behind, and the next one is taken',
      async (_, make, status, code) => {
        const { shareId } = await service.digitised();
        const before = service.blobs();
        const refused = await setLogo(shareId, await make());
        expect([refused.status, await refused.json()]).toEqual([
          status,
          expect.objectContaining({ code, detail: expect.stringMatching(/^[A-Z].*\.$/) as string }),
        ]);
        expect(service.blobs()).toEqual(before);
        expect(await service.read(shareId)).toMatchObject({ version: 1 });
        expect((await setLogo(shareId, await picture('#888888').webp().toBuffer())).status).toBe(200);
      },
    );

    it('is asked for as a file in a form', async () => {
      const { shareId } = await service.digitised();
      const answers = await Promise.all([
        setLogo(shareId, await picture('#999999').png().toBuffer(), { name: 'menu' }),
        service.call(`/api/menu/${shareId}/logo`, {
          method: 'PUT',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    });
  });
});
