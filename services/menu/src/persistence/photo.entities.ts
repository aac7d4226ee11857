import type { PhotoFormat } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A photograph of a menu. */
@Entity('photos')
export class PhotoEntity {
  @PrimaryColumn('text') shareId!: string;
  /** SHA-256 (hex) of all its sizes together. */
  @PrimaryColumn('text') hash!: string;
  /** Of its largest size (pixels). */
  @Column('int') width!: number;
  @Column('int') height!: number;
  /** Of all sizes together. */
  @Column('int') bytes!: number;
  /** Since when its menu does not show it; null: it does. */
  @Column('timestamptz', { nullable: true }) unusedSince!: Date | null;
}

/** One size of a photograph. It goes with the photograph. */
@Entity('photo_files')
export class PhotoFileEntity {
  @PrimaryColumn('text') shareId!: string;
  @PrimaryColumn('text') hash!: string;
  @PrimaryColumn('int') width!: number;
  @PrimaryColumn('text') format!: PhotoFormat;
  /** Name in the blob store. */
  @Column('text') blob!: string;
}
