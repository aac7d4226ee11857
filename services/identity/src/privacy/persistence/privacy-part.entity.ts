import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ErasurePart } from '../domain/privacy-requests';

/** What a service did of an erasure. */
@Entity('privacy_parts')
export class PrivacyPartEntity {
  @PrimaryColumn('uuid') requestId!: string;
  @PrimaryColumn('text') service!: ErasurePart['service'];
  @PrimaryColumn('int') part!: number;
  @Column('jsonb') counts!: ErasurePart['counts'];
  @Column('timestamptz') doneAt!: Date;
}
