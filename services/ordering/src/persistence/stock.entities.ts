import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many portions of an item are left; no row: they are not counted. */
@Entity('item_stock')
export class ItemStockEntity {
  @PrimaryColumn('text') shareId!: string;
  @PrimaryColumn('text') itemId!: string;
  @Column('int') remaining!: number;
  @Column('timestamptz') updatedAt!: Date;
}

/** What an order has taken of a counted item; it goes with the order. */
@Entity('stock_holds')
export class StockHoldEntity {
  @PrimaryColumn('uuid') orderId!: string;
  @Column('text') shareId!: string;
  @PrimaryColumn('text') itemId!: string;
  @Column('int') quantity!: number;
}
