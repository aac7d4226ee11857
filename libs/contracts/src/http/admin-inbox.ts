import { z } from 'zod';
import { adminList, AdminListQuery } from './admin-list';
import { CONTACT_CATEGORIES, CONTACT_STATES } from './contact-categories';

/** A message of the contact form. */
export const AdminContactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string().optional(),
  category: z.enum(CONTACT_CATEGORIES),
  message: z.string(),
  state: z.enum(CONTACT_STATES),
  receivedAt: z.iso.datetime(),
  /** By when it is to be answered, as the contact page promises for its category. */
  dueAt: z.iso.datetime(),
  /** Who changed its state last, and when; absent for a new one that nobody has touched. */
  handledBy: z.string().optional(),
  handledAt: z.iso.datetime().optional(),
});
export type AdminContactMessage = z.infer<typeof AdminContactMessage>;

/** `search`: parts of name, e-mail address, subject and message. */
export const AdminContactMessagesQuery = AdminListQuery.extend({
  state: z.enum(CONTACT_STATES).optional(),
  category: z.enum(CONTACT_CATEGORIES).optional(),
  search: z.string().trim().max(200).optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
});
export type AdminContactMessagesQuery = z.infer<typeof AdminContactMessagesQuery>;

export const AdminContactMessages = adminList(AdminContactMessage);
export type AdminContactMessages = z.infer<typeof AdminContactMessages>;

/** With all that staff did about it, oldest first. */
export const AdminContactMessageDetail = AdminContactMessage.extend({
  history: z.array(
    z.object({
      id: z.string(),
      before: z.enum(CONTACT_STATES),
      state: z.enum(CONTACT_STATES),
      note: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type AdminContactMessageDetail = z.infer<typeof AdminContactMessageDetail>;

/**
 * Notes that a message was answered, and what was done. The same state with a note adds the note, without one it
 * changes nothing.
 */
export const ContactStateRequest = z.object({
  state: z.enum(CONTACT_STATES),
  note: z.string().trim().max(4000).default(''),
});
export type ContactStateRequest = z.infer<typeof ContactStateRequest>;
