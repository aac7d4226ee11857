import type { Channel } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many messages there are, by what became of them. */
abstract class MessageCounts {
  @PrimaryColumn('text') channel!: Channel;
  @Column('bigint') written!: number;
  @Column('bigint') sent!: number;
  @Column('bigint') delivered!: number;
  @Column('bigint') failed!: number;
}

@Entity('message_day_figures')
export class MessageDayEntity extends MessageCounts {
  /** "2026-03-01", UTC. */
  @PrimaryColumn('date') day!: string;
}

/** Of days that are kept no longer. */
@Entity('message_month_figures')
export class MessageMonthEntity extends MessageCounts {
  /** The first day of it. */
  @PrimaryColumn('date') month!: string;
}

/** Of messages that were removed with their business: the day's statistics still hold them. */
@Entity('erased_day_figures')
export class ErasedDayEntity extends MessageCounts {
  @PrimaryColumn('date') day!: string;
}
