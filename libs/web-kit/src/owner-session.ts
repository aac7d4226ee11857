import { refreshOwnerSessionRoute } from '@chalkboard/contracts/api/identity/sign-in.routes';
import { localStore } from './browser-storage';

/*
 * An owner's token lasts ten minutes and lies in a cookie that no page can read. What a page can know is when this
 * browser got its last one: that is kept here, for all tabs and all apps of a page.
 */

const KEY = 'owner_token_at';
const LOCK = 'owner-session';
/** Servers give ten minutes; one is left for clocks and slow lines. */
const FRESH_MS = 9 * 60_000;
/** Answer 401 for reasons of their own: staff has its own session, and these are how one comes in or leaves. */
const APART = /^\/api\/(admin\/|account\/(refresh|sign-in|sign-out)\b)/;

let renewing: Promise<boolean> | undefined;

/** To be called when somebody has signed in. */
export function noteOwnerSignedIn(): void {
  localStore.write(KEY, String(Date.now()));
}

/** To be called when somebody has signed out. */
export function clearOwnerSession(): void {
  localStore.remove(KEY);
}

/** Is an owner signed in, as far as a page can know? The server decides at each call. */
export function isOwnerSignedIn(): boolean {
  return localStore.read(KEY) !== null;
}

/** Which token a call is made with; null: none. */
export function ownerToken(): string | null {
  return localStore.read(KEY);
}

/**
 * Before a call: what to wait for, when the token has run out. Some addresses answer without it too, and would show the
 * owner a stranger's view.
 * @returns undefined when nothing has to be waited for
 */
export function ownerRenewalDue(path: string): Promise<boolean> | undefined {
  const token = ownerToken();
  if (token === null || APART.test(path)) return undefined;
  return Date.now() - Number(token) < FRESH_MS ? undefined : renewOwnerSession(path, token);
}

/**
 * After a 401: gets the next token, once for all calls of all tabs that ask for it at the same time.
 * @param used the token that the call was made with
 * @returns whether the call is worth another try
 */
export function renewOwnerSession(path: string, used: string | null): Promise<boolean> {
  if (used === null || APART.test(path)) return Promise.resolve(false);
  renewing ??= alone(() => refresh(used)).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function refresh(used: string): Promise<boolean> {
  const now = ownerToken();
  // Another tab was quicker: to the next token, or to the end of the session.
  if (now !== used) return now !== null;
  const response = await fetch(refreshOwnerSessionRoute.path, {
    method: refreshOwnerSessionRoute.method,
    credentials: 'include',
  }).catch(() => undefined);
  if (response?.ok) noteOwnerSignedIn();
  else if (response?.status === 401) clearOwnerSession();
  return response?.ok ?? false;
}

/**
 * One tab after the other; where the browser has no locks (a page without https), the server takes a secret twice
 * within seconds.
 */
function alone(work: () => Promise<boolean>): Promise<boolean> {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}
