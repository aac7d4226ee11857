import type { DrillMeans, DrillState } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DrillMessage } from '../../domain/drills/drill';

/** When a restaurant that wants opening drills is looked at next. */
@Entity('drill_plans')
export class DrillPlanEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('timestamptz') lookAt!: Date;
}

/** An opening drill, with its deadlines. */
@Entity('opening_drills')
export class OpeningDrillEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') shareId!: string;
  /** The restaurant's own, "2026-11-23". */
  @Column('date') day!: string;
  @Column('timestamptz') startedAt!: Date;
  @Column('timestamptz') opensAt!: Date;
  @Column('text') state!: DrillState;
  @Column('text', { nullable: true }) heardBy!: DrillMeans | null;
  @Column('timestamptz', { nullable: true }) heardAt!: Date | null;
  @Column('jsonb', { default: [] }) messages!: DrillMessage[];
  /** Null: nobody is called any more. */
  @Column('timestamptz', { nullable: true }) callAt!: Date | null;
  /** Null: it has ended. */
  @Column('timestamptz', { nullable: true }) endAt!: Date | null;
}
