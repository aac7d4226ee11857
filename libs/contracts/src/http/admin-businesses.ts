import { z } from 'zod';
import { ORDER_STATUSES } from '../order-lifecycle';
import { PLAN_IDS } from '../plans';
import { BUSINESS_SORTS, REGISTRATION_STATUSES, REJECTION_NOTE_LETTERS, REJECTION_REASONS } from '../registration';
import { AccountLocation, BUSINESS_ROLES, Rejection } from './account';
import { adminList, AdminListQuery } from './admin-list';
import { BusinessSignupRequest } from './business-signup';
import { BUSINESS_TYPES } from './business-types';

/** A business as lists and changes answer it. Incomplete ones are signups that were left off. */
export const AdminBusiness = z.object({
  id: z.string(),
  businessName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  registrationStatus: z.enum(REGISTRATION_STATUSES),
  subscriptionPlan: z.enum(PLAN_IDS),
  /** Dollars: the signup's average order value times its orders a month, or 0. */
  monthlyRevenue: z.number(),
  /** When it signed up, or was added. */
  createdAt: z.iso.datetime(),
});
export type AdminBusiness = z.infer<typeof AdminBusiness>;

const filters = {
  /**
   * Parts of names of business and owner and of the e-mail address; several words must all be found. Case and accents
   * do not matter.
   */
  search: z.string().trim().max(200).optional(),
  status: z.enum(REGISTRATION_STATUSES).optional(),
  plan: z.enum(PLAN_IDS).optional(),
  sort: z.enum(BUSINESS_SORTS).default('newest'),
};

export const AdminBusinessesQuery = AdminListQuery.extend(filters);
export type AdminBusinessesQuery = z.infer<typeof AdminBusinessesQuery>;

export const AdminBusinesses = adminList(AdminBusiness);
export type AdminBusinesses = z.infer<typeof AdminBusinesses>;

/** The file has the order of the list. Ask with the token, and give the answer to the browser as a file. */
export const AdminBusinessExportQuery = z.object(filters);
export type AdminBusinessExportQuery = z.infer<typeof AdminBusinessExportQuery>;

/**
 * The same status again changes nothing. The first approval sends the owner a sign-in link by e-mail and by text
 * message. `reason` and `note` are for `rejected`, and reach the owner; without a reason it is `other`.
 */
export const BusinessStatusRequest = z.object({
  status: z.enum(['pending', 'approved', 'rejected']),
  reason: z.enum(REJECTION_REASONS).optional(),
  note: z.string().trim().max(REJECTION_NOTE_LETTERS).optional(),
});
export type BusinessStatusRequest = z.infer<typeof BusinessStatusRequest>;

/**
 * Fields and faults are the signup's; the terms are the owner's to accept, so that they are not asked.
 * `registrationStatus` approved: the owner gets the sign-in link at once.
 */
export const AddBusinessRequest = BusinessSignupRequest.omit({ termsAccepted: true, marketingConsent: true }).extend({
  registrationStatus: z.enum(['pending', 'approved']).default('pending'),
});
export type AddBusinessRequest = z.infer<typeof AddBusinessRequest>;

/** An amount of one currency in its minor units; currencies are never added. */
const money = z.object({ currency: z.string(), amountMinor: z.number().int() });

export const AdminBusinessDetail = AdminBusiness.extend({
  phone: z.string(),
  website: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  businessType: z.enum(BUSINESS_TYPES),
  cuisineType: z.string(),
  seatingCapacity: z.number().int().nullable(),
  averageOrderValueMinor: z.number().int().nullable(),
  currentMenuFormat: z.string(),
  monthlyOrders: z.number().int().nullable(),
  marketingConsent: z.boolean(),
  /** Null: added by staff, or not complete. */
  termsAcceptedAt: z.iso.datetime().nullable(),
  approvedAt: z.iso.datetime().nullable(),
  trialEndsAt: z.iso.datetime().nullable(),
  rejection: Rejection.optional(),
  /** When it is gone for good; null where it is not being closed. */
  closesAt: z.iso.datetime().nullable(),
  locations: z.array(AccountLocation),
  team: z.array(
    z.object({
      name: z.string(),
      contact: z.string(),
      role: z.enum(BUSINESS_ROLES),
      manages: z.boolean().optional(),
      joinedAt: z.iso.datetime().nullable(),
    }),
  ),
  figures: z.object({
    menus: z.number().int(),
    /** Orders that are known of its menus (the last two years), and those of this calendar month (UTC). */
    orders: z.number().int(),
    ordersThisMonth: z.number().int(),
    /** Of this month's orders that were neither rejected nor cancelled, by currency. */
    revenueThisMonth: z.array(money),
  }),
});
export type AdminBusinessDetail = z.infer<typeof AdminBusinessDetail>;

/** A menu of a business, as the menu service last told of it. */
export const AdminBusinessMenu = z.object({
  shareId: z.string(),
  restaurantName: z.string(),
  status: z.enum(['extracted', 'published']),
  items: z.number().int(),
  currency: z.string(),
  /** When identity first learned of it, and last. */
  firstSeenAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type AdminBusinessMenu = z.infer<typeof AdminBusinessMenu>;

export const AdminBusinessMenus = adminList(AdminBusinessMenu);
export type AdminBusinessMenus = z.infer<typeof AdminBusinessMenus>;

export const AdminBusinessOrders = adminList(
  z.object({
    orderId: z.string(),
    shareId: z.string(),
    restaurantName: z.string(),
    status: z.enum(ORDER_STATUSES),
    totalMinor: z.number().int(),
    currency: z.string(),
    placedAt: z.iso.datetime(),
  }),
);
export type AdminBusinessOrders = z.infer<typeof AdminBusinessOrders>;

/** What staff wrote about a business. Notes are added and stay. */
export const AdminBusinessNote = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  at: z.iso.datetime(),
});
export type AdminBusinessNote = z.infer<typeof AdminBusinessNote>;

export const AdminBusinessNotes = adminList(AdminBusinessNote);
export type AdminBusinessNotes = z.infer<typeof AdminBusinessNotes>;

export const AddBusinessNoteRequest = z.object({ text: z.string().trim().min(1, 'is required').max(4000) });
export type AddBusinessNoteRequest = z.infer<typeof AddBusinessNoteRequest>;
