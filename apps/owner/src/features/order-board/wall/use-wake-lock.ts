import { useEffect, useState } from 'react';

/**
 * Keeps the screen of this device on while the page is in sight.
 * @returns whether it does; false: the browser cannot, or refuses
 */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (ended) return void taken.release();
        lock = taken;
        setHeld(true);
        taken.addEventListener('release', () => setHeld(false));
      } catch {
        setHeld(false);
      }
    };
    if (!('wakeLock' in navigator)) return;
    void hold();
    // The browser gives it up with a page that is hidden.
    const again = () => void hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
  return held;
}
