import { useEffect, useEffectEvent, useState } from 'react';

/** From one ring to the next. */
const PERIOD_MS = 4000;
const FLASH_MS = 1000;
const VIBRATION_MS = [300, 120, 300];

/**
 * Rings at once and again and again while `count` orders wait to be seen: sound, vibration, and the page's title in
 * turn.
 * @returns whether the title is to say so at this moment
 */
export function useRing(count: number, play: () => void): boolean {
  const [flash, setFlash] = useState(false);
  const ring = useEffectEvent(() => {
    play();
    // Refused by browsers until somebody has touched the page, and unknown to some.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
  });

  // One more order rings at once, without waiting for the period.
  useEffect(() => {
    if (count === 0) return;
    ring();
    const timer = setInterval(() => ring(), PERIOD_MS);
    return () => clearInterval(timer);
  }, [count]);

  const rings = count > 0;
  useEffect(() => {
    if (!rings) return;
    setFlash(true);
    const timer = setInterval(() => setFlash((now) => !now), FLASH_MS);
    return () => clearInterval(timer);
  }, [rings]);
  return rings && flash;
}
