import { MAX_ATTEMPTS, nextAttempt } from './transcription';

const NOON = new Date('2026-03-01T12:00:00Z');

describe('a recording that could not be written down', () => {
  it('is tried again after half a minute, and then less and less often', () => {
    expect(nextAttempt(1, NOON)).toEqual(new Date('2026-03-01T12:00:30Z'));
    expect(nextAttempt(5, NOON)).toEqual(new Date('2026-03-01T18:00:00Z'));
  });

  it('is given up after six tries', () => {
    expect(nextAttempt(6, NOON)).toBeUndefined();
    expect(MAX_ATTEMPTS).toBe(6);
  });
});
