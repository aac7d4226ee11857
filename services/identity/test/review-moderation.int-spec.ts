import { ReviewSummaryChangedV1, type AdminReview } from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { bodyOf, refusal } from './identity-under-test';
import { received, Reviewer } from './reviews-desk';
import { FEEDBACK, ReviewsUnderTest } from './reviews-under-test';
import { allPublished } from './running-identity';

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

  describe('are moderated', () => {
    it('by status and publication, each for itself, with who did it, before and after', async () => {
      const { id } = await received(await zoe.write());
      expect(await reviews.moderated(`/${id}/status`, { status: 'flagged', reason: 'spam' })).toMatchObject({
        status: 'flagged',
        statusReason: 'spam',
        isPublished: false,
      });
      expect(await reviews.moderated(`/${id}/status`, { status: 'approved' })).toMatchObject({
        status: 'approved',
        statusReason: null,
      });
      expect(await reviews.moderated(`/${id}/publish`)).toMatchObject({
        status: 'approved',
        isPublished: true,
        publishedAt: expect.any(String) as unknown,
      });
      await reviews.moderated(`/${id}/publish`);
      expect(await reviews.moderated(`/${id}/unpublish`, { reason: 'duplicate' })).toMatchObject({
        isPublished: false,
        removalReason: 'duplicate',
      });
      expect(
        (await reviews.identity.audited(id)).map(({ action, actor, before, after }) => [action, actor, before, after]),
      ).toEqual([
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
        await reviews.published({ rating: 1 }),
        await reviews.published({ rating: 4 }),
        (await received(await zoe.write())).id,
      ];
      await reviews.moderated(`/${two}/status`, { status: 'approved' });
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
      await reviews.moderated(`/${one}/unpublish`, { reason: 'personal_data' });
      await reviews.moderated(`/${never}/unpublish`, { reason: 'spam' });
      expect((await reviews.staff('DELETE', `/${two}?reason=offensive`)).status).toBe(204);
      expect(await zoe.summary()).toMatchObject({
        total: 0,
        averageRating: null,
        removed: { total: 2, byReason: { personal_data: 1, offensive: 1, spam: 0 } },
      });
      await reviews.moderated(`/${one}/publish`);
      expect((await zoe.summary()).removed).toMatchObject({ total: 1, byReason: { offensive: 1 } });
    });

    it('and taken away without a reason, with an empty body: that counts as another one', async () => {
      const [one, two] = [await reviews.published(), await reviews.published()];
      const empty = await fetch(`${await app.getUrl()}${FEEDBACK}/${one}/unpublish`, {
        method: 'POST',
        headers: { authorization: `Bearer ${reviews.identity.token}`, 'content-type': 'application/json' },
      });
      expect(await bodyOf<AdminReview>(empty)).toMatchObject({ isPublished: false, removalReason: 'other' });
      expect((await reviews.staff('DELETE', `/${two}`)).status).toBe(204);
      expect((await zoe.summary()).removed).toMatchObject({ total: 2, byReason: { other: 2 } });
    });

    it('and deleted for good, with recording, votes and transcript, for a reason that is none of the rating', async () => {
      const { id } = await received(await zoe.speak({ rating: '1' }));
      await reviews.moderated(`/${id}/publish`);
      await zoe.vote(id, 'helpful');
      expect(await refusal(await reviews.staff('DELETE', `/${id}?reason=low_rating`))).toEqual([
        400,
        'request.invalid',
      ]);
      expect(await refusal(await reviews.staff('POST', `/${id}/unpublish`, { reason: 'too few stars' }))).toEqual([
        400,
        'request.invalid',
      ]);
      expect((await zoe.list()).items).toHaveLength(1);
      expect((await reviews.staff('DELETE', `/${id}?reason=offensive`)).status).toBe(204);
      await reviews.nothingIsKept();
      expect(await reviews.count('review_votes')).toBe(0);
      expect((await reviews.identity.audited(id)).at(-1)).toEqual({
        action: 'review.deleted',
        actor: 'boss@example.com',
        before: { status: 'pending', isPublished: true, rating: 1 },
        after: { reason: 'offensive' },
      });
      expect(await refusal(await reviews.staff('DELETE', `/${id}?reason=offensive`))).toEqual([
        404,
        'reviews.review_not_found',
      ]);
    });

    it('in a list by status, publication, rating and any part of what was said', async () => {
      const open = await reviews.published({ customerName: 'Ada', rating: 5 });
      const flagged = (await received(await zoe.write({ customerName: 'Eve', rating: 1 }))).id;
      await reviews.moderated(`/${flagged}/status`, { status: 'flagged' });
      const ids = async (query: string) => (await reviews.listed(query)).items.map(({ id }) => id);
      expect(await ids('')).toEqual([flagged, open]);
      expect(await ids('sort=highest')).toEqual([open, flagged]);
      expect(await ids('published=true')).toEqual([open]);
      expect(await ids('published=false')).toEqual([flagged]);
      expect(await ids('status=flagged')).toEqual([flagged]);
      expect(await ids('rating=5&published=true&status=pending')).toEqual([open]);
      expect(await ids('search=ada')).toEqual([open]);
      const page = await reviews.listed('limit=1');
      expect([page.total, await ids(`limit=1&cursor=${page.next}`)]).toEqual([2, [open]]);
    });
  });

  describe('of a menu', () => {
    it('are told of by average and count whenever others are published, and by nothing of who wrote', async () => {
      const first = await reviews.published({ shareId: 'menu_1', rating: 4 });
      const second = await reviews.published({ shareId: 'menu_1', rating: 5 });
      await reviews.published();
      await reviews.moderated(`/${second}/status`, { status: 'approved' });
      await reviews.moderated(`/${first}/unpublish`, { reason: 'other' });
      await reviews.staff('DELETE', `/${second}?reason=spam`);
      await allPublished(database);
      const events = await reviews.identity.eventReader.told(ReviewSummaryChangedV1);
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
      await Promise.all(
        ids.flatMap((id) => [reviews.moderated(`/${id}/publish`), reviews.moderated(`/${id}/publish`)]),
      );
      await allPublished(database);
      const events = await reviews.identity.eventReader.told(ReviewSummaryChangedV1);
      expect(events.map(({ aggregateversion }) => aggregateversion)).toEqual([1, 2, 3, 4, 5]);
      expect(events.at(-1)?.data).toMatchObject({ ratingTimes100: 300, count: 5 });
    });
  });
});
