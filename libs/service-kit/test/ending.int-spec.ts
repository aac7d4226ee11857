import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MenuSnapshotRpcV1 } from '@chalkboard/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import { closeService, Requester, TokenVerifier } from '../src';
import { StandInAuthority, TestPlatform, waitFor } from '../src/testing';
import { start, startPublisher } from './a-service';

/** So long an answer takes: longer than there is between two questions. */
const ANSWER_MS = 100;
const ASKED_EVERY_MS = 10;

let platform: TestPlatform;
let nats: NatsConnection;
const running: NestFastifyApplication[] = [];

beforeEach(async () => {
  platform = await TestPlatform.start();
  nats = await platform.connectNats();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
  await nats.close();
  await platform.stop();
});

/** An instance that answers for menus, and counts what it has answered. */
async function answerer(): Promise<{ app: NestFastifyApplication; answered: () => number }> {
  let answered = 0;

  @Controller()
  class AnswerSnapshotController {
    @MessagePattern(MenuSnapshotRpcV1.subject)
    async answer(): Promise<{ snapshot: null }> {
      await sleep(ANSWER_MS);
      answered++;
      return { snapshot: null };
    }
  }
  const app = await start(platform, 'menu', [AnswerSnapshotController]);
  running.push(app);
  return { app, answered: () => answered };
}

it('every question is answered while one of two instances ends', async () => {
  const [first, second] = [await answerer(), await answerer()];
  const asker = await startPublisher(platform);
  running.push(asker);
  const questions: Promise<unknown>[] = [];
  const over = new AbortController();
  const asking = (async () => {
    for (; !over.signal.aborted; await sleep(ASKED_EVERY_MS))
      questions.push(
        asker
          .get(Requester)
          .ask(MenuSnapshotRpcV1, { shareId: 'demo' })
          .catch((error: Error) => error),
      );
  })();
  await waitFor('both to have answered', () => first.answered() > 0 && second.answered() > 0);

  running.splice(running.indexOf(first.app), 1);
  await closeService(first.app);
  const [before, ofTheFirst] = [second.answered(), first.answered()];
  await waitFor('the other to go on', () => second.answered() > before + 5);
  over.abort();
  await asking;
  expect((await Promise.all(questions)).filter((answer) => answer instanceof Error)).toEqual([]);
  expect(first.answered()).toBe(ofTheFirst);
});

it('who has just started knows whom the others let in, and whom not', async () => {
  const authority = await StandInAuthority.start(nats);
  const [session, ended] = [randomUUID(), randomUUID()];
  await authority.end(ended);
  const verifier = new TokenVerifier(nats);
  await verifier.start();
  await expect(verifier.verifyStaff(await authority.staffToken({ role: 'support', session }))).resolves.toMatchObject({
    sid: session,
  });
  await expect(verifier.verifyStaff(await authority.staffToken({ role: 'support', session: ended }))).rejects.toThrow(
    'Your session has ended',
  );
  await verifier.stop();
});

it('who starts before anybody was ever signed in is not held up by that', async () => {
  const verifier = new TokenVerifier(nats);
  await verifier.start();
  await verifier.stop();
});
