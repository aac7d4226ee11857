import type { ApiScope } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key by which programs of a business call the API. */
@Entity('api_keys')
export class ApiKeyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') businessId!: string;
  @Column('text') name!: string;
  @Column('text') prefix!: string;
  /** SHA-256 (hex). */
  @Column('text', { unique: true }) secretHash!: string;
  @Column('text', { array: true }) scopes!: ApiScope[];
  @Column('int', { default: 1 }) rights!: number;
  /** Of which version the other services know. */
  @Column('int', { default: 1 }) announcedRights!: number;
  @Column('timestamptz') rightsChangedAt!: Date;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) expiresAt!: Date | null;
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) revokedAt!: Date | null;
}
