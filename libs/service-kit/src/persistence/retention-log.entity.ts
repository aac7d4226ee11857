import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What was removed, and when. A service that keeps the log registers it. */
@Entity('retention_log')
export class RetentionLogEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  /** Records of what kind. */
  @Column('text') what!: string;
  @Column('int') count!: number;
  @Column('timestamptz') olderThan!: Date;
  @Column('timestamptz') at!: Date;
}
