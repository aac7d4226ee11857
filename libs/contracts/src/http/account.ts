import { z } from 'zod';
import { PLAN_IDS } from '../plans';
import { REGISTRATION_STATUSES, REJECTION_REASONS } from '../registration';
import { UI_LANGUAGES } from '../ui-languages';

/*
 * Who owns what, and how owners sign in. Service: identity; the routes are defined in `api/identity`.
 *
 * The browser holds two http-only cookies: `owner` (the token, ten minutes, sent to every service) and `owner_refresh`
 * (sent to /api/account only, 30 days). After a 401 a page calls `POST /api/account/refresh` once: 204 means "try
 * again", 401 `accounts.session_ended` means "sign in". No page ever sees either secret.
 */

export const BUSINESS_ROLES = ['owner', 'staff'] as const;
/**
 * As it goes over the wire. With `manages` beside it there are three roles: `owner`: all of a business; a manager
 * (`staff`, `manages`): all but plan, team and closing; the kitchen (`staff` without it): the board and what is sold
 * out.
 */
export type BusinessRole = (typeof BUSINESS_ROLES)[number];

/** Somebody's place in a business. `manages` says something of `staff` alone: an owner manages anyway. */
const place = { role: z.enum(BUSINESS_ROLES), manages: z.boolean().optional() };
export const BusinessPlace = z.object(place);
export type BusinessPlace = z.infer<typeof BusinessPlace>;

export const SIGN_IN_CHANNELS = ['email', 'sms'] as const;
export type SignInChannel = (typeof SIGN_IN_CHANNELS)[number];

/**
 * E-mail address or telephone number, as people type them; a number without country code is taken for a North American
 * one.
 */
const contact = z.string().trim().min(5).max(200);

/**
 * Asked for 5 times an hour for a contact, 10 for a browser, 30 for a network address; `retryAfterSeconds` of the
 * refusal says when again.
 */
export const SignInRequest = z.object({
  contact,
  /** In which of our languages the page was read: the message is in it; absent: in the account's. */
  language: z.enum(UI_LANGUAGES).optional(),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

/** By which channel a known contact gets its message, and for how long link and code work. */
export const SignInResponse = z.object({ channel: z.enum(SIGN_IN_CHANNELS), validMinutes: z.number().int() });
export type SignInResponse = z.infer<typeof SignInResponse>;

/**
 * A code is refused alike when it is wrong, used, run out, or was tried five times; ten attempts an hour for a contact,
 * thirty for a network address.
 */
export const SignInByCodeRequest = z.object({
  contact,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'must be the six digits of the message'),
});
export type SignInByCodeRequest = z.infer<typeof SignInByCodeRequest>;

/**
 * The link is `/sign-in#<secret>`: the page takes the secret out of the fragment, which no server log ever sees,
 * removes it from the address, and posts it when the person presses the button: mail scanners open links, and a link
 * works once.
 */
export const SignInByLinkRequest = z.object({ secret: z.string().min(20).max(200) });
export type SignInByLinkRequest = z.infer<typeof SignInByLinkRequest>;

export const AccountLocation = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  timeZone: z.string(),
});
export type AccountLocation = z.infer<typeof AccountLocation>;

/** Why a business was turned down. */
export const Rejection = z.object({
  reason: z.enum(REJECTION_REASONS),
  /** What staff added, as they wrote it; empty: nothing. */
  note: z.string(),
});
export type Rejection = z.infer<typeof Rejection>;

export const AccountBusiness = z.object({
  id: z.string(),
  name: z.string(),
  /** The restaurant's own number, in international form where it can be told; nobody signs in by it. */
  phone: z.string(),
  ...place,
  registrationStatus: z.enum(REGISTRATION_STATUSES),
  /** Of one that was turned down, where staff said why. */
  rejection: Rejection.optional(),
  plan: z.enum(PLAN_IDS),
  /** Counted from the approval; free until then. Null before it, and for a plan without a trial. */
  trialEndsAt: z.iso.datetime().nullable(),
  locations: z.array(AccountLocation),
  /** As chosen at signup: what the upload begins with. */
  theme: z.object({ backgroundTheme: z.string(), primaryColor: z.string(), secondaryColor: z.string() }),
  /** When it is gone for good; null where it is not being closed. */
  closesAt: z.iso.datetime().nullable(),
});
export type AccountBusiness = z.infer<typeof AccountBusiness>;

export const AccountContact = z.object({
  id: z.string(),
  kind: z.enum(['email', 'phone']),
  /** A number in international form where it can be told. */
  value: z.string(),
  /** Somebody has signed in by a message to it, or typed its code. */
  confirmed: z.boolean(),
});
export type AccountContact = z.infer<typeof AccountContact>;

/** Who is signed in. */
export const Account = z.object({
  id: z.string(),
  name: z.string(),
  /** By each of them one can sign in; e-mail addresses first, and of a kind the one that was confirmed first. */
  contacts: z.array(AccountContact),
  /** The first of each kind. */
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  phone: z.string().nullable(),
  phoneConfirmed: z.boolean(),
  businesses: z.array(AccountBusiness),
  /**
   * In which language e-mails and texts to the person are: the one they chose, else that of the page on which they
   * signed in last (BCP 47), else English. Absent: the server does not say yet.
   */
  languages: z.object({ chosen: z.enum(UI_LANGUAGES).nullable(), ofPages: z.string().nullable() }).optional(),
  /** Set while the account waits for its end; `POST /api/account/reopen` takes that back. */
  closesAt: z.iso.datetime().nullable(),
});
export type Account = z.infer<typeof Account>;

/** What their team, and our messages, call the owner. */
export const ChangeAccountRequest = z.object({ name: z.string().trim().min(1, 'is required').max(200) });
export type ChangeAccountRequest = z.infer<typeof ChangeAccountRequest>;

/** Null: that of the page on which they sign in. */
export const ChooseLanguageRequest = z.object({ language: z.enum(UI_LANGUAGES).nullable() });
export type ChooseLanguageRequest = z.infer<typeof ChooseLanguageRequest>;

/**
 * A further e-mail address or number, or one of the account's own that is not confirmed yet. It is the account's once
 * the code is typed, and nobody's before. Six are the most; asked for 5 times an hour for a contact, 10 for an account,
 * 30 for a network address.
 */
export const AddContactRequest = z.object({ contact });
export type AddContactRequest = z.infer<typeof AddContactRequest>;

/** Tried 10 times an hour for a contact, 20 for an account, 30 for a network address. */
export const ConfirmContactRequest = SignInByCodeRequest;
export type ConfirmContactRequest = z.infer<typeof ConfirmContactRequest>;

/** Where an account is signed in, newest first. */
export const AccountSessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** In words: "Chrome on Windows". */
      device: z.string(),
      startedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      isThis: z.boolean(),
    }),
  ),
});
export type AccountSessions = z.infer<typeof AccountSessions>;

export const ChangeBusinessRequest = z.object({
  name: z.string().trim().min(1, 'is required').max(200),
  phone: z
    .string()
    .trim()
    .min(1, 'is required')
    .max(40)
    .regex(/(\d\D*){5}/, 'must be a telephone number'),
});
export type ChangeBusinessRequest = z.infer<typeof ChangeBusinessRequest>;

export const BusinessMember = z.object({
  id: z.string(),
  name: z.string(),
  /** The e-mail address or number that the invitation went to, or the member is known by. */
  contact: z.string(),
  ...place,
  /** Null: invited, and not signed in yet. */
  joinedAt: z.iso.datetime().nullable(),
  isYou: z.boolean(),
});
export type BusinessMember = z.infer<typeof BusinessMember>;

/** The team of a business. What is under a business that is not the caller's own is answered as if there were none. */
export const BusinessMembers = z.object({ members: z.array(BusinessMember) });
export type BusinessMembers = z.infer<typeof BusinessMembers>;

/** Twenty invitations an hour, five for a contact. */
export const InviteMemberRequest = z.object({
  name: z.string().trim().min(1, 'is required').max(100),
  contact,
  ...place,
});
export type InviteMemberRequest = z.infer<typeof InviteMemberRequest>;

/** A business keeps one owner who has joined. */
export const ChangeMemberRequest = BusinessPlace;
export type ChangeMemberRequest = z.infer<typeof ChangeMemberRequest>;

/** `timeZone` is an IANA name. */
export const LocationRequest = z.object({
  name: z.string().trim().min(1, 'is required').max(100),
  address: z.string().trim().max(500),
  timeZone: z.string().max(60).refine(isTimeZone, 'must be a time zone such as America/New_York'),
});
export type LocationRequest = z.infer<typeof LocationRequest>;

/**
 * The account, and each business that has no other owner who has joined, is gone 30 days later; their menus are off the
 * net at once. `confirm` is what the screen asks to type: the word "close".
 */
export const CloseAccountRequest = z.object({ confirm: z.literal('close', 'must be the word "close"') });
export type CloseAccountRequest = z.infer<typeof CloseAccountRequest>;

/** Orders that are under way: named before something ends that they need. */
export const OpenOrders = z.object({
  total: z.number().int(),
  /** The numbers of the first ten, the oldest first; those of before they were kept are missing. */
  numbers: z.array(z.string()),
});
export type OpenOrders = z.infer<typeof OpenOrders>;

/** Of each business that would end with the account, as long as it has any. */
export const AccountOpenOrders = z.object({
  businesses: z.array(OpenOrders.extend({ id: z.string(), name: z.string() })),
});
export type AccountOpenOrders = z.infer<typeof AccountOpenOrders>;

/** The receipt, open to whoever has its number, also when the account is gone. */
export const AccountClosure = z.object({
  /** Its number; not to be guessed. */
  receipt: z.string(),
  closedAt: z.iso.datetime(),
  goneAt: z.iso.datetime(),
  /** The owner took it back. */
  reopenedAt: z.iso.datetime().nullable(),
  /** Null: not yet. */
  removedAt: z.iso.datetime().nullable(),
  /** How many records of each kind were removed. */
  removed: z.record(z.string(), z.number().int()).nullable(),
});
export type AccountClosure = z.infer<typeof AccountClosure>;

/** Everything identity holds of an account. */
export const AccountExport = z.object({
  exportedAt: z.iso.datetime(),
  account: z.object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    /** As in `Account`. */
    languages: z.object({ chosen: z.string().nullable(), ofPages: z.string().nullable() }).optional(),
    contacts: z.array(
      z.object({ kind: z.enum(['email', 'phone']), value: z.string(), confirmedAt: z.iso.datetime().nullable() }),
    ),
  }),
  businesses: z.array(
    z.looseObject({
      id: z.string(),
      businessName: z.string(),
      ...place,
      locations: z.array(AccountLocation),
      members: z.array(BusinessMember.omit({ isYou: true })),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      startedAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;

/**
 * Claims of an owner's token (EdDSA JWT in the http-only cookie `owner`): `sub` account id, `sid` session id, `aud`
 * "owner"; what each business lets its bearer do. Ten minutes; every service verifies it on its own.
 */
export const OwnerClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  aud: z.literal('owner'),
  /** Version of the account's rights: when they change, older tokens are refused at once and refreshed. */
  rights: z.number().int(),
  businesses: z.array(z.object({ id: z.string(), ...place })),
  iat: z.number(),
  exp: z.number(),
});
export type OwnerClaims = z.infer<typeof OwnerClaims>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}
