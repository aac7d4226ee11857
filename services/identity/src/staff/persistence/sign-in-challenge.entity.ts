import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in whose password was right and whose code is waited for. */
@Entity('staff_sign_in_challenges')
export class SignInChallengeEntity {
  @PrimaryColumn('text') challengeHash!: string;
  @Column('uuid') staffId!: string;
  @Column('timestamptz') expiresAt!: Date;
}
