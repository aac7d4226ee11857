import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What staff wrote about a business. */
@Entity('business_notes')
export class BusinessNoteEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') businessId!: string;
  @Column('text') text!: string;
  @Column('uuid') authorId!: string;
  /** As the author was called then. */
  @Column('text') authorName!: string;
  @Column('timestamptz') at!: Date;
}
