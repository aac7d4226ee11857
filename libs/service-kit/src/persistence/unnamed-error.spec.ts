import { DatabaseError } from 'pg';
import { removeValues } from './unnamed-error';

function failed(message: string, fields: Partial<DatabaseError>): DatabaseError {
  return Object.assign(new DatabaseError(message, message.length, 'error'), fields);
}

describe('an error of the database', () => {
  it('does not say whose row it was about, and still which constraint refused it', () => {
    const error = failed('duplicate key value violates unique constraint "people_phone_key"', {
      code: '23505',
      constraint: 'people_phone_key',
      detail: 'Key (phone)=(+14155550123) already exists.',
      where: 'COPY people, line 1: "Lovelace"',
    });
    removeValues(error);
    expect([error.message, error.constraint]).toEqual([
      'duplicate key value violates unique constraint "people_phone_key"',
      'people_phone_key',
    ]);
    expect(JSON.stringify({ ...error }) + String(error.stack)).not.toMatch(/4155550123|Lovelace/);
  });

  it.each([
    ['invalid input syntax for type uuid: "Grace "Lovelace" +14155550123"', 'invalid input syntax for type uuid: "…"'],
    ['value "14155550123" is out of range for type integer', 'value "…" is out of range for type integer'],
  ])('does not repeat the value: %s', (said, message) => {
    const error = failed(said, { code: '22P02' });
    removeValues(error);
    expect(error.message).toBe(message);
    expect(error.stack).not.toMatch(/Lovelace|4155550123/);
  });
});
