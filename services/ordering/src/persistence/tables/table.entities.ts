import type { TabEnd, TableCall, TableCallKind, TableService } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a restaurant takes orders at its tables; no row: it never did. */
@Entity('table_service')
export class TableServiceEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('jsonb') service!: TableService;
  @Column('timestamptz') changedAt!: Date;
}

@Entity('tables')
export class TableEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') shareId!: string;
  @Column('text') name!: string;
  /** Computed: the order in which they were added. */
  @Column({ type: 'bigint', insert: false, update: false }) readonly place!: number;
  @Column('int', { default: 1 }) codeVersion!: number;
  @Column('int', { default: 1 }) seating!: number;
  @Column('timestamptz', { nullable: true }) lockedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) removedAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
}

@Entity('tabs')
export class TabEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') tableId!: string;
  @Column('text') shareId!: string;
  @Column('timestamptz') openedAt!: Date;
  @Column('timestamptz', { nullable: true }) closedAt!: Date | null;
  @Column('text', { nullable: true }) closedHow!: TabEnd | null;
}

/** What guests at a table ask for, until somebody answers. */
@Entity('table_calls')
export class TableCallEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') tableId!: string;
  @Column('text') shareId!: string;
  @Column('text') kind!: TableCallKind;
  @Column('text', { nullable: true }) payment!: TableCall['payment'] | null;
  @Column('timestamptz') calledAt!: Date;
}
