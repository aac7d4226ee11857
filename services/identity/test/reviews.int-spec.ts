import { randomUUID } from 'node:crypto';
import {
  OrderProofRpcV1,
  ReviewSummaryChangedV1,
  REVIEW_SORTS,
  type AdminReview,
  type AdminReviews,
  type OrderProof,
} from '@chalkboard/contracts';
import { streamOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { waitFor, type TestPlatform } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { VOTES_FROM_ADDRESS } from '../src/reviews/domain/review-votes';
import { PurgeVoteOriginsHandler } from '../src/reviews/features/purge-vote-origins.handler';
import { TranscribeRecordingsHandler } from '../src/reviews/features/transcribe-recordings/transcribe-recordings.handler';
import { madeMp4, madeOgg, madeWebm } from '../src/reviews/testing/made-recordings';
import { explained } from './explained';
import { EventReader } from './owner-browser';
import { bodyOf, FIELDS, received, refusal, Reviewer, VOICE } from './reviews-desk';
import { allPublished, Browser, startIdentity, startPlatform } from './running-identity';
import { TranscriptionStandIn } from './transcription-stand-in';

const FEEDBACK = '/api/admin/feedback';
const NO_FILTERS = ['', 'status=pending', 'rating=4', 'status=approved&rating=2'];

describe('reviews, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let database: Client;
  let provider: TranscriptionStandIn;
  let app: NestFastifyApplication;
  let token: string;
  let zoe: Reviewer;

  beforeAll(async () => {
    platform = await startPlatform();
    nats = await platform.connectNats();
    provider = await TranscriptionStandIn.start('sk-test');
    app = await startIdentity(platform, {
      ADMIN_EMAIL: 'Boss@Example.com',
      ADMIN_PASSWORD: 'a long enough password',
      TRANSCRIPTION_BASE_URL: provider.baseUrl,
      TRANSCRIPTION_API_KEY: 'sk-test',
      TRANSCRIPTION_MODEL: 'some-model',
    });
    database = await platform.connectDatabase('identity');
    token = await new Browser(app).signIn();
  });

  afterAll(async () => {
    await app.close();
    await provider.stop();
    await nats.close();
    await database.end();
    await platform.stop();
  });

  beforeEach(async () => {
    await allPublished(database);
    await database.query('TRUNCATE reviews, review_removals, review_summaries, submission_counts CASCADE');
    await (await nats.jetstreamManager()).streams.purge(streamOf('identity'));
    zoe = new Reviewer(app);
  });

  const staff = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    new Browser(app).call(method, `${FEEDBACK}${path}`, { token, body });
  const moderated = async (path: string, body?: unknown) => bodyOf<AdminReview>(await staff('POST', path, body));
  const listed = async (query = '') => bodyOf<AdminReviews>(await staff('GET', `?${query}`));
  const published = async (fields: Record<string, unknown> = {}) => {
    const { id } = await received(await new Reviewer(app).write(fields));
    await moderated(`/${id}/publish`);
    return id;
  };
  const count = async (table: string) =>
    Number((await database.query<{ count: string }>(`SELECT count(*) AS count FROM ${table}`)).rows[0]?.count);
  const audited = async (subject: string) =>
    (
      await database.query<{ action: string; actor: string; before: unknown; after: unknown }>(
        'SELECT action, actor, before, after FROM audit_log WHERE subject = $1 ORDER BY id',
        [subject],
      )
    ).rows;
  const nothingIsKept = async () => {
    for (const table of ['reviews', 'review_recordings', 'transcript_jobs'])
      expect([table, await count(table)]).toEqual([table, 0]);
  };

  describe('are sent', () => {
    it('with a recording: kept as they were typed, pending, for staff alone', async () => {
      const { id, ...answer } = await received(await zoe.speak());
      expect(answer).toEqual({ status: 'pending', transcriptState: 'pending', isRealOrder: false });
      expect(await zoe.list()).toEqual({ items: [], next: null, total: 0, totalIsCapped: false });
      expect(await zoe.summary()).toMatchObject({ total: 0, averageRating: null, approved: 0, pending: 1 });
      const { items } = await listed();
      expect(items).toEqual([
        expect.objectContaining({
          id,
          customerName: 'Zoë Ng',
          email: 'zoe@example.com',
          restaurantName: 'Trattoria Lavagna',
          rating: 4,
          comment: FIELDS.comment,
          isVoiceReview: true,
          voiceReviewUrl: `${FEEDBACK}/${id}/recording`,
          voiceSeconds: 3,
          isRealOrder: false,
          orderDate: null,
          orderType: 'pickup',
          status: 'pending',
          isPublished: false,
          publishedAt: null,
          removalReason: null,
          helpful: 0,
          notHelpful: 0,
        }),
      ]);
      const { rows } = await database.query<{ bytes: Buffer }>(
        'SELECT bytes FROM review_recordings WHERE review_id = $1',
        [id],
      );
      expect(rows[0]?.bytes.equals(VOICE)).toBe(true);
    });

    it('are listed also where a length that was kept before is no number', async () => {
      await received(await zoe.speak());
      await database.query("UPDATE reviews SET recording_seconds = 'NaN'");
      const { items } = await listed();
      expect(items.map(({ voiceSeconds }) => voiceSeconds)).toEqual([null]);
    });

    it.each([
      ['audio/mp4', madeMp4()],
      ['audio/ogg', madeOgg()],
    ])('as what they are, %s, whatever the form calls them', async (type, bytes) => {
      await received(await zoe.speak({}, bytes));
      expect((await database.query('SELECT recording_type FROM reviews')).rows).toEqual([{ recording_type: type }]);
    });

    it('with fields that were left empty, without a comment', async () => {
      await received(await zoe.speak({ email: '', comment: '', orderType: '' }));
      expect((await listed()).items).toEqual([expect.objectContaining({ email: null, comment: '', orderType: null })]);
    });

    it('in writing, from a tracking page', async () => {
      expect((await received(await zoe.write())).transcriptState).toBe('none');
      expect((await listed()).items).toEqual([
        expect.objectContaining({
          isVoiceReview: false,
          voiceReviewUrl: null,
          voiceSeconds: null,
          comment: FIELDS.comment,
        }),
      ]);
    });

    const cut = madeWebm().subarray(0, 40);
    it.each<[string, Record<string, string | undefined>, Buffer | null, number, string]>([
      ['a name', { customerName: ' ' }, VOICE, 400, 'reviews.missing_information'],
      ['a restaurant', { restaurantName: undefined }, VOICE, 400, 'reviews.missing_information'],
      ['a rating', { rating: '' }, VOICE, 400, 'reviews.missing_information'],
      ['a recording', {}, null, 400, 'reviews.no_recording'],
      ['something in the recording', {}, Buffer.alloc(0), 400, 'reviews.no_recording'],
      ['a rating of 1 to 5', { rating: '6' }, VOICE, 400, 'request.invalid'],
      ['an e-mail address that is one', { email: 'zoe' }, VOICE, 400, 'request.invalid'],
      ['a comment that ends', { comment: 'x'.repeat(4001) }, VOICE, 400, 'request.invalid'],
      ['an order type that there is', { orderType: 'by drone' }, VOICE, 400, 'request.invalid'],
      ['a recording that is sound', {}, Buffer.from('<script>'), 400, 'reviews.recording_not_audio'],
      ['a recording that is whole', {}, cut, 400, 'reviews.recording_not_audio'],
      ['a recording of two minutes at most', {}, madeWebm({ seconds: 130 }), 413, 'reviews.recording_too_long'],
      [
        'a recording of six megabytes at most',
        {},
        Buffer.concat([VOICE, Buffer.alloc(6 * 1024 * 1024)]),
        413,
        'reviews.recording_too_large',
      ],
    ])('only with %s, and leave nothing behind otherwise', async (_, fields, recording, status, code) => {
      expect(await refusal(await zoe.speak(fields, recording))).toEqual([status, code]);
      await nothingIsKept();
    });

    it('only under the name of a recording, and in writing only with a comment', async () => {
      expect(await refusal(await zoe.speak({}, VOICE, 'file'))).toEqual([400, 'reviews.no_recording']);
      expect(await refusal(await zoe.write({ comment: ' ' }))).toEqual([400, 'reviews.no_comment']);
      await nothingIsKept();
    });

    it('ten times an hour by one browser, even all at once, and then the visitor is told how long to wait', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => zoe.write({ email: `zoe${index}@example.com` })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 429, 429]);
      const refused = await zoe.write({ email: 'other@example.com' });
      expect(await refused.json()).toMatchObject({
        status: 429,
        code: 'submissions.too_many',
        detail: expect.stringContaining('60 minutes') as unknown,
      });
      expect(await count('reviews')).toBe(10);
      await received(await new Reviewer(app).write({ email: '' }));
    });
  });

  describe('are read', () => {
    it('by anybody once they are published: without e-mail address, order and menu', async () => {
      const id = await published({ shareId: 'menu_1' });
      const { items } = await zoe.list();
      expect(items).toEqual([
        expect.objectContaining({ id, customerName: 'Zoë Ng', rating: 4, status: 'pending', myVote: 'none' }),
      ]);
      expect(JSON.stringify(items)).not.toMatch(/zoe@example\.com|menu_1|isPublished/);
    });

    it('by any part of comment, customer and restaurant, by rating, by status, and sorted', async () => {
      const [, second] = [
        await published({ customerName: 'Ada', rating: 2, comment: 'Cold soup' }),
        await published({ customerName: 'Eve', rating: 5, comment: 'Hot soup', restaurantName: 'Élan' }),
        await published({ customerName: 'Bob', rating: 5, comment: 'Fine' }),
      ];
      await moderated(`/${second}/status`, { status: 'approved' });
      await zoe.vote(second!, 'helpful');
      const who = async (query: string) => (await zoe.list(query)).items.map(({ customerName }) => customerName);
      expect(await who('')).toEqual(['Bob', 'Eve', 'Ada']);
      expect(await who('sort=oldest')).toEqual(['Ada', 'Eve', 'Bob']);
      expect(await who('sort=highest')).toEqual(['Bob', 'Eve', 'Ada']);
      expect(await who('sort=lowest')).toEqual(['Ada', 'Eve', 'Bob']);
      expect(await who('sort=helpful')).toEqual(['Eve', 'Bob', 'Ada']);
      expect(await who('search=SOUP')).toEqual(['Eve', 'Ada']);
      expect(await who('search=elan%20soup')).toEqual(['Eve']);
      expect(await who('search=bob')).toEqual(['Bob']);
      expect(await who('rating=5')).toEqual(['Bob', 'Eve']);
      expect(await who('rating=5&status=approved')).toEqual(['Eve']);
      expect(await who('status=flagged')).toEqual([]);
      expect((await zoe.call('GET', '/api/reviews?sort=funniest')).status).toBe(400);
    });

    it('of one menu alone', async () => {
      const ofMenu = async (shareId: string) =>
        (await zoe.list(`shareId=${shareId}`)).items.map(({ customerName }) => customerName);
      await published({ customerName: 'Ada', shareId: 'menu_1' });
      await published({ customerName: 'Eve', shareId: 'menu_2' });
      await published({ customerName: 'Bob' });
      expect([await ofMenu('menu_1'), await ofMenu('menu_2'), await ofMenu('menu_3')]).toEqual([['Ada'], ['Eve'], []]);
    });

    it('without what is flagged, which counts nowhere either until staff publishes it', async () => {
      const id = await published({ rating: 4 });
      const shown = async () => [
        (await zoe.list('')).items.map((review) => review.id),
        (await zoe.list('status=flagged')).total,
        (await zoe.summary()).total,
        (await zoe.vote(id, 'helpful')).status,
      ];
      expect(await shown()).toEqual([[id], 0, 1, 200]);
      await moderated(`/${id}/status`, { status: 'flagged', reason: 'spam' });
      expect(await shown()).toEqual([[], 0, 0, 404]);
      await moderated(`/${id}/publish`);
      expect([(await shown())[0], (await zoe.summary()).total]).toEqual([[id], 1]);
    });

    it('ten at a time, to the last one', async () => {
      for (let index = 0; index < 12; index++) await published({ comment: `number ${index}`, email: '' });
      const first = await zoe.list('sort=oldest');
      expect([first.items.length, first.total]).toEqual([10, 12]);
      const rest = await zoe.list(`sort=oldest&cursor=${first.next}`);
      expect([...first.items, ...rest.items].map(({ comment }) => comment)).toEqual(
        Array.from({ length: 12 }, (_, index) => `number ${index}`),
      );
      expect(rest.next).toBeNull();
    });

    it('through an index for each filter with each sort, by staff and by anybody', async () => {
      // As many that the nearest index is not as good as the right one.
      await database.query(
        `INSERT INTO reviews (id, customer_name, restaurant_name, rating, comment, status, is_published, helpful, transcript_state, created_at)
         SELECT gen_random_uuid(), 'Ada', 'Élan', 1 + n % 5, '', (ARRAY['approved', 'pending', 'flagged'])[1 + n % 3], n % 2 = 0, n % 7, 'none', now() - n * interval '1 hour' FROM generate_series(1, 3000) AS n`,
      );
      await database.query('ANALYZE reviews');
      const queries = NO_FILTERS.flatMap((filter) =>
        ['', '&published=true', '&published=false'].map((more) => `${FEEDBACK}?${filter}${more}`),
      ).concat(NO_FILTERS.map((filter) => `/api/reviews?${filter}`));
      for (const query of queries) {
        for (const sort of REVIEW_SORTS) {
          for (const { sql, nodes, filters } of await explained(app, 'reviews', () =>
            new Browser(app).call('GET', `${query}&sort=${sort}`, { token }),
          )) {
            expect([query, sort, sql, nodes.filter((node) => /Seq Scan|Sort/.test(node)), filters]).toEqual([
              query,
              sort,
              sql,
              [],
              [],
            ]);
          }
        }
      }
    });
  });

  describe('are voted on', () => {
    const votesOf = async (response: Response) => bodyOf<unknown>(response);

    it('once by each browser, which can think again', async () => {
      const id = await published();
      expect(await votesOf(await zoe.vote(id, 'helpful'))).toEqual({ helpful: 1, notHelpful: 0, myVote: 'helpful' });
      expect(await votesOf(await zoe.vote(id, 'helpful'))).toEqual({ helpful: 1, notHelpful: 0, myVote: 'helpful' });
      expect(await votesOf(await new Reviewer(app).vote(id, 'not_helpful'))).toEqual({
        helpful: 1,
        notHelpful: 1,
        myVote: 'not_helpful',
      });
      expect(await votesOf(await zoe.vote(id, 'not_helpful'))).toEqual({
        helpful: 0,
        notHelpful: 2,
        myVote: 'not_helpful',
      });
      expect((await zoe.list()).items[0]).toMatchObject({ helpful: 0, notHelpful: 2, myVote: 'not_helpful' });
      expect((await new Reviewer(app).list()).items[0]).toMatchObject({ myVote: 'none' });
      expect(await votesOf(await zoe.vote(id, 'none'))).toEqual({ helpful: 0, notHelpful: 1, myVote: 'none' });
    });

    it('by many at once, and each is counted', async () => {
      const id = await published();
      const votes = Array.from({ length: 12 }, (_, index) =>
        new Reviewer(app).vote(id, index < 8 ? 'helpful' : 'not_helpful'),
      );
      await Promise.all([...votes, ...Array.from({ length: 5 }, () => zoe.vote(id, 'helpful'))]);
      expect((await zoe.list()).items[0]).toMatchObject({ helpful: 9, notHelpful: 4, myVote: 'helpful' });
    });

    it('by nobody without a cookie, however often: the first answer gives one, and the vote with it counts', async () => {
      const id = await published();
      const vote = (headers: Record<string, string> = {}) =>
        app.getUrl().then((url) =>
          fetch(`${url}/api/reviews/${id}/vote`, {
            method: 'POST',
            body: JSON.stringify({ vote: 'helpful' }),
            headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.77', ...headers },
          }),
        );
      for (let index = 0; index < 3; index += 1)
        expect(await votesOf(await vote())).toEqual({ helpful: 0, notHelpful: 0, myVote: 'none', notCounted: true });
      const [cookie = ''] = (await vote()).headers.getSetCookie();
      expect(cookie).toMatch(/^visitor=/);
      expect(await votesOf(await vote({ cookie: cookie.split(';')[0] ?? '' }))).toEqual({
        helpful: 1,
        notHelpful: 0,
        myVote: 'helpful',
      });
      expect(await count('review_votes')).toBe(1);
    });

    it('twenty times a day from one address, whatever cookies are made up there, and on the next day again', async () => {
      const id = await published();
      for (let index = 0; index < VOTES_FROM_ADDRESS; index += 1)
        expect((await new Reviewer(app, '192.0.2.78').vote(id, 'helpful')).status).toBe(200);
      expect(await refusal(await new Reviewer(app, '192.0.2.78').vote(id, 'helpful'))).toEqual([
        429,
        'reviews.too_many_votes',
      ]);
      expect((await new Reviewer(app, '192.0.2.79').vote(id, 'helpful')).status).toBe(200);
      const tomorrow = Date.now() + 25 * 3_600_000;
      jest.spyOn(app.get(Clock), 'now').mockReturnValue(new Date(tomorrow));
      expect((await new Reviewer(app, '192.0.2.78').vote(id, 'helpful')).status).toBe(200);
      await app.get(PurgeVoteOriginsHandler).execute();
      expect((await database.query('SELECT 1 FROM review_votes WHERE origin IS NOT NULL')).rowCount).toBe(1);
      jest.restoreAllMocks();
    });

    it('where they can be read, and not by words that are no vote', async () => {
      const { id } = await received(await zoe.write());
      expect(await refusal(await zoe.vote(id, 'helpful'))).toEqual([404, 'reviews.review_not_found']);
      expect(await refusal(await zoe.vote(randomUUID(), 'helpful'))).toEqual([404, 'reviews.review_not_found']);
      expect((await zoe.vote(await published(), 'twice' as 'none')).status).toBe(400);
      expect(await count('review_votes')).toBe(0);
    });
  });

  describe('are moderated', () => {
    it('by status and publication, each for itself, with who did it, before and after', async () => {
      const { id } = await received(await zoe.write());
      expect(await moderated(`/${id}/status`, { status: 'flagged', reason: 'spam' })).toMatchObject({
        status: 'flagged',
        statusReason: 'spam',
        isPublished: false,
      });
      expect(await moderated(`/${id}/status`, { status: 'approved' })).toMatchObject({
        status: 'approved',
        statusReason: null,
      });
      expect(await moderated(`/${id}/publish`)).toMatchObject({
        status: 'approved',
        isPublished: true,
        publishedAt: expect.any(String) as unknown,
      });
      await moderated(`/${id}/publish`);
      expect(await moderated(`/${id}/unpublish`, { reason: 'duplicate' })).toMatchObject({
        isPublished: false,
        removalReason: 'duplicate',
      });
      expect((await audited(id)).map(({ action, actor, before, after }) => [action, actor, before, after])).toEqual([
        [
          'review.status_changed',
          'boss@example.com',
          { status: 'pending', isPublished: false },
          { status: 'flagged', statusReason: 'spam', isPublished: false },
        ],
        [
          'review.status_changed',
          'boss@example.com',
          { status: 'flagged', statusReason: 'spam', isPublished: false },
          { status: 'approved', isPublished: false },
        ],
        [
          'review.published',
          'boss@example.com',
          { status: 'approved', isPublished: false },
          { status: 'approved', isPublished: true },
        ],
        [
          'review.unpublished',
          'boss@example.com',
          { status: 'approved', isPublished: true },
          { status: 'approved', isPublished: false, removalReason: 'duplicate' },
        ],
      ]);
    });

    it('and all can see how many were taken away for which reason, until they are back', async () => {
      const [one, two, never] = [
        await published({ rating: 1 }),
        await published({ rating: 4 }),
        (await received(await zoe.write())).id,
      ];
      await moderated(`/${two}/status`, { status: 'approved' });
      expect(await zoe.summary()).toEqual({
        total: 2,
        averageRating: 2.5,
        approved: 1,
        pending: 2,
        removed: {
          total: 0,
          byReason: { spam: 0, offensive: 0, not_about_restaurant: 0, personal_data: 0, duplicate: 0, other: 0 },
        },
      });
      await moderated(`/${one}/unpublish`, { reason: 'personal_data' });
      await moderated(`/${never}/unpublish`, { reason: 'spam' });
      expect((await staff('DELETE', `/${two}?reason=offensive`)).status).toBe(204);
      expect(await zoe.summary()).toMatchObject({
        total: 0,
        averageRating: null,
        removed: { total: 2, byReason: { personal_data: 1, offensive: 1, spam: 0 } },
      });
      await moderated(`/${one}/publish`);
      expect((await zoe.summary()).removed).toMatchObject({ total: 1, byReason: { offensive: 1 } });
    });

    it('and taken away without a reason, with an empty body: that counts as another one', async () => {
      const [one, two] = [await published(), await published()];
      const empty = await fetch(`${await app.getUrl()}${FEEDBACK}/${one}/unpublish`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      expect(await bodyOf<AdminReview>(empty)).toMatchObject({ isPublished: false, removalReason: 'other' });
      expect((await staff('DELETE', `/${two}`)).status).toBe(204);
      expect((await zoe.summary()).removed).toMatchObject({ total: 2, byReason: { other: 2 } });
    });

    it('and deleted for good, with recording, votes and transcript, for a reason that is none of the rating', async () => {
      const { id } = await received(await zoe.speak({ rating: '1' }));
      await moderated(`/${id}/publish`);
      await zoe.vote(id, 'helpful');
      expect(await refusal(await staff('DELETE', `/${id}?reason=low_rating`))).toEqual([400, 'request.invalid']);
      expect(await refusal(await staff('POST', `/${id}/unpublish`, { reason: 'too few stars' }))).toEqual([
        400,
        'request.invalid',
      ]);
      expect((await zoe.list()).items).toHaveLength(1);
      expect((await staff('DELETE', `/${id}?reason=offensive`)).status).toBe(204);
      await nothingIsKept();
      expect(await count('review_votes')).toBe(0);
      expect((await audited(id)).at(-1)).toEqual({
        action: 'review.deleted',
        actor: 'boss@example.com',
        before: { status: 'pending', isPublished: true, rating: 1 },
        after: { reason: 'offensive' },
      });
      expect(await refusal(await staff('DELETE', `/${id}?reason=offensive`))).toEqual([
        404,
        'reviews.review_not_found',
      ]);
    });

    it('in a list by status, publication, rating and any part of what was said', async () => {
      const open = await published({ customerName: 'Ada', rating: 5 });
      const flagged = (await received(await zoe.write({ customerName: 'Eve', rating: 1 }))).id;
      await moderated(`/${flagged}/status`, { status: 'flagged' });
      const ids = async (query: string) => (await listed(query)).items.map(({ id }) => id);
      expect(await ids('')).toEqual([flagged, open]);
      expect(await ids('sort=highest')).toEqual([open, flagged]);
      expect(await ids('published=true')).toEqual([open]);
      expect(await ids('published=false')).toEqual([flagged]);
      expect(await ids('status=flagged')).toEqual([flagged]);
      expect(await ids('rating=5&published=true&status=pending')).toEqual([open]);
      expect(await ids('search=ada')).toEqual([open]);
      const page = await listed('limit=1');
      expect([page.total, await ids(`limit=1&cursor=${page.next}`)]).toEqual([2, [open]]);
    });
  });

  describe('of a menu', () => {
    it('are told of by average and count whenever others are published, and by nothing of who wrote', async () => {
      const first = await published({ shareId: 'menu_1', rating: 4 });
      const second = await published({ shareId: 'menu_1', rating: 5 });
      await published();
      await moderated(`/${second}/status`, { status: 'approved' });
      await moderated(`/${first}/unpublish`, { reason: 'other' });
      await staff('DELETE', `/${second}?reason=spam`);
      await allPublished(database);
      const events = await new EventReader(nats).told(ReviewSummaryChangedV1);
      expect(
        events.map(({ subject, aggregateversion, data }) => [
          subject,
          aggregateversion,
          ReviewSummaryChangedV1.schema.strict().parse(data),
        ]),
      ).toEqual(
        [
          [400, 1],
          [450, 2],
          [500, 1],
          [0, 0],
        ].map(([ratingTimes100, published], index) => [
          'menu_1',
          index + 1,
          { shareId: 'menu_1', ratingTimes100, count: published, changedAt: expect.any(String) as unknown },
        ]),
      );
      expect(JSON.stringify(events)).not.toMatch(/Zoë|zoe|Lavagna|bread/);
    });

    it('come to the same figures when staff publishes many at once', async () => {
      const ids = await Promise.all(
        [1, 2, 3, 4, 5].map(
          async (rating) =>
            (await received(await new Reviewer(app).write({ shareId: 'menu_2', rating, email: '' }))).id,
        ),
      );
      await Promise.all(ids.flatMap((id) => [moderated(`/${id}/publish`), moderated(`/${id}/publish`)]));
      await allPublished(database);
      const events = await new EventReader(nats).told(ReviewSummaryChangedV1);
      expect(events.map(({ aggregateversion }) => aggregateversion)).toEqual([1, 2, 3, 4, 5]);
      expect(events.at(-1)?.data).toMatchObject({ ratingTimes100: 300, count: 5 });
    });
  });

  describe('are played', () => {
    const play = (id: string, range?: string) =>
      zoe.call('GET', `/api/reviews/${id}/recording`, { headers: range ? { range } : {} });
    const spoken = async () => {
      const { id } = await received(await zoe.speak());
      await moderated(`/${id}/publish`);
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
      const heard = await staff('GET', `/${id}/recording`);
      expect([
        heard.status,
        heard.headers.get('content-type'),
        Buffer.from(await heard.arrayBuffer()).equals(VOICE),
      ]).toEqual([200, 'audio/webm', true]);
      await moderated(`/${id}/publish`);
      expect((await play(id)).status).toBe(200);
      await moderated(`/${id}/unpublish`, { reason: 'other' });
      expect((await play(id)).status).toBe(404);
      expect((await play(await published())).status).toBe(404);
    });
  });

  describe('are written down', () => {
    const state = async (id: string) => {
      const { items } = await listed();
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
      provider.asked.length = 0;
      provider.answers.length = 0;
    });

    it('by the provider, outside the request, and tried again when it fails', async () => {
      provider.answers.push({ status: 500 }, 'hang up', { status: 429 }, { raw: 'not json' });
      const { id } = await received(await zoe.speak());
      await tried(id, 1);
      expect(await state(id)).toEqual(['pending', null]);
      for (const times of [2, 3, 4]) {
        expect(await again()).toBe(1);
        await tried(id, times);
      }
      expect(await again()).toBe(1);
      expect(await state(id)).toEqual(['done', 'It was lovely.']);
      expect(await count('transcript_jobs')).toBe(0);
      expect(provider.asked).toHaveLength(5);
      expect(provider.asked.at(-1)).toEqual({
        authorization: 'Bearer sk-test',
        model: 'some-model',
        fileName: 'recording.webm',
        type: 'audio/webm',
        bytes: VOICE,
      });
      await moderated(`/${id}/publish`);
      expect((await zoe.list()).items[0]).toMatchObject({ voiceTranscript: 'It was lovely.', transcriptState: 'done' });
    });

    it('without what the database takes in no text', async () => {
      provider.answers.push({ text: 'It was \u0000lovely.\u0000' });
      const { id } = await received(await zoe.speak());
      await waitFor('the end', async () => (await state(id))[0] === 'done');
      expect(await state(id)).toEqual(['done', 'It was lovely.']);
    });

    it('not any more where the provider does not take the recording, or never answers', async () => {
      provider.answers.push({ status: 400 });
      const { id } = await received(await zoe.speak());
      await waitFor('the end', async () => (await state(id))[0] === 'failed');
      provider.answers.push(...Array<{ status: number }>(6).fill({ status: 503 }));
      const { id: other } = await received(await zoe.speak({ email: '' }));
      await tried(other, 1);
      for (let times = 2; times <= 6; times++) await again();
      expect([await state(other), await count('transcript_jobs')]).toEqual([['failed', null], 0]);
    });

    it('not for ever where each attempt takes its process down', async () => {
      provider.answers.push({ status: 500 });
      const { id } = await received(await zoe.speak());
      await tried(id, 1);
      // As six processes leave it that died with it.
      await database.query("UPDATE transcript_jobs SET tries = 6, due_at = now() - interval '1 second'");
      await app.get(TranscribeRecordingsHandler).execute();
      await waitFor('it to be given up', async () => (await state(id))[0] === 'failed');
      expect([provider.asked.length, await count('transcript_jobs')]).toEqual([1, 0]);
    });

    it('nowhere but at the provider, should it point elsewhere', async () => {
      const elsewhere = await TranscriptionStandIn.start('sk-test');
      provider.answers.push({ location: `${elsewhere.baseUrl}/audio/transcriptions` });
      const { id } = await received(await zoe.speak());
      await tried(id, 1);
      expect(elsewhere.asked).toEqual([]);
      await elsewhere.stop();
    });

    it('once, however many do it at the same time', async () => {
      provider.answers.push(...Array<{ status: number }>(3).fill({ status: 500 }));
      for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
        await tried((await received(await zoe.speak({ email }))).id, 1);
      provider.asked.length = 0;
      await database.query("UPDATE transcript_jobs SET due_at = now() - interval '1 second'");
      const counts = await Promise.all(Array.from({ length: 4 }, () => app.get(TranscribeRecordingsHandler).execute()));
      expect([counts.reduce((sum, one) => sum + one, 0), provider.asked.length]).toEqual([3, 3]);
    });

    it('not at all where no provider is configured', async () => {
      const other = await startIdentity(platform);
      expect((await received(await new Reviewer(other).speak())).transcriptState).toBe('none');
      await other.close();
      expect(await count('transcript_jobs')).toBe(0);
    });
  });

  describe('of a real order', () => {
    const SECRET = 'the-secret-of-a-tracking-page';
    const PROOF: OrderProof = {
      orderId: 'o1',
      shareId: 'menu_9',
      restaurantName: 'Blue Nile',
      orderType: 'delivery',
      status: 'completed',
      placedAt: '2026-11-20T23:30:00.000Z',
    };
    let proof: OrderProof | null = PROOF;
    let ordering: { unsubscribe(): void };

    beforeAll(async () => {
      ordering = nats.subscribe(OrderProofRpcV1.subject, {
        callback: (_, message) =>
          message.respond(
            JSON.stringify({
              ok: true,
              reply: { proof: message.json<{ trackingSecret: string }>().trackingSecret === SECRET ? proof : null },
            }),
          ),
      });
      await nats.flush();
    });
    afterAll(() => ordering.unsubscribe());
    beforeEach(() => {
      proof = PROOF;
    });

    it('carry a mark, and are of the menu, restaurant, type and day of the order', async () => {
      const { id, isRealOrder } = await received(
        await zoe.speak({ orderSecret: SECRET, shareId: 'another', restaurantName: 'Another' }),
      );
      expect(isRealOrder).toBe(true);
      expect((await listed()).items).toEqual([
        expect.objectContaining({
          id,
          isRealOrder: true,
          restaurantName: 'Blue Nile',
          orderType: 'delivery',
          orderDate: '2026-11-20',
          shareId: 'menu_9',
        }),
      ]);
      await moderated(`/${id}/publish`);
      expect(JSON.stringify(await zoe.list())).not.toMatch(/o1"|menu_9/);
    });

    it('are sent once, also when two are sent at once', async () => {
      const answers = await Promise.all(
        [zoe, new Reviewer(app), new Reviewer(app)].map((reviewer) => reviewer.speak({ orderSecret: SECRET })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(await refusal(await zoe.write({ orderSecret: SECRET }))).toEqual([409, 'reviews.order_reviewed']);
      expect([await count('reviews'), await count('review_recordings')]).toEqual([1, 1]);
    });

    it('are refused for a secret that is none, for an order that is not completed, and while nobody can say', async () => {
      expect(await refusal(await zoe.speak({ orderSecret: 'made up' }))).toEqual([400, 'reviews.order_not_found']);
      proof = { ...PROOF, status: 'preparing' };
      expect(await refusal(await zoe.speak({ orderSecret: SECRET }))).toEqual([409, 'reviews.order_not_completed']);
      ordering.unsubscribe();
      await nats.flush();
      expect(await refusal(await zoe.speak({ orderSecret: SECRET }))).toEqual([503, 'dependency.unavailable']);
      await nothingIsKept();
    });
  });
});
