import { randomUUID } from 'node:crypto';
import { SignupDraft } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SignupDrafts } from '../domain/registrations';
import { incompleteBusiness, type IncompleteBusiness } from '../domain/signup-draft';

@Injectable()
export class PostgresSignupDrafts extends SignupDrafts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async keep(visitor: string, draft: SignupDraft, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const known = await takeDraft(manager, visitor);
      const named = incompleteBusiness(draft);
      const businessId = named ? await keepIncomplete(manager, known, named, now) : known;
      await manager.query(
        `INSERT INTO signup_drafts (visitor_hash, business_id, step, fields, changed_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (visitor_hash) DO UPDATE SET business_id = excluded.business_id, step = excluded.step, fields = excluded.fields, changed_at = excluded.changed_at`,
        [visitor, businessId ?? null, draft.step, JSON.stringify(draft.fields), now],
      );
    });
  }

  async find(visitor: string): Promise<SignupDraft | undefined> {
    const [row] = (await this.dataSource.query('SELECT step, fields FROM signup_drafts WHERE visitor_hash = $1', [
      visitor,
    ])) as unknown[];
    return row === undefined ? undefined : SignupDraft.parse(row);
  }

  async purge(visitor: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const businessId = await takeDraft(manager, visitor);
      await manager.query('DELETE FROM signup_drafts WHERE visitor_hash = $1', [visitor]);
      await manager.query("DELETE FROM businesses WHERE id = $1 AND registration_status = 'incomplete'", [
        businessId ?? null,
      ]);
    });
  }

  async removeChangedBefore(instant: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [rows] = (await manager.query('DELETE FROM signup_drafts WHERE changed_at < $1 RETURNING business_id', [
        instant,
      ])) as [{ business_id: string | null }[], number];
      const ids = rows.flatMap(({ business_id: id }) => (id === null ? [] : [id]));
      await manager.query("DELETE FROM businesses WHERE id = ANY($1::uuid[]) AND registration_status = 'incomplete'", [
        ids,
      ]);
      return rows.length;
    });
  }
}

/**
 * Holds back what else the browser does with its draft until the transaction ends. @returns the incomplete business of
 * it
 */
export async function takeDraft(manager: EntityManager, visitor: string): Promise<string | undefined> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', ['signup_drafts', visitor]);
  const [row] = (await manager.query(
    `SELECT businesses.id FROM signup_drafts JOIN businesses ON businesses.id = business_id WHERE visitor_hash = $1 AND registration_status = 'incomplete'`,
    [visitor],
  )) as { id: string }[];
  return row?.id;
}

async function keepIncomplete(
  manager: EntityManager,
  known: string | undefined,
  { businessName, ownerName, email, phone, plan }: IncompleteBusiness,
  now: Date,
): Promise<string> {
  const id = known ?? randomUUID();
  await manager.query(
    `INSERT INTO businesses (id, business_name, owner_name, email, phone, registration_status, subscription_plan, created_at) VALUES ($1, $2, $3, $4, $5, 'incomplete', $6, $7)
     ON CONFLICT (id) DO UPDATE SET business_name = excluded.business_name, owner_name = excluded.owner_name, email = excluded.email, phone = excluded.phone,
       subscription_plan = excluded.subscription_plan`,
    [id, businessName, ownerName, email, phone, plan, now],
  );
  return id;
}
