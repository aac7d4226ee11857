import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One reading, counted for a business or for a device and the network address behind it. */
@Entity('conversions')
export class ConversionEntity {
  @PrimaryColumn('text') jobId!: string;
  /** "2026-03", UTC. */
  @Column('char', { length: 7 }) month!: string;
  @Column('uuid', { nullable: true }) businessId!: string | null;
  /** Hash of the visitor's secret; null exactly where there is a business. */
  @Column('text', { nullable: true }) visitor!: string | null;
  /** As `addressKey` gives it. */
  @Column('text', { nullable: true }) address!: string | null;
  /** It failed and does not count. */
  @Column('boolean', { default: false }) givenBack!: boolean;
}
