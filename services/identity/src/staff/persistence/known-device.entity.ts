import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A device from which a member has signed in. */
@Entity('staff_known_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('uuid') staffId!: string;
  @PrimaryColumn('text') deviceHash!: string;
  @Column('timestamptz') usedAt!: Date;
}
