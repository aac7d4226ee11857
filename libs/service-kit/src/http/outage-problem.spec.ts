import { QueryFailedError } from 'typeorm';
import { DependencyUnavailableError } from '../messaging/messaging.errors';
import { outageProblem } from './outage-problem';

/** As pg reports what the server said. */
const failed = (code: string) =>
  new QueryFailedError('SELECT 1', [], Object.assign(new Error('from the server'), { code }));

describe('while the database is away', () => {
  it.each(['57P01', '57P02', '57P03', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET'])(
    'a statement that fails by %s is answered with 503 and when to try again',
    (code) => {
      expect(outageProblem(failed(code))).toMatchObject({
        status: 503,
        code: 'dependency.unavailable',
        retryAfterSeconds: 2,
      });
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query runner already released. Cannot run queries anymore.',
    'Database connection provided by a query runner was already released, cannot continue to use its querying methods anymore.',
  ])('so is what the client says: %s', (message) => {
    expect(outageProblem(new Error(message))?.status).toBe(503);
  });

  it('so is a service that did not answer', () => {
    expect(new DependencyUnavailableError('the menu').extras).toEqual({ retryAfterSeconds: 2 });
  });

  it.each([failed('23505'), failed('22P05'), new TypeError('of undefined'), undefined, null, 'a string'])(
    'a fault of ours is none of these: %s',
    (error) => {
      expect(outageProblem(error)).toBeUndefined();
    },
  );
});
