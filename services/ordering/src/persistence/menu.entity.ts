import type { MenuSnapshot } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A menu as the events describe it; the last version wins. */
@Entity('menus')
export class MenuEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('int') version!: number;
  /** Without what only tickets need. */
  @Column('jsonb') snapshot!: Omit<MenuSnapshot, 'secondLanguage'>;
  /** It counts portions: `item_stock` has rows of it. */
  @Column('boolean', { default: false }) counted!: boolean;
}
