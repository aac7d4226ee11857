import 'reflect-metadata';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Controller, Get, Injectable, Module, type OnModuleDestroy } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { closeService } from './start-service';

let finish: () => void;
let app: NestFastifyApplication;

/** What an answer needs, such as the thread that prints. */
@Injectable()
class Helper implements OnModuleDestroy {
  isThere = true;

  onModuleDestroy(): void {
    this.isThere = false;
  }
}

@Controller()
class SlowController {
  private readonly finished = new Promise<void>((resolve) => (finish = resolve));

  constructor(private readonly helper: Helper) {}

  @Get('slow')
  async slow(): Promise<{ isThere: boolean }> {
    await this.finished;
    return { isThere: this.helper.isThere };
  }
}

@Module({ controllers: [SlowController], providers: [Helper] })
class SlowModule {}

beforeEach(async () => {
  app = await NestFactory.create<NestFastifyApplication>(
    SlowModule,
    new FastifyAdapter({ forceCloseConnections: 'idle', return503OnClosing: false }),
    { logger: false },
  );
  await app.listen(0, '127.0.0.1');
});

test('a service that is closed answers what is under way before it ends what the answer needs', async () => {
  const answer = fetch(`http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}/slow`);
  await once(app.getHttpServer() as never, 'request');
  const closed = closeService(app);
  finish();
  expect(await (await answer).json()).toEqual({ isThere: true });
  await closed;
  expect(app.get(Helper).isThere).toBe(false);
});
