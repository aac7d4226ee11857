import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who owns businesses or works in them. */
@Entity('accounts')
export class AccountEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  /** Version of what the account may do. */
  @Column('int', { default: 1 }) rights!: number;
  /** The version that the other services know. */
  @Column('int', { default: 1 }) announcedRights!: number;
  @Column('timestamptz') createdAt!: Date;
  /** Of the page on which they signed in last (BCP 47); null: not known. */
  @Column('text', { nullable: true }) language!: string | null;
  /** Of what is written to them, where they chose it (BCP 47); it goes before that of the page. */
  @Column('text', { nullable: true }) chosenLanguage!: string | null;
}
