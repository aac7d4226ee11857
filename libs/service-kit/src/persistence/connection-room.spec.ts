import { roomFor } from './connection-room';

const ROLE = { role: 'menu', ofRole: 40, ofServer: 197 };

describe('a pool beside what the database grants', () => {
  it('says how many instances fit, with the two connections that each opens beside its pool', () => {
    expect(roomFor(10, ROLE)).toEqual({
      instances: 3,
      sentence: 'An instance opens 12 connections at most, and the database role "menu" may open 40: 3 of them fit.',
    });
    expect(roomFor(18, ROLE).instances).toBe(2);
  });

  it('says when only one fits', () => {
    expect(roomFor(30, ROLE)).toEqual({
      instances: 1,
      sentence: expect.stringContaining('1 of them fit, so that it cannot be replaced') as string,
    });
  });

  it('is held against the server where the role has no limit, or a higher one', () => {
    expect(roomFor(10, { ...ROLE, ofRole: null }).instances).toBe(16);
    expect(roomFor(10, { ...ROLE, ofRole: 500 }).sentence).toContain('the database server takes 197');
  });

  it('is refused where not even one fits, with what to change', () => {
    expect(() => roomFor(39, ROLE)).toThrow(
      'DATABASE_POOL: 39 connections and the 2 beside them do not fit, since the database role "menu" may open 40: lower it, or raise DATABASE_ROLE_CONNECTIONS',
    );
    expect(() => roomFor(300, { ...ROLE, ofRole: null })).toThrow("the server's max_connections");
    expect(roomFor(38, ROLE).instances).toBe(1);
  });
});
