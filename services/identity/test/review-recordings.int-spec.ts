import { type AdminReview } from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { TranscribeRecordingsHandler } from '../src/reviews/features/transcribe-recordings/transcribe-recordings.handler';
import { refusal } from './identity-under-test';
import { received, Reviewer, VOICE } from './reviews-desk';
import { ReviewsUnderTest } from './reviews-under-test';
import { startIdentity } from './running-identity';
import { TranscriptionStandIn } from './transcription-stand-in';

describe('reviews with a recording, on a real Postgres and a real NATS', () => {
  let reviews: ReviewsUnderTest;
  let database: Client;
  let app: NestFastifyApplication;
  let zoe: Reviewer;

  beforeAll(async () => {
    reviews = await ReviewsUnderTest.start();
    ({ app, database } = reviews);
  });
  afterAll(() => reviews.stop());
  beforeEach(async () => {
    await reviews.empty();
    zoe = new Reviewer(app);
  });

  describe('are played', () => {
    const play = (id: string, range?: string) =>
      zoe.call('GET', `/api/reviews/${id}/recording`, { headers: range ? { range } : {} });
    const spoken = async () => {
      const { id } = await received(await zoe.speak());
      await reviews.moderated(`/${id}/publish`);
      return id;
    };

    it('whole and in parts, as what they are', async () => {
      const id = await spoken();
      const whole = await play(id);
      expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(VOICE)]).toEqual([200, true]);
      expect(
        Object.fromEntries(
          ['content-type', 'accept-ranges', 'x-content-type-options', 'content-length', 'content-range'].map((name) => [
            name,
            whole.headers.get(name),
          ]),
        ),
      ).toEqual({
        'content-type': 'audio/webm',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-length': String(VOICE.length),
        'content-range': null,
      });
      for (const [range, start, end] of [
        ['bytes=0-', 0, VOICE.length - 1],
        ['bytes=10-19', 10, 19],
        [`bytes=${VOICE.length - 5}-9999999`, VOICE.length - 5, VOICE.length - 1],
        ['bytes=-7', VOICE.length - 7, VOICE.length - 1],
      ] as const) {
        const part = await play(id, range);
        expect([range, part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
          range,
          206,
          `bytes ${start}-${end}/${VOICE.length}`,
          String(end - start + 1),
        ]);
        expect(Buffer.from(await part.arrayBuffer()).equals(VOICE.subarray(start, end + 1))).toBe(true);
      }
      const past = await play(id, `bytes=${VOICE.length}-`);
      expect([past.status, past.headers.get('content-range'), await refusal(past)]).toEqual([
        416,
        `bytes */${VOICE.length}`,
        [416, 'reviews.range_not_satisfiable'],
      ]);
    });

    it('to everybody while they are published, and to staff before', async () => {
      const { id } = await received(await zoe.speak());
      expect(await refusal(await play(id))).toEqual([404, 'reviews.recording_not_found']);
      const heard = await reviews.staff('GET', `/${id}/recording`);
      expect([
        heard.status,
        heard.headers.get('content-type'),
        Buffer.from(await heard.arrayBuffer()).equals(VOICE),
      ]).toEqual([200, 'audio/webm', true]);
      await reviews.moderated(`/${id}/publish`);
      expect((await play(id)).status).toBe(200);
      await reviews.moderated(`/${id}/unpublish`, { reason: 'other' });
      expect((await play(id)).status).toBe(404);
      expect((await play(await reviews.published())).status).toBe(404);
    });
  });

  describe('are written down', () => {
    const state = async (id: string) => {
      const { items } = await reviews.listed();
      const { transcriptState, voiceTranscript } = items.find((review) => review.id === id) as AdminReview;
      return [transcriptState, voiceTranscript];
    };
    /** How often it was tried and put off; while it is tried it is leased. */
    const triedAndPutOff =
      "SELECT tries FROM transcript_jobs WHERE review_id = $1 AND due_at > now() AND due_at NOT BETWEEN now() + interval '14 minutes' AND now() + interval '16 minutes'";
    const tried = (id: string, times: number) =>
      waitFor(
        `try ${times}`,
        async () => (await database.query<{ tries: number }>(triedAndPutOff, [id])).rows[0]?.tries === times,
      );
    const again = async () => {
      await database.query("UPDATE transcript_jobs SET due_at = now() - interval '1 second'");
      return app.get(TranscribeRecordingsHandler).execute();
    };

    beforeEach(() => {
      reviews.provider.asked.length = 0;
      reviews.provider.answers.length = 0;
    });

    it('by the provider, outside the request, and tried again when it fails', async () => {
      reviews.provider.answers.push({ status: 500 }, 'hang up', { status: 429 }, { raw: 'not json' });
      const { id } = await received(await zoe.speak());
      await tried(id, 1);
      expect(await state(id)).toEqual(['pending', null]);
      for (const times of [2, 3, 4]) {
        expect(await again()).toBe(1);
        await tried(id, times);
      }
      expect(await again()).toBe(1);
      expect(await state(id)).toEqual(['done', 'It was lovely.']);
      expect(await reviews.count('transcript_jobs')).toBe(0);
      expect(reviews.provider.asked).toHaveLength(5);
      expect(reviews.provider.asked.at(-1)).toEqual({
        authorization: 'Bearer sk-test',
        model: 'some-model',
        fileName: 'recording.webm',
        type: 'audio/webm',
        bytes: VOICE,
      });
      await reviews.moderated(`/${id}/publish`);
      expect((await zoe.list()).items[0]).toMatchObject({ voiceTranscript: 'It was lovely.', transcriptState: 'done' });
    });

    it('without what the database takes in no text', async () => {
      reviews.provider.answers.push({ text: 'It was \u0000lovely.\u0000' });
      const { id } = await received(await zoe.speak());
      await waitFor('the end', async () => (await state(id))[0] === 'done');
      expect(await state(id)).toEqual(['done', 'It was lovely.']);
    });

    it('not any more where the provider does not take the recording, or never answers', async () => {
      reviews.provider.answers.push({ status: 400 });
      const { id } = await received(await zoe.speak());
      await waitFor('the end', async () => (await state(id))[0] === 'failed');
      reviews.provider.answers.push(...Array<{ status: number }>(6).fill({ status: 503 }));
      const { id: other } = await received(await zoe.speak({ email: '' }));
      await tried(other, 1);
      for (let times = 2; times <= 6; times++) await again();
      expect([await state(other), await reviews.count('transcript_jobs')]).toEqual([['failed', null], 0]);
    });

    it('not for ever where each attempt takes its process down', async () => {
      reviews.provider.answers.push({ status: 500 });
      const { id } = await received(await zoe.speak());
      await tried(id, 1);
      // As six processes leave it that died with it.
      await database.query("UPDATE transcript_jobs SET tries = 6, due_at = now() - interval '1 second'");
      await app.get(TranscribeRecordingsHandler).execute();
      await waitFor('it to be given up', async () => (await state(id))[0] === 'failed');
      expect([reviews.provider.asked.length, await reviews.count('transcript_jobs')]).toEqual([1, 0]);
    });

    it('nowhere but at the provider, should it point elsewhere', async () => {
      const elsewhere = await TranscriptionStandIn.start('sk-test');
      reviews.provider.answers.push({ location: `${elsewhere.baseUrl}/audio/transcriptions` });
      const { id } = await received(await zoe.speak());
      await tried(id, 1);
      expect(elsewhere.asked).toEqual([]);
      await elsewhere.stop();
    });

    it('once, however many do it at the same time', async () => {
      reviews.provider.answers.push(...Array<{ status: number }>(3).fill({ status: 500 }));
      for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
        await tried((await received(await zoe.speak({ email }))).id, 1);
      reviews.provider.asked.length = 0;
      await database.query("UPDATE transcript_jobs SET due_at = now() - interval '1 second'");
      const counts = await Promise.all(Array.from({ length: 4 }, () => app.get(TranscribeRecordingsHandler).execute()));
      expect([counts.reduce((sum, one) => sum + one, 0), reviews.provider.asked.length]).toEqual([3, 3]);
    });

    it('not at all where no provider is configured', async () => {
      const other = await startIdentity(reviews.identity.platform);
      expect((await received(await new Reviewer(other).speak())).transcriptState).toBe('none');
      await other.close();
      expect(await reviews.count('transcript_jobs')).toBe(0);
    });
  });
});
