import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a restaurant works its orders; no row: the defaults. */
@Entity('ordering_settings')
export class OrderingSettingsEntity {
  @PrimaryColumn('text') shareId!: string;
  /** Parsed by `settingsOf`. */
  @Column('jsonb') settings!: unknown;
  @Column('timestamptz') changedAt!: Date;
}
