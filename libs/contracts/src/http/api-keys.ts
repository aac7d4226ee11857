import { z } from 'zod';

/*
 * Keys by which programs of a business call `/api/v1`. A key is `cb_` and 43 letters (256 random bits), is shown once,
 * and is sent as `Authorization: Bearer cb_…`. Services keep its SHA-256 alone.
 */

/** What a key may do. A route of `/api/v1` asks for one of them. */
export const API_SCOPES = [
  'menus:read',
  'menus:write',
  'orders:read',
  'orders:write',
  'figures:read',
  'webhooks:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_KEY_FORM = /^cb_[A-Za-z0-9_-]{43}$/;

export const API_LIMITS = {
  /** Of a business, without those that were revoked or have expired. */
  maxKeys: 20,
  nameLetters: 80,
  /** Requests of one key in a minute, counted by each service for its own part of `/api/v1`. */
  requestsPerMinute: 600,
  /** Keys that do not work which are looked at in a minute for one network address, by each instance of a service. */
  unknownKeysPerMinute: 60,
} as const;

/** How long a key works: days from now; `never`: until it is revoked. */
export const API_KEY_LIFETIMES = ['30', '90', '365', 'never'] as const;
export type ApiKeyLifetime = (typeof API_KEY_LIFETIMES)[number];

export const ApiKey = z.object({
  id: z.uuid(),
  /** What its owner calls it. */
  name: z.string(),
  /** How it begins, to tell keys apart. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  createdAt: z.iso.datetime(),
  /** Null: until it is revoked. */
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute; null: never. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** Those that were not revoked, newest first; also those that have expired. */
export const ApiKeys = z.object({ keys: z.array(ApiKey) });
export type ApiKeys = z.infer<typeof ApiKeys>;

export const MakeApiKeyRequest = z.object({
  name: z.string().trim().min(1, 'is required').max(API_LIMITS.nameLetters),
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1, 'needs at least one')
    .max(API_SCOPES.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'must not name one twice'),
  lifetime: z.enum(API_KEY_LIFETIMES),
});
export type MakeApiKeyRequest = z.infer<typeof MakeApiKeyRequest>;

/** `secret` is the key itself. It is in this answer and nowhere else. */
export const MadeApiKey = z.object({ key: ApiKey, secret: z.string().regex(API_KEY_FORM) });
export type MadeApiKey = z.infer<typeof MadeApiKey>;
