import { localStore } from '@chalkboard/web-kit';
import { useEffect, useRef, useState } from 'react';
import { createTone, type Tone } from './tone';

const MEMORY_KEY = 'board_sound';

/**
 * `blocked`: it was heard on this device before, and the browser waits for a press on the page. `asking`: it was
 * played, and somebody has to say whether it was heard. `unheard`: it was not. `none`: the browser makes no sound.
 */
export type SoundState = 'off' | 'blocked' | 'asking' | 'unheard' | 'on' | 'none';

export interface Sound {
  readonly state: SoundState;
  /** To be called in answer to a press: plays the ring, and asks whether it was heard. */
  test(): void;
  heard(): void;
  notHeard(): void;
  turnOff(): void;
  play(): void;
}

/**
 * Whether this device rings: it does once somebody has heard it ring. That is remembered, and the first press on each
 * visit gives the browser's leave again.
 */
export function useSound(): Sound {
  const tone = useRef<Tone>(undefined);
  const [state, setState] = useState<SoundState>(() =>
    typeof AudioContext === 'undefined' ? 'none' : localStore.read(MEMORY_KEY) === 'on' ? 'blocked' : 'off',
  );

  const wake = async (): Promise<boolean> => {
    // The system takes the loudspeaker away, during a call for one: the next press gives it back.
    tone.current ??= createTone(() => setState((now) => (now === 'on' ? 'blocked' : now)));
    return (await tone.current?.wake()) ?? false;
  };

  useEffect(() => {
    if (state !== 'blocked') return;
    const pressed = () => void wake().then((audible) => setState((now) => (now === 'blocked' && audible ? 'on' : now)));
    // Somebody has pressed something on this visit, on another page of it.
    if (navigator.userActivation?.hasBeenActive) pressed();
    // Not when a finger comes down: the banner goes then, and what it was put on moves away below it.
    window.addEventListener('click', pressed);
    window.addEventListener('keydown', pressed);
    return () => {
      window.removeEventListener('click', pressed);
      window.removeEventListener('keydown', pressed);
    };
  }, [state]);

  return {
    state,
    test: () =>
      void wake().then((audible) => {
        if (audible) tone.current?.play();
        setState(audible ? 'asking' : 'unheard');
      }),
    heard: () => {
      localStore.write(MEMORY_KEY, 'on');
      setState('on');
    },
    notHeard: () => setState('unheard'),
    turnOff: () => {
      localStore.remove(MEMORY_KEY);
      setState('off');
    },
    play: () => {
      if (state === 'off') return;
      if (tone.current?.audible) tone.current.play();
      else setState((now) => (now === 'on' ? 'blocked' : now));
    },
  };
}
