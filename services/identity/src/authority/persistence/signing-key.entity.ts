import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key pair by which tokens are signed. */
@Entity('signing_keys')
export class SigningKeyEntity {
  @PrimaryColumn('uuid') keyId!: string;
  @Column('jsonb') publicJwk!: unknown;
  @Column('jsonb') privateJwk!: unknown;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
}
