import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** One row: until when everything is counted. */
@Entity('recounts')
export class RecountEntity {
  @PrimaryColumn('boolean') id!: true;
  @Column('timestamptz') countedAt!: Date;
}

/** A day that is to be counted again. */
@Entity('recount_marks')
export class RecountMarkEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  /** "2026-03-01", UTC. */
  @Column('date') day!: string;
}

/** The tables of a service that has a `DailyRecount`. It registers them. */
export const RECOUNT_ENTITIES = [RecountEntity, RecountMarkEntity];
