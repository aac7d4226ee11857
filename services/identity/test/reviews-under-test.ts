import type { AdminReview, AdminReviews } from '@chalkboard/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { bodyOf, IdentityUnderTest } from './identity-under-test';
import { received, Reviewer } from './reviews-desk';
import { ADMIN } from './running-identity';
import { TranscriptionStandIn } from './transcription-stand-in';

export const FEEDBACK = '/api/admin/feedback';

/** Identity with a stand-in for the provider of transcripts, and staff that moderates. */
export class ReviewsUnderTest {
  readonly app: NestFastifyApplication;
  readonly database: Client;
  readonly nats: NatsConnection;

  private constructor(
    readonly identity: IdentityUnderTest,
    readonly provider: TranscriptionStandIn,
  ) {
    ({ app: this.app, database: this.database, nats: this.nats } = identity);
  }

  static async start(): Promise<ReviewsUnderTest> {
    const provider = await TranscriptionStandIn.start('sk-test');
    const identity = await IdentityUnderTest.start({
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      TRANSCRIPTION_BASE_URL: provider.baseUrl,
      TRANSCRIPTION_API_KEY: 'sk-test',
      TRANSCRIPTION_MODEL: 'some-model',
    });
    return new ReviewsUnderTest(identity, provider);
  }

  async stop(): Promise<void> {
    await this.identity.stop();
    await this.provider.stop();
  }

  empty(): Promise<void> {
    return this.identity.empty('reviews', 'review_removals', 'review_summaries', 'submission_counts');
  }

  staff(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Response> {
    return this.identity.staff(method, `${FEEDBACK}${path}`, body);
  }

  async moderated(path: string, body?: unknown): Promise<AdminReview> {
    return bodyOf(await this.staff('POST', path, body));
  }

  async listed(query = ''): Promise<AdminReviews> {
    return bodyOf(await this.staff('GET', `?${query}`));
  }

  /** A review that somebody wrote and staff published. @returns its id */
  async published(fields: Record<string, unknown> = {}): Promise<string> {
    const { id } = await received(await new Reviewer(this.app).write(fields));
    await this.moderated(`/${id}/publish`);
    return id;
  }

  async count(table: string): Promise<number> {
    const { rows } = await this.database.query<{ count: string }>(`SELECT count(*) AS count FROM ${table}`);
    return Number(rows[0]?.count);
  }

  async nothingIsKept(): Promise<void> {
    for (const table of ['reviews', 'review_recordings', 'transcript_jobs'])
      expect([table, await this.count(table)]).toEqual([table, 0]);
  }
}
