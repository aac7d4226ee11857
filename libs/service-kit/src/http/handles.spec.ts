import 'reflect-metadata';
import { events, nothing, open, route, staff, type BodyOf, type QueryOf } from '@chalkboard/contracts/api/route';
import { Controller, Get, Module, Res } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ACCESS } from './access.decorators';
import { checkAnswers } from './answer-check';
import { Handles, handlersOf, RouteBody, RouteParam, RouteQuery } from './handles';
import { PROBLEM_TABLE, ProblemFilter } from './problem.filter';

const Cup = z.object({ cup: z.number().int(), size: z.enum(['small', 'large']) });
const pour = route({
  id: 'cafe.pour',
  method: 'POST',
  path: '/api/cups/:cup',
  summary: 'Pours.',
  access: open('anybody is thirsty'),
  params: { cup: z.coerce.number().int() },
  query: z.object({ size: z.enum(['small', 'large']).default('small') }),
  body: z.object({ milk: z.boolean() }),
  answers: { 201: Cup },
});
const wash = route({
  id: 'cafe.wash',
  method: 'DELETE',
  path: '/api/cups/:cup',
  summary: 'Washes.',
  access: staff('stats.read'),
  answers: { 204: nothing },
});
const look = route({
  id: 'cafe.look',
  method: 'GET',
  path: '/api/:shelf/cups',
  summary: 'Looks.',
  access: open('anybody may look'),
  answers: { 200: Cup },
});
const listen = route({
  id: 'cafe.listen',
  method: 'GET',
  path: '/api/cups/events',
  summary: 'Listens.',
  access: open('anybody may listen'),
  answers: { 200: events({ cup: Cup }) },
});

/** What is on the shelf; a test makes it answer what is not defined. */
let onShelf: unknown;

@Controller()
class CafeController {
  @Handles(pour)
  pour(
    @RouteParam('cup') cup: number,
    @RouteQuery() { size }: QueryOf<typeof pour>,
    @RouteBody() _: BodyOf<typeof pour>,
  ): z.infer<typeof Cup> {
    return { cup, size };
  }

  @Handles(wash)
  wash(): void {}

  @Handles(look, { shelf: 'upper' })
  look(): z.infer<typeof Cup> {
    return onShelf as z.infer<typeof Cup>;
  }

  @Handles(listen)
  listen(@Res() reply: FastifyReply): void {
    reply.hijack().raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(`event: cup\ndata: ${JSON.stringify(onShelf)}\n\n`);
    reply.raw.end();
  }
}

@Module({ controllers: [CafeController], providers: [{ provide: PROBLEM_TABLE, useValue: {} }] })
class CafeModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(CafeModule, new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new ProblemFilter({}));
  checkAnswers(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(() => app.close());

test('answers at the address of the definition, by its method and with its status', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/cups/7?size=large', payload: { milk: true } });
  expect([answer.statusCode, answer.json()]).toEqual([201, { cup: 7, size: 'large' }]);
});

test('a query that is left out is as the definition says', async () => {
  expect((await app.inject({ method: 'POST', url: '/api/cups/7', payload: { milk: true } })).json()).toMatchObject({
    size: 'small',
  });
});

test.each([
  ['body', '/api/cups/7', { milk: 'much' }],
  ['query', '/api/cups/7?size=huge', { milk: true }],
  ['part of the path', '/api/cups/none', { milk: true }],
])('refuses a %s that does not fit the definition', async (_, url, payload) => {
  expect((await app.inject({ method: 'POST', url, payload })).json()).toMatchObject({
    status: 400,
    code: 'request.invalid',
  });
});

test('a handler may answer for one value of a part of the path alone', async () => {
  onShelf = { cup: 1, size: 'small' };
  expect((await app.inject('/api/upper/cups')).statusCode).toBe(200);
  expect((await app.inject('/api/lower/cups')).statusCode).toBe(404);
  expect(handlersOf(CafeController).map(({ address }) => address)).toContain('GET /api/upper/cups');
});

test('who may call it is what the definition says', () => {
  const accessOf = (name: 'pour' | 'wash') => new Reflector().get<unknown>(ACCESS, CafeController.prototype[name]);
  expect(accessOf('pour')).toEqual({ kind: 'public', why: 'anybody is thirsty' });
  expect(accessOf('wash')).toMatchObject({ kind: 'staff', roles: expect.arrayContaining(['super_admin']) as unknown });
});

test('an answer that is not as it is defined is refused, with what differs', async () => {
  onShelf = { cup: 1, size: 'huge' };
  expect((await app.inject('/api/upper/cups')).json()).toMatchObject({
    status: 500,
    code: 'contract.drift',
    detail: expect.stringContaining('cafe.look: size') as string,
  });
});

test('events come as they are defined, and one that is not ends the stream', async () => {
  await app.listen(0, '127.0.0.1');
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const read = async () => (await fetch(`${await app.getUrl()}/api/cups/events`)).text();
  onShelf = { cup: 1, size: 'small' };
  await expect(read()).resolves.toContain('"size":"small"');
  onShelf = { cup: 1, size: 'huge' };
  await expect(read().catch(() => 'ended')).resolves.not.toContain('huge');
  expect(stderr).toHaveBeenCalledWith(expect.stringContaining('"cup" is not as it is defined: size'));
  stderr.mockRestore();
});

test('what handles no definition is left as it is', () => {
  class Plain {
    @Get('plain')
    plain(): void {}
  }
  expect(handlersOf(Plain)).toEqual([]);
});
