import type { PlanId, RegistrationStatus } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('businesses')
export class BusinessEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') businessName!: string;
  @Column('text') ownerName!: string;
  @Column('text') email!: string;
  @Column('text') phone!: string;
  @Column('text') registrationStatus!: RegistrationStatus;
  @Column('text') subscriptionPlan!: PlanId;
  @Column('timestamptz') createdAt!: Date;
}
