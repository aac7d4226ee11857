import { localStore } from '@chalkboard/web-kit';
import { useEffect, useRef, useState } from 'react';
import { createTone, type Tone } from './tone';

const MEMORY_KEY = 'board_sound';

/** `blocked`: wanted, and the browser waits for a press on the page. `none`: it makes no sound. */
export type SoundState = 'off' | 'blocked' | 'on' | 'none';

export interface Sound {
  readonly state: SoundState;
  turnOn(): void;
  turnOff(): void;
  play(): void;
}

/** Whether this device rings: chosen once, remembered, and woken by the first press on each visit. */
export function useSound(): Sound {
  const tone = useRef<Tone>(undefined);
  const [state, setState] = useState<SoundState>(() =>
    typeof AudioContext === 'undefined' ? 'none' : localStore.read(MEMORY_KEY) === 'on' ? 'blocked' : 'off',
  );

  const wake = async () => {
    tone.current ??= createTone();
    const audible = await tone.current?.wake();
    setState((now) => (now === 'blocked' && audible ? 'on' : now));
  };

  useEffect(() => {
    if (state !== 'blocked') return;
    const pressed = () => void wake();
    window.addEventListener('pointerdown', pressed);
    window.addEventListener('keydown', pressed);
    return () => {
      window.removeEventListener('pointerdown', pressed);
      window.removeEventListener('keydown', pressed);
    };
  }, [state]);

  return {
    state,
    turnOn: () => {
      localStore.write(MEMORY_KEY, 'on');
      setState('blocked');
      void wake().then(() => tone.current?.audible && tone.current.play());
    },
    turnOff: () => {
      localStore.remove(MEMORY_KEY);
      setState('off');
    },
    play: () => {
      if (tone.current?.audible) tone.current.play();
      // The system took the loudspeaker away, during a call for one: the next press gives it back.
      else setState((now) => (now === 'on' ? 'blocked' : now));
    },
  };
}
