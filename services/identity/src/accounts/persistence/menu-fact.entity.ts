import type { AdminBusinessMenu } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A menu, as the menu service's events tell of it. */
@Entity('menu_facts')
export class MenuFactEntity {
  @PrimaryColumn('text') shareId!: string;
  /** Null: nobody's. */
  @Column('uuid', { nullable: true }) businessId!: string | null;
  @Column('text') restaurantName!: string;
  @Column('text') status!: AdminBusinessMenu['status'];
  @Column('int') items!: number;
  @Column('text') currency!: string;
  @Column('int') version!: number;
  @Column('timestamptz') firstSeenAt!: Date;
  @Column('timestamptz') changedAt!: Date;
}
