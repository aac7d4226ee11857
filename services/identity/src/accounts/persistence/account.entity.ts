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
  /** Of what is written to them (BCP 47); null: not known. */
  @Column('text', { nullable: true }) language!: string | null;
}
