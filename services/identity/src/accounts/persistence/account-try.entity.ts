import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AttemptScope, Trial } from '../domain/attempts';

/** How often something was tried within the hour, by the hash of who tries. */
@Entity('account_tries')
export class AccountTryEntity {
  @PrimaryColumn('text') trial!: Trial;
  @PrimaryColumn('text') scope!: AttemptScope;
  @PrimaryColumn('text') key!: string;
  @Column('int') count!: number;
  @Column('timestamptz') startedAt!: Date;
}
