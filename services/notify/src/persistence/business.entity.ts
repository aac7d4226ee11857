import type { RegistrationStatus } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What staff has decided of a business: a projection of identity's events. */
@Entity('businesses')
export class BusinessEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') status!: RegistrationStatus;
  /** 0: asked for, before an event told of it. */
  @Column('int') version!: number;
}
