import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Of which orders the sales of a menu's day (UTC) were counted: where neither differs, nothing is counted again. */
@Entity('sales_counts')
export class SalesCountEntity {
  @PrimaryColumn('text') shareId!: string;
  @PrimaryColumn('date') countedDay!: string;
  @Column('bigint') orders!: number;
  /** The sum of their versions, which grow with every change. */
  @Column('bigint') versions!: number;
}

abstract class SalesSumsOf {
  @PrimaryColumn('text') shareId!: string;
  @PrimaryColumn('char', { length: 3 }) currency!: string;
  @Column('bigint') orders!: number;
  @Column('bigint') rejected!: number;
  @Column('bigint') cancelled!: number;
  @Column('bigint') revenue!: number;
  @Column('bigint') tax!: number;
  @Column('bigint') tips!: number;
}

/** An hour of a menu's day, by the restaurant's clock; the hour that a clock change shows twice is one. */
@Entity('sales_hours')
export class SalesHourEntity extends SalesSumsOf {
  @PrimaryColumn('date') countedDay!: string;
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('smallint') hour!: number;
  /** Orders of which it is known whether the guest had ordered before, and those whose guest had. */
  @Column('bigint') guests!: number;
  @Column('bigint') returningGuests!: number;
  @Column('bigint') answered!: number;
  @Column('bigint') answeredSoon!: number;
  @Column('bigint') answerSeconds!: number;
}

/** What one dish, zone, reason … had on a menu's day, by the restaurant's clock. */
@Entity('sales_parts')
export class SalesPartEntity {
  @PrimaryColumn('text') shareId!: string;
  @PrimaryColumn('date') countedDay!: string;
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('char', { length: 3 }) currency!: string;
  /** One of `SALES_PARTS`. */
  @PrimaryColumn('text') kind!: string;
  @PrimaryColumn('text') key!: string;
  @Column('text') name!: string;
  @Column('bigint') orders!: number;
  @Column('bigint') quantity!: number;
  @Column('bigint') revenue!: number;
}

/** Of hours that are kept no longer. */
@Entity('sales_months')
export class SalesMonthEntity extends SalesSumsOf {
  /** The first day of it. */
  @PrimaryColumn('date') month!: string;
}
