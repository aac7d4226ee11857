import type { ViewedList } from '@chalkboard/contracts/staff-lists';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A list as a member of staff wants to see it again. */
@Entity('staff_views')
@Unique(['staffId', 'list', 'name'])
export class SavedViewEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') staffId!: string;
  @Column('text') list!: ViewedList;
  @Column('text') name!: string;
  @Column('jsonb') filters!: Record<string, string>;
  @Column('timestamptz') savedAt!: Date;
}
