import { CONTACT_CATEGORIES, type ContactCategory, type ContactRequest } from '@chalkboard/contracts';
import { looksLikeEmail } from '../../email-address';

export interface ContactFormValues {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly category: ContactCategory;
  readonly message: string;
}

export const EMPTY_CONTACT: ContactFormValues = { name: '', email: '', subject: '', category: 'general', message: '' };

export type ContactFault =
  { readonly kind: 'missing'; readonly fields: readonly RequiredField[] } | { readonly kind: 'bad-email' };

const REQUIRED = ['name', 'email', 'message'] as const;
export type RequiredField = (typeof REQUIRED)[number];

/** What stops the form from being sent: first what is missing, then the address. */
export function contactFault(values: ContactFormValues): ContactFault | undefined {
  const fields = REQUIRED.filter((field) => !values[field].trim());
  if (fields.length > 0) return { kind: 'missing', fields };
  return looksLikeEmail(values.email) ? undefined : { kind: 'bad-email' };
}

export function toContactRequest({ name, email, subject, category, message }: ContactFormValues): ContactRequest {
  return {
    name: name.trim(),
    email: email.trim(),
    category,
    message: message.trim(),
    ...(subject.trim() ? { subject: subject.trim() } : {}),
  };
}

/** The category that a link asks for; a word that is none is passed over. */
export function categoryOf(asked: string | null): ContactCategory | undefined {
  return CONTACT_CATEGORIES.find((category) => category === asked);
}
