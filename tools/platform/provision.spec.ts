import { roleConnections } from './provision.mjs';

describe('connections of a role', () => {
  it('are 40, or as many as DATABASE_ROLE_CONNECTIONS says', () => {
    expect(roleConnections({})).toBe(40);
    expect(roleConnections({ DATABASE_ROLE_CONNECTIONS: '' })).toBe(40);
    expect(roleConnections({ DATABASE_ROLE_CONNECTIONS: '60' })).toBe(60);
  });

  it.each(['0', '-1', 'many', '4.5'])('are never guessed: %s', (said) => {
    expect(() => roleConnections({ DATABASE_ROLE_CONNECTIONS: said })).toThrow(
      `DATABASE_ROLE_CONNECTIONS must be a number above 0: "${said}".`,
    );
  });
});
