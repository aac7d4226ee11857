import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('owner_sessions')
export class OwnerSessionEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') accountId!: string;
  @Column('text') refreshHash!: string;
  @Column('text', { nullable: true }) previousRefreshHash!: string | null;
  @Column('text', { array: true, default: [] }) retiredRefreshHashes!: string[];
  @Column('text') rotationKey!: string;
  @Column('timestamptz') rotatedAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  /** The other services know that it has ended. */
  @Column('boolean', { default: false }) endAnnounced!: boolean;
  @Column('text') device!: string;
  @Column('timestamptz') createdAt!: Date;
}
