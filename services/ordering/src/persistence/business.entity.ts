import type { RegistrationStatus } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a business stands: a projection of identity's events, the newest of status and of closing each by its own. */
@Entity('businesses')
export class BusinessEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text', { nullable: true }) status!: RegistrationStatus | null;
  @Column('int', { default: 0 }) statusVersion!: number;
  @Column('timestamptz', { nullable: true }) closedAt!: Date | null;
  @Column('int', { default: 0 }) closingVersion!: number;
  @Column('timestamptz', { nullable: true }) erasedAt!: Date | null;
}
