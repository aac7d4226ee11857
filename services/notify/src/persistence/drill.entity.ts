import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An opening drill that a restaurant was asked about. */
@Entity('drills')
export class DrillEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') shareId!: string;
  @Column('timestamptz') opensAt!: Date;
  /** Null: nobody has answered by text or by a key. */
  @Column('timestamptz', { nullable: true }) answeredAt!: Date | null;
  /** When the restaurant was told that nobody had answered; null: it was not. */
  @Column('timestamptz', { nullable: true }) alarmedAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
}
