import type { ContactCategory, ContactState } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody wrote to us, and where it stands. */
@Entity('contact_messages')
export class ContactMessageEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  /** As it was typed. */
  @Column('text') email!: string;
  @Column('text', { nullable: true }) subject!: string | null;
  @Column('text') category!: ContactCategory;
  @Column('text') message!: string;
  @Column('timestamptz') receivedAt!: Date;
  /** In which it was written (BCP 47); null: not known. */
  @Column('text', { nullable: true }) language!: string | null;
  @Column('text', { default: 'new' }) state!: ContactState;
  /** The name of who did the last step; null: nobody did one. */
  @Column('text', { nullable: true }) handledBy!: string | null;
  @Column('timestamptz', { nullable: true }) handledAt!: Date | null;
  /** Computed: in what is searched. */
  @Column({ type: 'text', insert: false, update: false, select: false }) readonly searchText?: string;
}

/** What staff did about it. */
@Entity('contact_message_steps')
export class ContactMessageStepEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') messageId!: string;
  @Column('text') before!: ContactState;
  @Column('text') state!: ContactState;
  @Column('text') note!: string;
  @Column('uuid') staffId!: string;
  @Column('text') staffName!: string;
  @Column('timestamptz') at!: Date;
}
