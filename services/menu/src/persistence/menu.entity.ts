import type { Menu } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeptReading } from '../domain/menu/menu';

@Entity('menus')
export class MenuEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('int') version!: number;
  @Column('text') status!: Menu['status'];
  /** The whole menu as everyone may see it. */
  @Column('jsonb') content!: Menu;
  @Column('text', { array: true }) editRightHashes!: string[];
  /** Private to its owner, and as long as the menu itself: loaded where it is asked for. */
  @Column('jsonb', { nullable: true, select: false }) reading?: KeptReading | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
}
