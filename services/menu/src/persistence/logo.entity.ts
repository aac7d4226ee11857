import type { MenuLogo } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('logos')
export class LogoEntity {
  /** SHA-256 (hex) of the picture. */
  @PrimaryColumn('text') hash!: string;
  /** Name in the blob store. */
  @Column('text') blob!: string;
  @Column('int') bytes!: number;
  @Column('int') width!: number;
  @Column('int') height!: number;
  @Column('text') ground!: MenuLogo['ground'];
  /** When it was sent last. */
  @Column('timestamptz') sentAt!: Date;
}
