/** Two notes, high then low, each as long as `NOTE_S`: heard through a kitchen's noise. */
const NOTES_HZ = [988, 740, 988, 740] as const;
const NOTE_S = 0.16;
const GAP_S = 0.05;
const LOUDNESS = 0.8;
const EDGE_S = 0.015;

/** A loudspeaker that a browser gives only after somebody pressed something. */
export interface Tone {
  /** Whether it would be heard now. */
  readonly audible: boolean;
  /** To be called in answer to a press; says whether it can be heard from now on. */
  wake(): Promise<boolean>;
  play(): void;
}

/**
 * @param onSilent the system has taken the loudspeaker away
 * @returns undefined where the browser makes no sound of its own
 */
export function createTone(onSilent: () => void): Tone | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  let audible = false;
  context.addEventListener('statechange', () => {
    if (audible && context.state !== 'running') onSilent();
    audible = context.state === 'running';
  });
  return {
    get audible() {
      return context.state === 'running';
    },
    wake: async () => {
      await context.resume().catch(() => undefined);
      return context.state === 'running';
    },
    play: () => {
      NOTES_HZ.forEach((frequency, index) => {
        const from = context.currentTime + index * (NOTE_S + GAP_S);
        const gain = context.createGain();
        gain.gain.setValueAtTime(0, from);
        gain.gain.linearRampToValueAtTime(LOUDNESS, from + EDGE_S);
        gain.gain.setValueAtTime(LOUDNESS, from + NOTE_S - EDGE_S);
        gain.gain.linearRampToValueAtTime(0, from + NOTE_S);
        const note = context.createOscillator();
        note.type = 'triangle';
        note.frequency.value = frequency;
        note.connect(gain).connect(context.destination);
        note.start(from);
        note.stop(from + NOTE_S);
      });
    },
  };
}
