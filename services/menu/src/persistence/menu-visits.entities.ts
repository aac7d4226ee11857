import { Column, Entity, PrimaryColumn } from 'typeorm';

abstract class VisitsOf {
  @PrimaryColumn('text') shareId!: string;
  /** Openings of the page. */
  @Column('bigint') views!: number;
  /** Devices that opened it, each once a day. */
  @Column('bigint') visitors!: number;
  /** Devices that began a cart, each once a day. */
  @Column('bigint') carts!: number;
}

/** An hour of a day, by the restaurant's clock. */
@Entity('visit_hours')
export class VisitHourEntity extends VisitsOf {
  @PrimaryColumn('date') day!: string;
  @PrimaryColumn('smallint') hour!: number;
}

/** Of hours that are kept no longer. */
@Entity('visit_months')
export class VisitMonthEntity extends VisitsOf {
  /** The first day of it. */
  @PrimaryColumn('date') month!: string;
}
