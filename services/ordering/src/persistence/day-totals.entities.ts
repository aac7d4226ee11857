import { Column, Entity, PrimaryColumn } from 'typeorm';

export const CHARGE_KINDS = ['tax', 'service', 'tip'] as const;

abstract class OfDay {
  @PrimaryColumn('text') shareId!: string;
  /** By the restaurant's clock, "2026-03-01". */
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('char', { length: 3 }) currency!: string;
}

/** What the orders of a day came to that are gone. */
@Entity('day_totals')
export class DayTotalsEntity extends OfDay {
  @Column('int') orders!: number;
  @Column('int') refused!: number;
  @Column('bigint') revenue!: number;
}

/** What they came to in a tax, service charges or tips. */
@Entity('day_charges')
export class DayChargeEntity extends OfDay {
  @PrimaryColumn('text') kind!: (typeof CHARGE_KINDS)[number];
  @PrimaryColumn('text') name!: string;
  /** As text: the driver makes no number of it. */
  @PrimaryColumn('numeric', { precision: 6, scale: 3 }) percent!: string;
  @Column('bigint') base!: number;
  @Column('bigint') amount!: number;
}
