import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_sessions')
export class StaffSessionEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') staffId!: string;
  @Column('text') refreshHash!: string;
  @Column('text', { nullable: true }) previousRefreshHash!: string | null;
  @Column('text', { array: true }) retiredRefreshHashes!: string[];
  @Column('text') rotationKey!: string;
  @Column('timestamptz') rotatedAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  /** The other services know that it has ended. */
  @Column('boolean', { default: false }) endAnnounced!: boolean;
  @Column('text') device!: string;
  @Column('text') address!: string;
  @Column('timestamptz') createdAt!: Date;
}
