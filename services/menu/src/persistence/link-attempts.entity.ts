import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many edit links a network address has opened in an hour. */
@Entity('link_tries')
export class LinkAttemptsEntity {
  @PrimaryColumn('text') address!: string;
  @PrimaryColumn('timestamptz') hour!: Date;
  @Column('int') count!: number;
}
