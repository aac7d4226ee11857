import { randomUUID } from 'node:crypto';
import { OrderProofRpcV1, REVIEW_SORTS, type OrderProof } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { VOTES_FROM_ADDRESS } from '../src/reviews/domain/review-votes';
import { PurgeVoteOriginsHandler } from '../src/reviews/features/purge-vote-origins.handler';
import { madeMp4, madeOgg, madeWebm } from '../src/reviews/testing/made-recordings';
import { explained } from './explained';
import { bodyOf, refusal } from './identity-under-test';
import { FIELDS, received, Reviewer, VOICE } from './reviews-desk';
import { FEEDBACK, ReviewsUnderTest } from './reviews-under-test';
import { Browser } from './running-identity';

const NO_FILTERS = ['', 'status=pending', 'rating=4', 'status=approved&rating=2'];

describe('reviews, on a real Postgres and a real NATS', () => {
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

  describe('are sent', () => {
    it('with a recording: kept as they were typed, pending, for staff alone', async () => {
      const { id, ...answer } = await received(await zoe.speak());
      expect(answer).toEqual({ status: 'pending', transcriptState: 'pending', isRealOrder: false });
      expect(await zoe.list()).toEqual({ items: [], next: null, total: 0, totalIsCapped: false });
      expect(await zoe.summary()).toMatchObject({ total: 0, averageRating: null, approved: 0, pending: 1 });
      const { items } = await reviews.listed();
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
      const { items } = await reviews.listed();
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
      expect((await reviews.listed()).items).toEqual([
        expect.objectContaining({ email: null, comment: '', orderType: null }),
      ]);
    });

    it('in writing, from a tracking page', async () => {
      expect((await received(await zoe.write())).transcriptState).toBe('none');
      expect((await reviews.listed()).items).toEqual([
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
      await reviews.nothingIsKept();
    });

    it('only under the name of a recording, and in writing only with a comment', async () => {
      expect(await refusal(await zoe.speak({}, VOICE, 'file'))).toEqual([400, 'reviews.no_recording']);
      expect(await refusal(await zoe.write({ comment: ' ' }))).toEqual([400, 'reviews.no_comment']);
      await reviews.nothingIsKept();
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
      expect(await reviews.count('reviews')).toBe(10);
      await received(await new Reviewer(app).write({ email: '' }));
    });
  });

  describe('are read', () => {
    it('by anybody once they are published: without e-mail address, order and menu', async () => {
      const id = await reviews.published({ shareId: 'menu_1' });
      const { items } = await zoe.list();
      expect(items).toEqual([
        expect.objectContaining({ id, customerName: 'Zoë Ng', rating: 4, status: 'pending', myVote: 'none' }),
      ]);
      expect(JSON.stringify(items)).not.toMatch(/zoe@example\.com|menu_1|isPublished/);
    });

    it('by any part of comment, customer and restaurant, by rating, by status, and sorted', async () => {
      const [, second] = [
        await reviews.published({ customerName: 'Ada', rating: 2, comment: 'Cold soup' }),
        await reviews.published({ customerName: 'Eve', rating: 5, comment: 'Hot soup', restaurantName: 'Élan' }),
        await reviews.published({ customerName: 'Bob', rating: 5, comment: 'Fine' }),
      ];
      await reviews.moderated(`/${second}/status`, { status: 'approved' });
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
      await reviews.published({ customerName: 'Ada', shareId: 'menu_1' });
      await reviews.published({ customerName: 'Eve', shareId: 'menu_2' });
      await reviews.published({ customerName: 'Bob' });
      expect([await ofMenu('menu_1'), await ofMenu('menu_2'), await ofMenu('menu_3')]).toEqual([['Ada'], ['Eve'], []]);
    });

    it('without what is flagged, which counts nowhere either until staff publishes it', async () => {
      const id = await reviews.published({ rating: 4 });
      const shown = async () => [
        (await zoe.list('')).items.map((review) => review.id),
        (await zoe.list('status=flagged')).total,
        (await zoe.summary()).total,
        (await zoe.vote(id, 'helpful')).status,
      ];
      expect(await shown()).toEqual([[id], 0, 1, 200]);
      await reviews.moderated(`/${id}/status`, { status: 'flagged', reason: 'spam' });
      expect(await shown()).toEqual([[], 0, 0, 404]);
      await reviews.moderated(`/${id}/publish`);
      expect([(await shown())[0], (await zoe.summary()).total]).toEqual([[id], 1]);
    });

    it('ten at a time, to the last one', async () => {
      for (let index = 0; index < 12; index++) await reviews.published({ comment: `number ${index}`, email: '' });
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
            new Browser(app).call('GET', `${query}&sort=${sort}`, { token: reviews.identity.token }),
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
      const id = await reviews.published();
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
      const id = await reviews.published();
      const votes = Array.from({ length: 12 }, (_, index) =>
        new Reviewer(app).vote(id, index < 8 ? 'helpful' : 'not_helpful'),
      );
      await Promise.all([...votes, ...Array.from({ length: 5 }, () => zoe.vote(id, 'helpful'))]);
      expect((await zoe.list()).items[0]).toMatchObject({ helpful: 9, notHelpful: 4, myVote: 'helpful' });
    });

    it('by nobody without a cookie, however often: the first answer gives one, and the vote with it counts', async () => {
      const id = await reviews.published();
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
      expect(await reviews.count('review_votes')).toBe(1);
    });

    it('twenty times a day from one address, whatever cookies are made up there, and on the next day again', async () => {
      const id = await reviews.published();
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
      expect((await zoe.vote(await reviews.published(), 'twice' as 'none')).status).toBe(400);
      expect(await reviews.count('review_votes')).toBe(0);
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
      ordering = reviews.nats.subscribe(OrderProofRpcV1.subject, {
        callback: (_, message) =>
          message.respond(
            JSON.stringify({
              ok: true,
              reply: { proof: message.json<{ trackingSecret: string }>().trackingSecret === SECRET ? proof : null },
            }),
          ),
      });
      await reviews.nats.flush();
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
      expect((await reviews.listed()).items).toEqual([
        expect.objectContaining({
          id,
          isRealOrder: true,
          restaurantName: 'Blue Nile',
          orderType: 'delivery',
          orderDate: '2026-11-20',
          shareId: 'menu_9',
        }),
      ]);
      await reviews.moderated(`/${id}/publish`);
      expect(JSON.stringify(await zoe.list())).not.toMatch(/o1"|menu_9/);
    });

    it('are sent once, also when two are sent at once', async () => {
      const answers = await Promise.all(
        [zoe, new Reviewer(app), new Reviewer(app)].map((reviewer) => reviewer.speak({ orderSecret: SECRET })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(await refusal(await zoe.write({ orderSecret: SECRET }))).toEqual([409, 'reviews.order_reviewed']);
      expect([await reviews.count('reviews'), await reviews.count('review_recordings')]).toEqual([1, 1]);
    });

    it('are refused for a secret that is none, for an order that is not completed, and while nobody can say', async () => {
      expect(await refusal(await zoe.speak({ orderSecret: 'made up' }))).toEqual([400, 'reviews.order_not_found']);
      proof = { ...PROOF, status: 'preparing' };
      expect(await refusal(await zoe.speak({ orderSecret: SECRET }))).toEqual([409, 'reviews.order_not_completed']);
      ordering.unsubscribe();
      await reviews.nats.flush();
      expect(await refusal(await zoe.speak({ orderSecret: SECRET }))).toEqual([503, 'dependency.unavailable']);
      await reviews.nothingIsKept();
    });
  });
});
