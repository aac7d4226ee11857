import type { ReadingFound } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that was found on a page while a job read it. */
@Entity('reading_notes')
export class ReadingNoteEntity {
  @PrimaryColumn('text') jobId!: string;
  /** The job's revision that it made. */
  @PrimaryColumn('int') revision!: number;
  /** Only `note` of the job repository writes it, as its contract has parsed it. */
  @Column('jsonb') found!: ReadingFound;
}
