import type { Menu } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('menus')
export class MenuEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('int') version!: number;
  @Column('text') status!: Menu['status'];
  /** The whole menu as everyone may see it. */
  @Column('jsonb') content!: Menu;
  @Column('text', { array: true }) editRightHashes!: string[];
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
}
