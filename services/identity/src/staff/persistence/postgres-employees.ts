import { STAFF_ROLES, type AdminEmployee, type AdminEmployeesQuery, type AdminList } from '@chalkboard/contracts';
import { readKeysetPage, rowsOf, type Condition, type KeysetList } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { AuditEntry } from '../../authority/domain/audit-log';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { entryOf, type EmployeeDecision, type KnownStaff } from '../domain/employee-rules';
import { Employees, type EmployeeChange } from '../domain/employees';
import type { StaffMember } from '../domain/staff-member';
import { asEmailTaken } from './email-taken';
import { StaffMemberEntity } from './staff-member.entity';
import { endSessionsOf } from './staff-session-ending';
import { RecoveryCodeEntity, TwoFactorEntity } from './two-factor.entities';
import { toMember, toRow } from './typeorm-staff.repository';

const LISTED: Omit<KeysetList, 'where'> = {
  select: `id, first_name AS "firstName", last_name AS "lastName", email, role, is_active AS "isActive", last_login_at AS "lastLogin", staff_members.created_at AS "createdAt",
    EXISTS (SELECT 1 FROM staff_two_factor WHERE staff_id = id AND confirmed_at IS NOT NULL) AS "twoFactor"`,
  from: 'staff_members',
  order: {
    direction: 'desc',
    columns: [
      { sql: 'created_at', type: 'timestamptz' },
      { sql: 'id', type: 'uuid' },
    ],
  },
};

const EmployeeRow = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  isActive: z.boolean(),
  lastLogin: z.date().nullable(),
  createdAt: z.date(),
  twoFactor: z.boolean(),
});
type EmployeeRow = z.infer<typeof EmployeeRow>;

@Injectable()
export class PostgresEmployees extends Employees {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async list({ cursor, limit, search, role, status }: AdminEmployeesQuery): Promise<AdminList<AdminEmployee>> {
    const where: (Condition | undefined)[] = [
      role && ['role = ?', role],
      status && ['is_active = ?', status === 'active'],
      search
        ? [
            "concat_ws(' ', first_name, last_name, email) ILIKE ?",
            `%${search.replaceAll('\u0000', '').replace(/[\\%_]/g, '\\$&')}%`,
          ]
        : undefined,
    ];
    const { items, ...page } = await readKeysetPage(this.dataSource, { ...LISTED, where }, { cursor, limit });
    return { ...page, items: rowsOf(EmployeeRow, items).map(toEmployee) };
  }

  async add(member: StaffMember, entry: AuditEntry): Promise<AdminEmployee> {
    return asEmailTaken(
      this.dataSource.transaction(async (manager) => {
        await manager.insert(StaffMemberEntity, toRow(member));
        await insertAuditEntry(manager, entry);
        return read(manager, member.id);
      }),
    );
  }

  async change(
    { actorId, targetId, address, at }: EmployeeChange,
    decide: (known: KnownStaff) => EmployeeDecision,
  ): Promise<AdminEmployee | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const decision = decide(await lock(manager, { actorId, targetId }));
      const entry = entryOf(decision, { staffId: actorId, address, at });
      if (entry) {
        await insertAuditEntry(manager, entry);
        await apply(manager, decision, at);
      }
      return decision.after && read(manager, targetId);
    });
  }
}

/** All rows in one order, so that two changes that look at each other's people wait and do not block each other. */
async function lock(
  manager: EntityManager,
  { actorId, targetId }: { actorId: string; targetId: string },
): Promise<KnownStaff> {
  const rows = await manager
    .createQueryBuilder(StaffMemberEntity, 'member')
    .where("member.id IN (:actorId, :targetId) OR (member.role = 'super_admin' AND member.is_active)", {
      actorId,
      targetId,
    })
    .orderBy('member.id')
    .setLock('pessimistic_write')
    .getMany();
  const memberOf = (id: string) => toMember(rows.find((row) => row.id === id) ?? null);
  return {
    actor: memberOf(actorId),
    target: memberOf(targetId),
    activeSuperAdmins: rows.filter(({ role, isActive }) => role === 'super_admin' && isActive).length,
  };
}

async function apply(
  manager: EntityManager,
  { before, after, action, resetsTwoFactor }: EmployeeDecision,
  at: Date,
): Promise<void> {
  if (resetsTwoFactor) {
    await manager.delete(TwoFactorEntity, { staffId: before.id });
    await manager.delete(RecoveryCodeEntity, { staffId: before.id });
  }
  if (!after) await manager.delete(StaffMemberEntity, { id: before.id });
  else if (after !== before)
    await manager.update(StaffMemberEntity, { id: before.id }, { role: after.role, isActive: after.isActive });
  if (action !== 'staff.employee_activated') await endSessionsOf(manager, { staffId: before.id, at });
}

async function read(manager: EntityManager, id: string): Promise<AdminEmployee> {
  const [row] = rowsOf(
    EmployeeRow,
    await manager.query(`SELECT ${LISTED.select} FROM ${LISTED.from} WHERE id = $1`, [id]),
  );
  if (!row) throw new Error('an employee without a row');
  return toEmployee(row);
}

function toEmployee({ lastLogin, createdAt, ...row }: EmployeeRow): AdminEmployee {
  return { ...row, lastLogin: lastLogin?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
