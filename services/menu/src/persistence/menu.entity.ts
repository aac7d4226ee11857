import type { Menu, OwnPrice } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeptReading, KeptEditLink } from '../domain/menu/stored-menu';
import type { BusinessEntity } from './business.entity';

/**
 * Only `TypeormMenuRepository` writes it, and with it its JSON. That is not parsed when it is read: of a menu with 100
 * dishes it would take 3 ms of processor, nine times as long as reading the text as JSON.
 */
@Entity('menus')
export class MenuEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('int') version!: number;
  @Column('text') status!: Menu['status'];
  /** The whole menu as everyone may see it. */
  @Column('jsonb') content!: Menu;
  @Column('text', { array: true }) editRightHashes!: string[];
  @Column('jsonb', { default: [] }) editLinks!: KeptEditLink[];
  @Column('uuid', { nullable: true }) businessId!: string | null;
  @Column('text', { nullable: true }) locationId!: string | null;
  /** Of a location: the main menu that it follows. */
  @Column('text', { nullable: true }) followsShareId!: string | null;
  /** Of a location. */
  @Column('jsonb', { nullable: true }) ownPrices!: OwnPrice[] | null;
  /** Of a location that was removed. */
  @Column('timestamptz', { nullable: true }) removedAt!: Date | null;
  /** Null: the newest. */
  @Column('int', { nullable: true }) contentVersion!: number | null;
  /** Joined where a menu is read; null where it belongs to none, or to one that nothing is known of. */
  business?: BusinessEntity | null;
  /** Private to its owner, and as long as the menu itself: loaded where it is asked for. */
  @Column('jsonb', { nullable: true, select: false }) reading?: KeptReading | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
}
