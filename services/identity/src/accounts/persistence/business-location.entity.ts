import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a business is. */
@Entity('business_locations')
export class BusinessLocationEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') businessId!: string;
  @Column('text') name!: string;
  @Column('text') address!: string;
  /** IANA name. */
  @Column('text') timeZone!: string;
  @Column('timestamptz') createdAt!: Date;
}
