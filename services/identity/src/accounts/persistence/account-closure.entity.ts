import { Column, Entity, IsNull, PrimaryColumn } from 'typeorm';

/** The end of an account, and its receipt, which outlives it. */
@Entity('account_closures')
export class AccountClosureEntity {
  @PrimaryColumn('text') receipt!: string;
  @Column('uuid') accountId!: string;
  /** Those that end with it. */
  @Column('uuid', { array: true }) businessIds!: string[];
  @Column('timestamptz') closedAt!: Date;
  @Column('timestamptz') goneAt!: Date;
  @Column('timestamptz', { nullable: true }) reopenedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) removedAt!: Date | null;
  /** How many records of each kind. */
  @Column('jsonb', { nullable: true }) removed!: Record<string, number> | null;
}

/** Under way: neither taken back nor done. */
export const OPEN_CLOSURE = { reopenedAt: IsNull(), removedAt: IsNull() };
