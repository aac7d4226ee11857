import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A number that was texted on a day, once for each scope that has a limit. */
@Entity('texted_numbers')
export class TextedNumberEntity {
  /** "2026-03-01", UTC. */
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('text') scope!: string;
  /** Which one of the scope: a menu, a visitor, a country. */
  @PrimaryColumn('text') key!: string;
  @PrimaryColumn('text') destinationHash!: string;
}

/** How many different numbers that is. */
@Entity('texted_counts')
export class TextedCountEntity {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('text') scope!: string;
  @PrimaryColumn('text') key!: string;
  /** 0 where the limit is exact; else one of several rows. */
  @PrimaryColumn('int') shard!: number;
  @Column('int') numbers!: number;
}
