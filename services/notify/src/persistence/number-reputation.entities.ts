import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A number that wants no messages. */
@Entity('opt_outs')
export class OptOutEntity {
  @PrimaryColumn('text') destinationHash!: string;
  @Column('timestamptz') since!: Date;
}

/** A number of a restaurant that has answered. */
@Entity('confirmed_numbers')
export class ConfirmedNumberEntity {
  @PrimaryColumn('text') destinationHash!: string;
  @Column('timestamptz') since!: Date;
}

/** How many messages a number or an address was sent on a day. */
@Entity('daily_counts')
export class DailyCountEntity {
  /** "2026-03-01", UTC. */
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('text') kind!: string;
  @PrimaryColumn('text') destinationHash!: string;
  /** A large limit is counted in several rows. */
  @PrimaryColumn('int') shard!: number;
  @Column('int') messages!: number;
}
