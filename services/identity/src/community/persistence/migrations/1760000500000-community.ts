import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people wrote to us, whom they referred, and how often they did lately. */
export class Community1760000500000 implements MigrationInterface {
  name = 'Community1760000500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_messages (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        subject text,
        category text NOT NULL CHECK (category IN ('general', 'support', 'bug', 'feature', 'business', 'feedback')),
        message text NOT NULL,
        received_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX contact_messages_newest ON contact_messages (received_at DESC, id)');
    await runner.query(`
      CREATE TABLE referrals (
        id uuid PRIMARY KEY,
        referrer_email text NOT NULL CHECK (referrer_email = lower(referrer_email)),
        restaurant_email text NOT NULL CHECK (restaurant_email = lower(restaurant_email)),
        status text NOT NULL CHECK (status IN ('received')),
        submitted_at timestamptz NOT NULL,
        UNIQUE (referrer_email, restaurant_email)
      )`);
    await runner.query('CREATE INDEX referrals_newest ON referrals (submitted_at DESC, id)');
    await runner.query(`
      CREATE TABLE submission_counts (
        form text NOT NULL CHECK (form IN ('contact', 'referral')),
        scope text NOT NULL CHECK (scope IN ('visitor', 'address', 'email')),
        key text NOT NULL,
        count int NOT NULL,
        started_at timestamptz NOT NULL,
        PRIMARY KEY (form, scope, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['submission_counts', 'referrals', 'contact_messages'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
