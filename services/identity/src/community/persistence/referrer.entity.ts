import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who has a link by which restaurants sign up. */
@Entity('referrers')
export class ReferrerEntity {
  /** In lower case. */
  @PrimaryColumn('text') email!: string;
  @Column('text', { unique: true }) code!: string;
  @Column('timestamptz') createdAt!: Date;
}
