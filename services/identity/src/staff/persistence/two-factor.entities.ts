import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of a member. */
@Entity('staff_two_factor')
export class TwoFactorEntity {
  @PrimaryColumn('uuid') staffId!: string;
  /** Sealed. */
  @Column('text') secret!: string;
  /** Null: no code of it was given yet, and none is asked for. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  /** Of the last code that was taken. */
  @Column('bigint', { default: 0 }) lastStep!: number;
  @Column('timestamptz') createdAt!: Date;
}

/** A code that signs in once, where the app is lost. */
@Entity('staff_recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid') staffId!: string;
  @PrimaryColumn('text') codeHash!: string;
}
