import type { MenuSnapshot } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whom to tell about the orders of a menu: a projection of menu's events. */
@Entity('recipients')
export class RecipientEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('int') version!: number;
  @Column('text') restaurantName!: string;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('char', { length: 3 }) currency!: string;
  /** IANA name. */
  @Column('text') timeZone!: string;
  /** BCP 47, of the menu; null: not known. */
  @Column('text', { nullable: true }) language!: string | null;
  /** BCP 47, that its owner chose for messages; null: none. */
  @Column('text', { nullable: true }) messageLanguage!: string | null;
  @Column('jsonb') channels!: MenuSnapshot['channels'];
  /** Null: the menu has none. */
  @Column('jsonb', { nullable: true }) secondLanguage!: MenuSnapshot['secondLanguage'] | null;
  /** Null: the menu belongs to none. */
  @Column('text', { nullable: true }) businessId!: string | null;
}
