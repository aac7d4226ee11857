import type { SignInChannel } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SignInPurpose } from '../domain/sign-in';

/** A sign-in that was asked for, or that we offer. */
@Entity('sign_ins')
export class SignInEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Null: nobody is known by the contact. */
  @Column('uuid', { nullable: true }) accountId!: string | null;
  @Column('text') contactHash!: string;
  @Column('text') channel!: SignInChannel;
  @Column('text') purpose!: SignInPurpose;
  @Column('uuid', { nullable: true }) businessId!: string | null;
  @Column('timestamptz') requestedAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
  @Column('int', { default: 0 }) codeTries!: number;
  /** Of its message (BCP 47); null: that of the account. */
  @Column('text', { nullable: true }) language!: string | null;
  @Column('boolean', { default: false }) atSignup!: boolean;
}

/** Link and code of one message, by their hashes. */
@Entity('sign_in_secrets')
export class SignInSecretEntity {
  @PrimaryColumn('text') secretHash!: string;
  @Column('uuid') signInId!: string;
  /** Null: it has no code. */
  @Column('text', { nullable: true }) codeHash!: string | null;
  @Column('timestamptz') madeAt!: Date;
}
