import { randomUUID } from 'node:crypto';
import { SignupDraft } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { SignupDrafts } from '../domain/registrations';
import { incompleteBusiness, type IncompleteBusiness } from '../domain/signup-draft';
import { BusinessEntity } from './business.entity';
import { SignupDraftEntity } from './signup-draft.entity';

const RemovedDraft = z.object({ business_id: z.string().nullable() });
const DraftedBusiness = z.object({ id: z.string() });

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
      const { step, fields } = draft;
      await manager.upsert(
        SignupDraftEntity,
        { visitorHash: visitor, businessId: businessId ?? null, step, fields, changedAt: now },
        ['visitorHash'],
      );
    });
  }

  async find(visitor: string): Promise<SignupDraft | undefined> {
    const draft = await this.dataSource.manager.findOneBy(SignupDraftEntity, { visitorHash: visitor });
    return draft ? SignupDraft.parse(draft) : undefined;
  }

  async purge(visitor: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const businessId = await takeDraft(manager, visitor);
      await manager.delete(SignupDraftEntity, { visitorHash: visitor });
      if (businessId !== undefined) await removeIncomplete(manager, [businessId]);
    });
  }

  async removeChangedBefore(instant: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const removed = rowsOf(
        RemovedDraft,
        await manager.query('DELETE FROM signup_drafts WHERE changed_at < $1 RETURNING business_id', [instant]),
      );
      await removeIncomplete(
        manager,
        removed.flatMap(({ business_id: id }) => (id === null ? [] : [id])),
      );
      return removed.length;
    });
  }
}

async function removeIncomplete(manager: EntityManager, businessIds: readonly string[]): Promise<void> {
  await manager.delete(BusinessEntity, { id: Any([...businessIds]), registrationStatus: 'incomplete' });
}

/**
 * Holds back what else the browser does with its draft until the transaction ends. @returns the incomplete business of
 * it
 */
export async function takeDraft(manager: EntityManager, visitor: string): Promise<string | undefined> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', ['signup_drafts', visitor]);
  const [row] = rowsOf(
    DraftedBusiness,
    await manager.query(
      `SELECT businesses.id FROM signup_drafts JOIN businesses ON businesses.id = business_id WHERE visitor_hash = $1 AND registration_status = 'incomplete'`,
      [visitor],
    ),
  );
  return row?.id;
}

async function keepIncomplete(
  manager: EntityManager,
  known: string | undefined,
  { businessName, ownerName, email, phone, plan }: IncompleteBusiness,
  now: Date,
): Promise<string> {
  const id = known ?? randomUUID();
  await manager
    .createQueryBuilder()
    .insert()
    .into(BusinessEntity)
    .values({
      id,
      businessName,
      ownerName,
      email,
      phone,
      registrationStatus: 'incomplete',
      subscriptionPlan: plan,
      createdAt: now,
    })
    .orUpdate(['business_name', 'owner_name', 'email', 'phone', 'subscription_plan'], ['id'])
    .execute();
  return id;
}
