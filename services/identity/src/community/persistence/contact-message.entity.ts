import type { ContactCategory } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('contact_messages')
export class ContactMessageEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text', { nullable: true }) subject!: string | null;
  @Column('text') category!: ContactCategory;
  @Column('text') message!: string;
  @Column('timestamptz') receivedAt!: Date;
}
