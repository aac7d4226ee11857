import type { StaffRole } from '@chalkboard/contracts';
import type { AuditFacts } from '../../authority/domain/audit-log';

/** Someone who works for the platform. */
export interface StaffMember {
  readonly id: string;
  /** Normalised: see `normaliseEmail`. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
  readonly passwordHash: string;
  readonly isActive: boolean;
  readonly lastLoginAt?: Date;
  readonly createdAt: Date;
}

/** One person, one spelling: addresses are compared without case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** What the audit log may say of somebody. */
export function factsOf({ email, firstName, lastName, role, isActive }: StaffMember): AuditFacts {
  return { email, firstName, lastName, role, isActive };
}
