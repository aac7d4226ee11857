import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was read, and what owners corrected of it. */
abstract class ConversionCounts {
  @Column('bigint', { default: 0 }) menus!: number;
  @Column('bigint', { default: 0 }) updates!: number;
  @Column('bigint', { default: 0 }) failed!: number;
  @Column('bigint', { default: 0 }) pages!: number;
  /** Readings whose time is in `totalMs`. */
  @Column('bigint', { default: 0 }) timed!: number;
  @Column('bigint', { default: 0 }) totalMs!: number;
  @Column('bigint', { default: 0 }) published!: number;
  @Column('bigint', { default: 0 }) itemsRead!: number;
  @Column('bigint', { default: 0 }) itemsKept!: number;
  @Column('bigint', { default: 0 }) namesCorrected!: number;
  @Column('bigint', { default: 0 }) pricesCorrected!: number;
  @Column('bigint', { default: 0 }) detailsCorrected!: number;
  @Column('bigint', { default: 0 }) itemsRemoved!: number;
  @Column('bigint', { default: 0 }) itemsAdded!: number;
}

@Entity('conversion_day_figures')
export class ConversionDayEntity extends ConversionCounts {
  /** "2026-03-01", UTC. */
  @PrimaryColumn('date') day!: string;
}

/** Of days that are kept no longer. */
@Entity('conversion_month_figures')
export class ConversionMonthEntity extends ConversionCounts {
  /** The first day of it. */
  @PrimaryColumn('date') month!: string;
}

/** How many readings took how long. */
abstract class ReadingTimes {
  /** One of `READING_TIME_ENDS`; 0: longer than all of them. */
  @PrimaryColumn('int') upToSeconds!: number;
  @Column('bigint') readings!: number;
}

@Entity('reading_day_times')
export class ReadingDayTimesEntity extends ReadingTimes {
  /** "2026-03-01", UTC. */
  @PrimaryColumn('date') day!: string;
}

/** Of days that are kept no longer. */
@Entity('reading_month_times')
export class ReadingMonthTimesEntity extends ReadingTimes {
  /** The first day of it. */
  @PrimaryColumn('date') month!: string;
}
