import { RetentionLogEntity } from '@chalkboard/service-kit';
import { Column, Entity } from 'typeorm';

/** What was removed, and when; with the business that is gone, where one is. */
@Entity('retention_log')
export class RemovalEntity extends RetentionLogEntity {
  @Column('text', { nullable: true }) businessId!: string | null;
}
