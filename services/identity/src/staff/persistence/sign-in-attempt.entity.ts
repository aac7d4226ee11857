import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AttemptScope } from '../domain/sign-in-attempts';

/** Tries to sign in that were not successful (yet), counted under one key. */
@Entity('sign_in_attempts')
export class SignInAttemptEntity {
  @PrimaryColumn('text') scope!: AttemptScope;
  @PrimaryColumn('text') key!: string;
  @Column('int') count!: number;
  @Column('timestamptz') lastAt!: Date;
}
