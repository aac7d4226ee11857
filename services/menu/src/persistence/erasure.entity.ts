import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** How many records of one kind were removed with a business. */
@Entity('erasures')
export class ErasureEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('uuid') businessId!: string;
  @Column('text') what!: string;
  @Column('int') count!: number;
  @Column('timestamptz') at!: Date;
}
