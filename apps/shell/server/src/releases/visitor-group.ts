import { createHash, randomBytes } from 'node:crypto';

/**
 * Who a visitor is where a version is tried on some: nothing but a random number, so that they get the same one each
 * time.
 */
const GROUP_COOKIE = 'release_group';
/** Whoever sets it to `1` gets the version that is tried, with `0` never. */
const CANARY_COOKIE = 'canary';
const GROUP_DAYS = 30;
const ID = /^[0-9a-f]{32}$/;

export interface Visitor {
  /** Absent: this browser has none yet. */
  readonly id: string | undefined;
  /** What was asked for by name. */
  readonly wants: 'canary' | 'running' | undefined;
}

/** Over https bound to this very host, as every cookie of the whole site. */
const nameOf = (secure: boolean) => `${secure ? '__Host-' : ''}${GROUP_COOKIE}`;

/** Reads it from the headers of a request. */
export function visitorOf({ cookie = '' }: { readonly cookie?: string }): Visitor {
  const cookies = new Map(
    cookie.split(';').map((pair) => {
      const [name = '', value = ''] = pair.trim().split('=');
      return [name, value] as const;
    }),
  );
  const id = cookies.get(nameOf(true)) ?? cookies.get(nameOf(false));
  const asked = cookies.get(CANARY_COOKIE);
  return {
    id: id !== undefined && ID.test(id) ? id : undefined,
    wants: asked === '1' ? 'canary' : asked === '0' ? 'running' : undefined,
  };
}

export function newGroupId(): string {
  return randomBytes(16).toString('hex');
}

export function groupCookie(id: string, { secure }: { readonly secure: boolean }): string {
  return `${nameOf(secure)}=${id}; Path=/; Max-Age=${GROUP_DAYS * 86_400}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Whether a visitor is among the share that gets a version: of each version others are. @param share percent */
export function isAmong(
  { id, wants }: Visitor,
  { name, version, share }: { readonly name: string; readonly version: string; readonly share: number },
): boolean {
  if (wants) return wants === 'canary';
  if (id === undefined) return false;
  const place = createHash('sha256').update(`${id} ${name} ${version}`).digest().readUInt32BE(0) / 2 ** 32;
  return place * 100 < share;
}
