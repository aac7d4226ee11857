import { API_LIMITS } from '@chalkboard/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { DomainError, type Clock } from '../domain';
import { rowsOf } from '../persistence/rows';

const MINUTE_MS = 60_000;
const Counted = z.object({ minute: z.date(), requests: z.int() });

/** What a program is told of its limit with each answer (draft-ietf-httpapi-ratelimit-headers). */
export type RequestsLeft = Readonly<Record<'ratelimit-policy' | 'ratelimit', string>>;

/**
 * Counts the requests of each key in the minute of the clock. Instances of a service share the count: it is one row,
 * which one statement raises.
 */
export class ApiRequestLimit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly perMinute: number = API_LIMITS.requestsPerMinute,
  ) {}

  /**
   * Counts one request.
   * @throws DomainError `access.too_many_requests` above the limit, with `retryAfterSeconds` and the same headers
   */
  async count(keyId: string): Promise<RequestsLeft> {
    const now = this.clock.now().getTime();
    const [row] = rowsOf(
      Counted,
      await this.dataSource.query(
        // Clocks of instances differ: a minute that has begun for one of them does not begin again.
        `INSERT INTO api_requests AS counted (key_id, minute, requests) VALUES ($1, $2, 1)
         ON CONFLICT (key_id) DO UPDATE SET
           requests = CASE WHEN excluded.minute > counted.minute THEN 1 ELSE counted.requests + 1 END,
           minute = greatest(counted.minute, excluded.minute)
         RETURNING minute, requests`,
        [keyId, new Date(now - (now % MINUTE_MS))],
      ),
    );
    if (!row) throw new Error('a count without its row');
    const seconds = Math.max(1, Math.ceil((row.minute.getTime() + MINUTE_MS - now) / 1000));
    const headers = {
      'ratelimit-policy': `"minute";q=${this.perMinute};w=60`,
      ratelimit: `"minute";r=${Math.max(0, this.perMinute - row.requests)};t=${seconds}`,
    };
    if (row.requests > this.perMinute) throw new TooManyApiRequestsError(headers, seconds);
    return headers;
  }
}

export class TooManyApiRequestsError extends DomainError {
  constructor(
    readonly headers: RequestsLeft,
    retryAfterSeconds: number,
  ) {
    super('access.too_many_requests', `This key has sent too many requests. Go on in ${retryAfterSeconds} s.`, {
      retryAfterSeconds,
    });
  }
}
