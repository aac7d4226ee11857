import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A menu that came out of an archive. It goes with the menu. */
@Entity('imported_menus')
export class ImportedMenuEntity {
  @PrimaryColumn('uuid') businessId!: string;
  /** SHA-256 (hex) of the archive. */
  @PrimaryColumn('text') archive!: string;
  @PrimaryColumn('text') folder!: string;
  @Column('text') shareId!: string;
  @Column('timestamptz') importedAt!: Date;
}
