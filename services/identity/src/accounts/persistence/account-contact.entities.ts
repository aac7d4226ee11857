import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Contact } from '../domain/contact';

/** By what an account is reached and known. */
@Entity('account_contacts')
export class AccountContactEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid') accountId!: string;
  @Column('text') kind!: Contact['kind'];
  @Column('text') value!: string;
  @Column('text') contactHash!: string;
  /** Null: nobody has signed in by it. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
}

/** One that is to be added, until its code is typed. */
@Entity('offered_contacts')
export class OfferedContactEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') accountId!: string;
  @Column('text') kind!: Contact['kind'];
  @Column('text') value!: string;
  @Column('text') contactHash!: string;
  /** Of each message's code, the latest last. */
  @Column('text', { array: true, default: [] }) codeHashes!: string[];
  @Column('int', { default: 0 }) codeTries!: number;
  @Column('timestamptz') expiresAt!: Date;
}
