import { Body, Controller, Module, Post, type DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  BaseConfig,
  createService,
  CurrentVisitor,
  parseConfig,
  Public,
  ServiceKitModule,
  TakesForm,
  type Visitor,
} from '../src';
import { TestPlatform } from '../src/testing';

/** As a form on another site sends it. */
const FORM = 'application/x-www-form-urlencoded';

describe('a service, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let app: NestFastifyApplication;
  let url: string;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    app = await startService(platform);
    url = await app.getUrl();
  });
  afterAll(async () => {
    await app?.close();
    await platform?.stop();
  });

  const post = (path: string, headers: Record<string, string>, body: string) =>
    fetch(url + path, { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json' };

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses a call without cookies from another site, and sets no visitor: %j', async (headers) => {
    const answer = await post('/api/words', { ...json, ...headers }, '{"word":"hello"}');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.getSetCookie()]).toEqual([
      403,
      'application/problem+json; charset=utf-8',
      [],
    ]);
    await expect(answer.json()).resolves.toMatchObject({ code: 'access.foreign_origin' });
  });

  it('takes a call from its own pages, and one from a program', async () => {
    const callers: Record<string, string>[] = [{ origin: url, 'sec-fetch-site': 'same-origin' }, {}];
    for (const headers of callers) {
      const answer = await post('/api/words', { ...json, ...headers }, '{"word":"hello"}');
      expect([answer.status, await answer.json()]).toEqual([201, { word: 'hello' }]);
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^visitor=/)]);
    }
  });

  it.each([FORM, `${FORM};charset=utf-8`, 'text/plain', 'text/plain;charset=UTF-8'])(
    'does not understand %s, which any page can send',
    async (type) => {
      const answer = await post('/api/words', { 'content-type': type }, 'word=hello');
      expect([answer.status, answer.headers.get('content-type'), answer.headers.getSetCookie()]).toEqual([
        415,
        'application/problem+json; charset=utf-8',
        [],
      ]);
      await expect(answer.json()).resolves.toMatchObject({ code: 'request.unsupported_media_type' });
    },
  );

  it('reads a form where a provider sends one', async () => {
    const answer = await post('/api/words/of-a-provider', { 'content-type': FORM }, 'word=hello+you&word2=%C3%A9');
    expect([answer.status, await answer.json()]).toEqual([201, { word: 'hello you', word2: 'é' }]);
    expect((await post('/api/words/of-a-provider', { 'content-type': 'text/plain' }, 'word=hello')).status).toBe(415);
  });
});

@Controller('api/words')
class WordsController {
  @Public('a test calls it')
  @Post()
  say(@CurrentVisitor() _: Visitor, @Body() body: unknown): unknown {
    return body;
  }

  @Public('a test calls it')
  @TakesForm()
  @Post('of-a-provider')
  messageByForm(@Body() body: unknown): unknown {
    return body;
  }
}

function startService(platform: TestPlatform): Promise<NestFastifyApplication> {
  const config = parseConfig(BaseConfig, platform.environment('ordering'));

  @Module({})
  class WordsModule {
    static register(): DynamicModule {
      return {
        module: WordsModule,
        imports: [
          ServiceKitModule.register({ service: 'ordering', config, entities: [], migrations: [], problems: {} }),
        ],
        controllers: [WordsController],
      };
    }
  }
  return createService({ service: 'ordering', config, module: WordsModule.register() });
}
