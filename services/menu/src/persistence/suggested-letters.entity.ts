import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many letters of a menu a model was asked to translate on a day. */
@Entity('suggested_letters')
export class SuggestedLettersEntity {
  @PrimaryColumn('text') shareId!: string;
  /** "2026-03-01", UTC. */
  @PrimaryColumn('date') day!: string;
  @Column('int') letters!: number;
}
