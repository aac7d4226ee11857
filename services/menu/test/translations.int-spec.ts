import { randomUUID } from 'node:crypto';
import {
  MenuAccess,
  MenuUpdatedV1,
  SuggestTranslationsResponse,
  TRANSLATION,
  type Menu,
  type MenuSnapshot,
  type TranslatedText,
  type UploadMenuResponse,
} from '@chalkboard/contracts';
import { FixedClock } from '@chalkboard/service-kit/domain';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { LinkAttempts } from '../src/domain/menu/link-attempts';
import { Conversions } from '../src/domain/menu/quota';
import { SuggestedLetters } from '../src/domain/menu/suggested-letters';
import { PurgeCountsHandler } from '../src/features/purge-counts.handler';
import { menuPlatform, MenuService } from './menu-service';
import { ModelStandIn, type ModelAnswer } from './model-stand-in';

describe('menus in two languages, with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let model: ModelStandIn;
  let service: MenuService;

  beforeAll(async () => {
    platform = await menuPlatform();
    nats = await platform.connectNats();
    model = await ModelStandIn.start('sk-test');
    service = await MenuService.start(platform, {
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_MODEL: 'some-model',
      OPENAI_TIMEOUT_SECONDS: '10',
    });
  });
  afterAll(async () => {
    await service.stop();
    await model.stop();
    await nats.close();
    await platform.stop();
  });
  beforeEach(() => {
    service.eraseVisitor();
    model.answers.length = 0;
  });

  async function digitised(): Promise<Menu> {
    const { menu } = (await (
      await service.uploadFixture('text-menu.pdf', 'application/pdf')
    ).json()) as UploadMenuResponse;
    model.asked.length = 0;
    return menu;
  }
  const read = async (shareId: string) => (await (await service.call(`/api/menu/${shareId}`)).json()) as Menu;
  const firstDish = ({ categories: [category] }: Menu) => category!.items[0]!;
  const inGerman = (...texts: Partial<TranslatedText>[]) => ({ language: 'de', texts });
  /** To the menu as it is now. */
  const put = async ({ shareId, restaurantName }: Menu, change: object) =>
    service.put(shareId, { restaurantName, baseVersion: (await read(shareId)).version, ...change });
  const outcome = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code];

  describe('a second language', () => {
    it('is kept beside what is printed, told as MenuUpdated beside what is printed, and taken away again', async () => {
      const menu = await digitised();
      const { id, name } = firstDish(menu);
      const text = { id, field: 'name', of: name, text: 'Auf Deutsch' } as const;
      expect((await put(menu, { translation: inGerman(text) })).status).toBe(200);
      const kept = await read(menu.shareId);
      expect(kept).toMatchObject({
        translation: { language: 'de', texts: [text] },
        categories: menu.categories,
        version: 2,
      });

      const published = await waitFor('MenuUpdated', async () => {
        const { subject, data } = (
          await (await nats.jetstreamManager()).streams.getMessage('MENU', { last_by_subj: MenuUpdatedV1.type })
        ).json<{ subject: string; data: MenuSnapshot }>();
        return subject === menu.shareId && data;
      });
      expect(published.items[0]).toMatchObject({ id, name });
      const { secondLanguage, ...printed } = published;
      expect(secondLanguage).toEqual({ language: 'de', words: [{ of: name, text: 'Auf Deutsch' }] });
      expect(JSON.stringify(printed)).not.toContain('Auf Deutsch');

      expect((await put(menu, { translation: null })).status).toBe(200);
      expect(await read(menu.shareId)).not.toHaveProperty('translation');
    });

    it('outlives a change of the dishes', async () => {
      const menu = await digitised();
      const { id, name } = firstDish(menu);
      await put(menu, { translation: inGerman({ id, field: 'name', of: name, text: 'Auf Deutsch' }) });
      const { version, categories, translation } = await read(menu.shareId);
      expect((await service.put(menu.shareId, { categories: categories.slice(1), baseVersion: version })).status).toBe(
        200,
      );
      expect((await read(menu.shareId)).translation).toEqual(translation);
    });

    it('is in the JSON export, and not in what is printed or laid out as a table', async () => {
      const menu = await digitised();
      const { id, name } = firstDish(menu);
      await put(menu, { translation: inGerman({ id, field: 'name', of: name, text: 'Auf Deutsch' }) });
      const file = async (kind: string) => (await service.call(`/api/menu/${menu.shareId}/export.${kind}`)).text();
      expect(await file('json')).toContain('Auf Deutsch');
      for (const kind of ['csv', 'jsonld']) {
        expect(await file(kind)).toContain(name);
        expect(await file(kind)).not.toContain('Auf Deutsch');
      }
    });

    it.each<[string, object, number]>([
      ['a language that is not offered', { language: 'tlh', texts: [] }, 400],
      ['no language', { texts: [] }, 400],
      [
        'a text of a field that there is not',
        inGerman({ id: 'x', field: 'price' as never, of: 'Soup', text: 'Suppe' }),
        400,
      ],
      ['a text without words', inGerman({ id: 'x', field: 'name', of: 'Soup', text: '  ' }), 400],
      ['a name that is none', inGerman({ id: 'x', field: 'name', of: 'Soup', text: 'S'.repeat(201) }), 400],
      ['the menu’s own language', { language: 'en', texts: [] }, 422],
    ])('is refused for %s', async (_, translation, status) => {
      const menu = await digitised();
      expect((await put(menu, { translation })).status).toBe(status);
      expect(await read(menu.shareId)).toMatchObject({ version: 1 });
    });

    it('is written by one editor at a time: who has not seen what the other wrote is told, and nothing is replaced', async () => {
      const menu = await digitised();
      const { id, name } = firstDish(menu);
      const change = (text: string, baseVersion?: number) =>
        put(menu, { translation: inGerman({ id, field: 'name', of: name, text }), baseVersion });
      const both = await Promise.all(['Suppe', 'Eintopf'].map((text) => change(text, 1)));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await both.find(({ status }) => status === 409)!.json()).toMatchObject({
        code: 'menu.changed_meanwhile',
        version: 2,
      });
      const kept = await read(menu.shareId);
      expect(kept.translation).toEqual(((await both.find(({ status }) => status === 200)!.json()) as Menu).translation);
      expect((await put(menu, { translation: null, baseVersion: 1 })).status).toBe(409);
      expect((await change('Ungesehen')).status).toBe(400);
      expect(await read(menu.shareId)).toEqual(kept);
    });

    it('is not written by who may not change the menu', async () => {
      const menu = await digitised();
      service.eraseVisitor();
      expect(await outcome(await put(menu, { translation: inGerman() }))).toEqual([403, 'menu.edit_right_missing']);
    });
  });

  describe('allergens', () => {
    const dishOf = async (menu: Menu, allergens: unknown) => {
      const { version, categories } = await read(menu.shareId);
      const [first, ...others] = categories;
      const [dish, ...dishes] = first!.items;
      const response = await service.put(menu.shareId, {
        baseVersion: version,
        categories: [{ ...first, items: [{ ...dish, allergens }, ...dishes] }, ...others],
      });
      return response.status === 200 ? firstDish((await response.json()) as Menu).allergens : response.status;
    };

    it('are not stated until they are printed or confirmed, and again when the owner takes that back', async () => {
      const menu = await digitised();
      expect(menu.categories.flatMap(({ items }) => items.flatMap(({ allergens }) => allergens ?? []))).toEqual([]);
      expect(await dishOf(menu, { source: 'confirmed', names: ['Milk', 'Honey'] })).toEqual({
        source: 'confirmed',
        names: ['Milk', 'Honey'],
      });
      expect(await dishOf(menu, undefined)).toEqual({ source: 'confirmed', names: ['Milk', 'Honey'] });
      expect(await dishOf(menu, null)).toBeUndefined();
    });

    it('cannot be called printed where nothing was read, nor be guessed, nor be without bounds', async () => {
      const menu = await digitised();
      expect(await dishOf(menu, { source: 'printed', names: ['Milk'] })).toBeUndefined();
      expect(await dishOf(menu, { source: 'inferred', names: ['Milk'] })).toBe(400);
      expect(await dishOf(menu, { source: 'confirmed', names: Array.from({ length: 41 }, (_, n) => `A${n}`) })).toBe(
        400,
      );
      expect(await dishOf(menu, { source: 'confirmed', names: ['M'.repeat(61)] })).toBe(400);
    });
  });

  describe('suggestions of a model', () => {
    const ask = (shareId: string, texts: object[], language = 'de') =>
      service.send('POST', `/api/menu/${shareId}/translation/suggestions`, { language, texts });
    const access = async (shareId: string) =>
      MenuAccess.parse(await (await service.call(`/api/menu/${shareId}/access`)).json());

    it('are offered to who may change the menu, and made of what is printed; nothing is kept', async () => {
      const menu = await digitised();
      const [category] = menu.categories;
      const { id, name } = firstDish(menu);
      expect(await access(menu.shareId)).toMatchObject({ suggestsTranslations: true });
      model.answers.push({
        content: {
          translations: [
            { n: 1, text: 'Vorspeisen' },
            { n: 2, text: ' Auf\nDeutsch ' },
            { n: 7, text: 'Ungefragt' },
          ],
        },
      });
      const response = await ask(menu.shareId, [
        { id, field: 'name' },
        { id: category!.id, field: 'name' },
        { id: 'nobody', field: 'name' },
      ]);
      expect(SuggestTranslationsResponse.parse(await response.json()).texts).toEqual([
        { id: category!.id, field: 'name', of: category!.name, text: 'Vorspeisen' },
        { id, field: 'name', of: name, text: 'Auf Deutsch' },
      ]);
      const [{ authorization, messages, response_format: format }] = model.asked as [(typeof model.asked)[number]];
      expect(authorization).toBe('Bearer sk-test');
      expect(format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
      const [, { content: [{ text: question } = { text: '' }] = [] }] = messages as unknown as [
        unknown,
        { content: { text: string }[] },
      ];
      expect(question).toContain('From English (en) to German (de)');
      expect(question).toContain(JSON.stringify({ n: 2, kind: 'dish or drink', context: category!.name, text: name }));
      expect(await read(menu.shareId)).toMatchObject({ version: 1 });
    });

    it('are left out where the model has none, or writes more than a name can be', async () => {
      const menu = await digitised();
      const [one, other] = menu.categories[0]!.items;
      model.answers.push({
        content: {
          translations: [
            { n: 1, text: null },
            { n: 2, text: 'W'.repeat(201) },
          ],
        },
      });
      expect(
        await (
          await ask(menu.shareId, [
            { id: one!.id, field: 'name' },
            { id: other!.id, field: 'name' },
          ])
        ).json(),
      ).toEqual({ texts: [] });
    });

    it.each<[string, ModelAnswer, RegExp]>([
      ['is too busy', { status: 429, headers: { 'retry-after': '3600' } }, /was too busy/],
      ['is not set up', { status: 401 }, /not set up correctly/],
      ['hangs', 'hang', /took too long/],
      ['declines', { refusal: 'No.' }, /declined/],
      ['answers something else', { content: 'Guten Appetit' }, /could not be used/],
    ])('fail in plain words when the model %s, and can be asked for again', async (_, answer, words) => {
      const menu = await digitised();
      const { id, name } = firstDish(menu);
      model.answers.push(answer);
      const failed = await ask(menu.shareId, [{ id, field: 'name' }]);
      expect([failed.status, await failed.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'menu.suggestions_failed', detail: expect.stringMatching(words) as string }),
      ]);
      model.answers.push({ content: { translations: [{ n: 1, text: 'Jetzt doch' }] } });
      expect(await (await ask(menu.shareId, [{ id, field: 'name' }])).json()).toEqual({
        texts: [{ id, field: 'name', of: name, text: 'Jetzt doch' }],
      });
    });

    it('are refused to strangers, for what is no question, and above a day’s letters, which are erased with the day', async () => {
      const menu = await digitised();
      const { id } = firstDish(menu);
      const text = { id, field: 'name' };
      expect((await ask(menu.shareId, [])).status).toBe(400);
      expect((await ask(menu.shareId, [text], 'tlh')).status).toBe(400);
      expect(
        (
          await ask(
            menu.shareId,
            Array.from({ length: TRANSLATION.suggestedAtOnce + 1 }, () => text),
          )
        ).status,
      ).toBe(400);
      await service.app
        .get(DataSource)
        .query('INSERT INTO suggested_letters (share_id, day, letters) VALUES ($1, $2, $3)', [
          menu.shareId,
          new Date().toISOString().slice(0, 10),
          TRANSLATION.lettersADay,
        ]);
      expect(await outcome(await ask(menu.shareId, [text]))).toEqual([429, 'menu.too_many_suggestions']);
      const tomorrow = new FixedClock(new Date(Date.now() + 86_400_000));
      const { app } = service;
      await new PurgeCountsHandler(
        app.get(Conversions),
        app.get(LinkAttempts),
        app.get(SuggestedLetters),
        tomorrow,
      ).execute();
      model.answers.push({ content: { translations: [] } });
      expect((await ask(menu.shareId, [text])).status).toBe(200);
      service.eraseVisitor();
      expect(await outcome(await ask(menu.shareId, [text]))).toEqual([403, 'menu.edit_right_missing']);
      expect(await outcome(await ask(randomUUID(), [text]))).toEqual([404, 'menu.not_found']);
      expect(await access(menu.shareId)).toEqual({ canEdit: false });
      expect(model.asked).toHaveLength(1);
    });

    it('are not offered, nor given, where no model is set up', async () => {
      const plain = await MenuService.start(platform);
      try {
        const { shareId, menu } = (await (
          await plain.uploadFixture('text-menu.pdf', 'application/pdf')
        ).json()) as UploadMenuResponse;
        expect(MenuAccess.parse(await (await plain.call(`/api/menu/${shareId}/access`)).json())).toEqual({
          canEdit: true,
          mayShare: true,
        });
        expect(
          await outcome(
            await plain.send('POST', `/api/menu/${shareId}/translation/suggestions`, {
              language: 'de',
              texts: [{ id: firstDish(menu).id, field: 'name' }],
            }),
          ),
        ).toEqual([404, 'menu.no_suggestions']);
      } finally {
        await plain.stop();
      }
    });
  });
});
