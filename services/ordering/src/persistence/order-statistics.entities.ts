import { Column, Entity, PrimaryColumn } from 'typeorm';

abstract class OrderFigures {
  @PrimaryColumn('char', { length: 3 }) currency!: string;
  @Column('bigint') orders!: number;
  @Column('bigint') refused!: number;
  @Column('bigint') revenue!: number;
}

/** Of everybody. */
@Entity('order_day_figures')
export class OrderDayEntity extends OrderFigures {
  /** "2026-03-01", UTC. */
  @PrimaryColumn('date') day!: string;
}

/** Of days that are kept no longer. */
@Entity('order_month_figures')
export class OrderMonthEntity extends OrderFigures {
  /** The first day of it. */
  @PrimaryColumn('date') month!: string;
}

@Entity('menu_day_figures')
export class MenuDayEntity extends OrderFigures {
  @PrimaryColumn('text') shareId!: string;
  @PrimaryColumn('date') day!: string;
}

@Entity('menu_month_figures')
export class MenuMonthEntity extends OrderFigures {
  @PrimaryColumn('text') shareId!: string;
  @PrimaryColumn('date') month!: string;
}
