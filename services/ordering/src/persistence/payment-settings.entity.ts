import type { TipRules } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The restaurant's payment link and tips; no row: neither. */
@Entity('payment_settings')
export class PaymentSettingsEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('text', { nullable: true }) link!: string | null;
  @Column('jsonb', { nullable: true }) tips!: TipRules | null;
  @Column('timestamptz') changedAt!: Date;
}
