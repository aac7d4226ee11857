import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters of a message that are searched, from its beginning: each costs its place in the index. */
const SEARCHED_LETTERS = 1000;
const MESSAGE_LISTS = { all: [], state: ['state'], category: ['category'], state_and_category: ['state', 'category'] };
const REFERRAL_SORTS = ['submitted_at', 'changed_at'];

/**
 * What staff does about messages and referrals: where each stands, step by step, with an index for each filter and sort
 * of its list; and how the referral programme is run.
 */
export class StaffInbox1760002200200 implements MigrationInterface {
  name = 'StaffInbox1760002200200';

  async up(runner: QueryRunner): Promise<void> {
    await this.messages(runner);
    await this.referrals(runner);
    await runner.query(`
      CREATE TABLE referral_programme (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        minimum_spend_minor int NOT NULL CHECK (minimum_spend_minor >= 0),
        status text NOT NULL CHECK (status IN ('active', 'paused')),
        changed_by text NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
  }

  private async messages(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_messages
        ADD COLUMN state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'answered', 'closed')),
        ADD COLUMN handled_by text,
        ADD COLUMN handled_at timestamptz,
        ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_key(name || E'\\n' || email || E'\\n' || coalesce(subject, '') || E'\\n' || left(message, ${SEARCHED_LETTERS}))) STORED`);
    await runner.query('DROP INDEX contact_messages_newest');
    for (const [filter, columns] of Object.entries(MESSAGE_LISTS))
      await runner.query(
        `CREATE INDEX contact_messages_${filter}_by_age ON contact_messages (${[...columns, 'received_at', 'id'].join(', ')})`,
      );
    await runner.query(
      'CREATE INDEX contact_messages_search ON contact_messages USING gin (search_grams(search_text))',
    );
    await runner.query(`
      CREATE TABLE contact_message_steps (
        id uuid PRIMARY KEY,
        message_id uuid NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
        before text NOT NULL,
        state text NOT NULL,
        note text NOT NULL,
        staff_id uuid NOT NULL,
        staff_name text NOT NULL,
        at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX contact_message_steps_of_message ON contact_message_steps (message_id, at)');
  }

  private async referrals(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE referrals DROP CONSTRAINT referrals_status_check');
    await runner.query("UPDATE referrals SET status = 'sent'");
    await runner.query(`
      ALTER TABLE referrals
        ADD CONSTRAINT referrals_status_check CHECK (status IN ('sent', 'contacted', 'signed_up', 'set_up', 'paid')),
        ADD COLUMN changed_at timestamptz,
        ADD COLUMN reward_minor int NOT NULL DEFAULT 10000,
        ADD COLUMN credit_minor int NOT NULL DEFAULT 5000,
        ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_key(referrer_email || E'\\n' || restaurant_email)) STORED`);
    await runner.query('UPDATE referrals SET changed_at = submitted_at');
    // What was promised to those before is what the product says today; whoever adds one says it.
    await runner.query(
      'ALTER TABLE referrals ALTER COLUMN changed_at SET NOT NULL, ALTER COLUMN reward_minor DROP DEFAULT, ALTER COLUMN credit_minor DROP DEFAULT',
    );
    await runner.query('DROP INDEX referrals_newest');
    for (const sort of REFERRAL_SORTS) {
      await runner.query(`CREATE INDEX referrals_all_by_${sort} ON referrals (${sort}, id)`);
      await runner.query(`CREATE INDEX referrals_status_by_${sort} ON referrals (status, ${sort}, id)`);
    }
    await runner.query('CREATE INDEX referrals_search ON referrals USING gin (search_grams(search_text))');
    await runner.query(`
      CREATE TABLE referral_steps (
        id uuid PRIMARY KEY,
        referral_id uuid NOT NULL REFERENCES referrals (id) ON DELETE CASCADE,
        before text,
        status text NOT NULL,
        staff_id uuid,
        staff_name text,
        at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX referral_steps_newest ON referral_steps (at, id)');
    await runner.query('CREATE INDEX referral_steps_of_referral ON referral_steps (referral_id)');
    await runner.query(
      "INSERT INTO referral_steps (id, referral_id, status, at) SELECT gen_random_uuid(), id, 'sent', submitted_at FROM referrals",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['referral_programme', 'referral_steps', 'contact_message_steps'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP INDEX referrals_search');
    for (const sort of REFERRAL_SORTS)
      for (const filter of ['all', 'status']) await runner.query(`DROP INDEX referrals_${filter}_by_${sort}`);
    await runner.query('ALTER TABLE referrals DROP CONSTRAINT referrals_status_check');
    await runner.query("UPDATE referrals SET status = 'received'");
    await runner.query(`
      ALTER TABLE referrals ADD CONSTRAINT referrals_status_check CHECK (status IN ('received')),
        DROP COLUMN changed_at, DROP COLUMN reward_minor, DROP COLUMN credit_minor, DROP COLUMN search_text`);
    await runner.query('CREATE INDEX referrals_newest ON referrals (submitted_at DESC, id)');
    await runner.query('DROP INDEX contact_messages_search');
    for (const filter of Object.keys(MESSAGE_LISTS)) await runner.query(`DROP INDEX contact_messages_${filter}_by_age`);
    await runner.query(
      'ALTER TABLE contact_messages DROP COLUMN state, DROP COLUMN handled_by, DROP COLUMN handled_at, DROP COLUMN search_text',
    );
    await runner.query('CREATE INDEX contact_messages_newest ON contact_messages (received_at DESC, id)');
  }
}
