import { STAFF_SESSION } from '@chalkboard/contracts/limits';
import { localStore } from '@chalkboard/web-kit';
import { keepSession, nearExpiry } from '@chalkboard/web-kit/staff-session';

/** When somebody last pressed, typed or moved in any window of this browser, as milliseconds since the epoch. */
const ACTIVE_KEY = 'adminActiveAt';
const LOOK_EVERY_MS = 15_000;
/** So often the time is written down at most. */
const NOTE_EVERY_MS = 5_000;
/** A token with less than this left is renewed while somebody works, with or without a call. */
const KEEP_BEFORE_MS = STAFF_SESSION.accessTokenMs / 2;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Notes that somebody is there. */
export function noteActivity(now = Date.now()): void {
  localStore.write(ACTIVE_KEY, String(now));
}

function lastActivity(): number {
  return Number(localStore.read(ACTIVE_KEY) ?? 0);
}

/**
 * Keeps the session of who works, and tells once when nobody has for as long as a session may rest.
 * @returns a function that ends it
 */
export function watchIdle(onIdle: () => void): () => void {
  if (lastActivity() === 0) noteActivity();
  let noted = 0;
  let kept = Date.now();
  const active = () => {
    // Who comes back too late has to be told so, and is not taken for somebody who was there.
    if (Date.now() - lastActivity() >= STAFF_SESSION.idleMs) return look();
    if (Date.now() - noted < NOTE_EVERY_MS) return;
    noted = Date.now();
    noteActivity(noted);
  };
  const look = () => {
    const now = Date.now();
    if (now - lastActivity() >= STAFF_SESSION.idleMs) {
      end();
      onIdle();
    } else if (lastActivity() > kept && nearExpiry(KEEP_BEFORE_MS)) {
      kept = now;
      void keepSession();
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  for (const sign of SIGNS) window.addEventListener(sign, active, { passive: true });
  document.addEventListener('visibilitychange', look);
  function end() {
    clearInterval(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, active);
    document.removeEventListener('visibilitychange', look);
  }
  return end;
}
