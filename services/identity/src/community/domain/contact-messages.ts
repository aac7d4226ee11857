import type {
  AdminContactMessageDetail,
  AdminContactMessages,
  AdminContactMessagesQuery,
  ContactCategory,
  ContactStateRequest,
} from '@chalkboard/contracts';
import type { StaffActor } from '../../authority/domain/staff-actor';

export interface ContactMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject?: string;
  readonly category: ContactCategory;
  readonly message: string;
  /** In which the page was read (BCP 47). */
  readonly language?: string | undefined;
  readonly receivedAt: Date;
}

/** What people wrote to us, and what staff did about it: a port. */
export abstract class ContactMessages {
  /** Keeps it, and tells that it has arrived in the same transaction. */
  abstract add(message: ContactMessage): Promise<void>;
  abstract find(id: string): Promise<ContactMessage | undefined>;
  /** @throws InvalidInputError where the cursor is none of this sort */
  abstract list(query: AdminContactMessagesQuery): Promise<AdminContactMessages>;
  /** @throws MessageNotFoundError */
  abstract show(id: string): Promise<AdminContactMessageDetail>;
  /**
   * Moves it, or adds a note where it stays; does nothing where neither is asked. With its entry in the audit log in
   * the same transaction. @throws MessageNotFoundError
   */
  abstract handle(
    id: string,
    request: ContactStateRequest,
    by: StaffActor,
    now: Date,
  ): Promise<AdminContactMessageDetail>;
}
