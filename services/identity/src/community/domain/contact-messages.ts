import type { ContactCategory } from '@chalkboard/contracts';
import type { Page, Slice } from './page';

export interface ContactMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject?: string;
  readonly category: ContactCategory;
  readonly message: string;
  readonly receivedAt: Date;
}

/** What people wrote to us: a port. */
export abstract class ContactMessages {
  /** Keeps it, and tells that it has arrived in the same transaction. */
  abstract add(message: ContactMessage): Promise<void>;
  abstract find(id: string): Promise<ContactMessage | undefined>;
  /** Newest first. */
  abstract list(page: Page): Promise<Slice<ContactMessage>>;
}
