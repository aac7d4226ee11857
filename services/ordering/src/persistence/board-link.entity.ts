import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often the links to a menu's board were ended; no row: never. */
@Entity('board_links')
export class BoardLinkEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('int') version!: number;
}
