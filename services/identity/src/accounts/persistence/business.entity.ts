import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RegistrationStatus, SubscriptionPlan } from '../domain/businesses';

@Entity('businesses')
export class BusinessEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') businessName!: string;
  @Column('text') ownerName!: string;
  @Column('text') email!: string;
  @Column('text') phone!: string;
  @Column('text') registrationStatus!: RegistrationStatus;
  @Column('text') subscriptionPlan!: SubscriptionPlan;
  @Column('timestamptz') createdAt!: Date;
}
