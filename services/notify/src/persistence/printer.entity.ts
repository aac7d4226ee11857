import type { PrinterKind, PrinterLetters, PrinterPaper, PrinterProtocol, PrinterStation } from '@chalkboard/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A printer of a menu. A network printer has host and port, a cloud printer the hash of its secret. */
@Entity('printers')
export class PrinterEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') shareId!: string;
  @Column('text') kind!: PrinterKind;
  @Column('text') name!: string;
  /** mm. */
  @Column('int') paper!: PrinterPaper;
  @Column('text', { default: 'standard' }) letters!: PrinterLetters;
  @Column('text', { nullable: true }) host!: string | null;
  @Column('int', { nullable: true }) port!: number | null;
  @Column('boolean', { default: false }) answers!: boolean;
  @Column('text', { nullable: true, select: false }) secretHash?: string | null;
  /** Of a cloud printer. */
  @Column('text', { default: 'cloudprnt' }) protocol!: PrinterProtocol;
  /** Null: it prints everything. */
  @Column('jsonb', { nullable: true }) station!: PrinterStation | null;
  @Column('timestamptz', { nullable: true }) seenAt!: Date | null;
  @Column('text', { nullable: true }) trouble!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
