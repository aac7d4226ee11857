import type { PlanId, RegistrationStatus } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A business as identity's events told it; the row stays when it is gone, so that what comes late is known to be of
 * nobody.
 */
@Entity('businesses')
export class BusinessEntity {
  @PrimaryColumn('uuid') id!: string;
  /** The one in force. */
  @Column('text', { nullable: true }) plan!: PlanId | null;
  /** Version of the plan, which identity counts by itself. */
  @Column('int', { default: 0 }) planVersion!: number;
  @Column('text', { nullable: true }) status!: RegistrationStatus | null;
  /** The business's version that the status is of. */
  @Column('int', { default: 0 }) statusVersion!: number;
  @Column('timestamptz', { nullable: true }) closedAt!: Date | null;
  /** The business's version that the closing, or the end of it, is of. */
  @Column('int', { default: 0 }) closingVersion!: number;
  @Column('timestamptz', { nullable: true }) erasedAt!: Date | null;
}
