import type { LedgerCollection, LedgerKind, PlanId } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of a business's ledger. The database lets nobody change it. */
@Entity('ledger_entries')
export class LedgerEntryEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') businessId!: string;
  @Column('bigint') number!: number;
  @Column('timestamptz') at!: Date;
  @Column('text') kind!: LedgerKind;
  @Column('text') plan!: PlanId;
  /** "2026-03-01". */
  @Column('date') fromDay!: string;
  @Column('date') untilDay!: string;
  @Column('bigint') amountMinor!: number;
  @Column('bigint') balanceMinor!: number;
  @Column('text') collection!: LedgerCollection;
}

/** What all ledgers together were charged and credited in a month ("2026-03"). */
@Entity('ledger_months')
export class LedgerMonthEntity {
  @PrimaryColumn('text') month!: string;
  @Column('bigint') chargedMinor!: number;
  @Column('bigint') creditedMinor!: number;
  @Column('bigint') entries!: number;
}
