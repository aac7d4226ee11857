import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredPicture } from '../domain/menu/source-image';

/** The picture of one page that a job read: the row stays as the receipt when the picture is gone. */
@Entity('page_pictures')
export class PagePictureEntity implements StoredPicture {
  @PrimaryColumn('text') jobId!: string;
  @PrimaryColumn('int') page!: number;
  /** Name in the blob store. */
  @Column('text') blob!: string;
  @Column('int') width!: number;
  @Column('int') height!: number;
  /** When the original was uploaded: from then on the picture's time runs, not from when it was made. */
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) deletedAt!: Date | null;
}
