import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests of customers to see and erase what is kept of them. The contact is there until the last service has found by
 * it what it keeps; what was removed where stays as the receipt.
 */
export class PrivacyRequests1760002700400 implements MigrationInterface {
  name = 'PrivacyRequests1760002700400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE privacy_requests (
        id uuid PRIMARY KEY,
        contact_kind text NOT NULL CHECK (contact_kind IN ('email', 'phone')),
        contact text,
        requested_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        code_hashes text[] NOT NULL DEFAULT '{}',
        code_tries int NOT NULL DEFAULT 0,
        proved_at timestamptz,
        secret_hash text UNIQUE,
        open_until timestamptz,
        receipt text UNIQUE,
        erasing_since timestamptz,
        keep_stop boolean NOT NULL DEFAULT false,
        visitor text,
        repeats int NOT NULL DEFAULT 0,
        repeated_at timestamptz,
        newest_part int NOT NULL DEFAULT 0,
        waiting int NOT NULL DEFAULT 0,
        waiting_until timestamptz,
        done_at timestamptz,
        CHECK (contact IS NOT NULL OR erasing_since IS NOT NULL),
        CHECK ((receipt IS NULL) = (erasing_since IS NULL))
      )`);
    await runner.query(
      'CREATE INDEX privacy_requests_by_end ON privacy_requests (expires_at) WHERE erasing_since IS NULL',
    );
    await runner.query(
      'CREATE INDEX privacy_requests_open ON privacy_requests (erasing_since) WHERE erasing_since IS NOT NULL AND done_at IS NULL',
    );
    await runner.query('CREATE INDEX privacy_requests_done ON privacy_requests (done_at) WHERE done_at IS NOT NULL');
    await runner.query(`
      CREATE TABLE privacy_parts (
        request_id uuid NOT NULL REFERENCES privacy_requests (id) ON DELETE CASCADE,
        service text NOT NULL,
        part int NOT NULL,
        counts jsonb NOT NULL,
        done_at timestamptz NOT NULL,
        PRIMARY KEY (request_id, service, part)
      )`);
    // By whom people are found who ask.
    await runner.query('CREATE INDEX contact_messages_of_sender ON contact_messages (lower(email))');
    await runner.query('CREATE INDEX reviews_of_author ON reviews (lower(email)) WHERE email IS NOT NULL');
    await runner.query('CREATE INDEX review_votes_of_visitor ON review_votes (visitor)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX review_votes_of_visitor, reviews_of_author, contact_messages_of_sender');
    for (const table of ['privacy_parts', 'privacy_requests']) await runner.query(`DROP TABLE ${table}`);
  }
}
