import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account is reached by several contacts of a kind; one that is to be added waits here until its code is typed. */
export class AccountContacts1760001500000 implements MigrationInterface {
  name = 'AccountContacts1760001500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE account_contacts DROP CONSTRAINT account_contacts_pkey, ADD COLUMN id uuid PRIMARY KEY DEFAULT gen_random_uuid()',
    );
    await runner.query('CREATE INDEX account_contacts_of_account ON account_contacts (account_id)');
    await runner.query(`
      CREATE TABLE offered_contacts (
        id uuid PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('email', 'phone')),
        value text NOT NULL,
        contact_hash text NOT NULL,
        code_hashes text[] NOT NULL DEFAULT '{}',
        code_tries int NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL,
        UNIQUE (account_id, contact_hash)
      )`);
    await runner.query('CREATE INDEX offered_contacts_by_end ON offered_contacts (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE offered_contacts');
    await runner.query('DROP INDEX account_contacts_of_account');
    // Of a kind, the one that was confirmed first stays.
    await runner.query(`
      DELETE FROM account_contacts USING (
        SELECT id, row_number() OVER (PARTITION BY account_id, kind ORDER BY confirmed_at NULLS LAST, id) AS place FROM account_contacts
      ) AS ranked WHERE ranked.id = account_contacts.id AND place > 1`);
    await runner.query('ALTER TABLE account_contacts DROP COLUMN id, ADD PRIMARY KEY (account_id, kind)');
  }
}
