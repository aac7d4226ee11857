import { isSameState, NEW_REVIEW, published, unpublished, withStatus } from './review-state';

const NOON = new Date('2026-03-01T12:00:00Z');
const PUBLISHED = published(NEW_REVIEW, NOON);

describe('a review', () => {
  it('begins pending and unpublished', () => {
    expect(NEW_REVIEW).toMatchObject({ status: 'pending', isPublished: false });
  });

  it('is published whatever staff thinks of it, and keeps that when it is unpublished', () => {
    const flagged = withStatus(NEW_REVIEW, 'flagged', 'spam');
    expect(published(flagged, NOON)).toEqual({
      status: 'flagged',
      statusReason: 'spam',
      isPublished: true,
      publishedAt: NOON,
      removalReason: null,
    });
    expect(unpublished(published(flagged, NOON), 'spam').status).toBe('flagged');
  });

  it('is off the page when it is flagged, without being counted as taken away, until staff publishes it', () => {
    const flagged = withStatus(PUBLISHED, 'flagged', 'spam');
    expect(flagged).toMatchObject({ isPublished: false, removalReason: null });
    expect(withStatus(flagged, 'approved', undefined).isPublished).toBe(false);
    const decided = published(flagged, NOON);
    expect([decided.isPublished, withStatus(decided, 'flagged', 'offensive').isPublished]).toEqual([true, true]);
  });

  it('says why it was flagged while it is', () => {
    const flagged = withStatus(PUBLISHED, 'flagged', 'offensive');
    expect(withStatus(flagged, 'flagged', undefined).statusReason).toBe('offensive');
    expect(withStatus(flagged, 'approved', 'offensive').statusReason).toBeNull();
  });

  it('says why it was taken away until it is back', () => {
    const away = unpublished(PUBLISHED, 'duplicate');
    expect(away).toMatchObject({ isPublished: false, publishedAt: NOON, removalReason: 'duplicate' });
    expect(unpublished(away, 'spam').removalReason).toBe('spam');
    expect(published(away, NOON).removalReason).toBeNull();
  });

  it('that nobody could read is not taken away', () => {
    expect(unpublished(NEW_REVIEW, 'spam')).toBe(NEW_REVIEW);
  });

  it('stays as it is when the same is done again', () => {
    const later = new Date('2026-03-02T12:00:00Z');
    expect(published(PUBLISHED, later)).toBe(PUBLISHED);
    expect(isSameState(withStatus(PUBLISHED, 'pending', undefined), PUBLISHED)).toBe(true);
    expect(isSameState(withStatus(PUBLISHED, 'approved', undefined), PUBLISHED)).toBe(false);
  });
});
