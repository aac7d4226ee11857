import { Button } from '@chalkboard/ui';
import { BellRing, Volume2 } from 'lucide-react';
import { texts } from '../../../texts';
import type { Sound } from './use-sound';

const t = texts.board.sound;

/** Turns the ring on and off, and says honestly whether it would be heard. */
export function SoundButton({ sound }: { readonly sound: Sound }) {
  if (sound.state === 'none') return null;
  if (sound.state !== 'on') {
    const Icon = sound.state === 'off' ? Volume2 : BellRing;
    return (
      <Button onClick={sound.turnOn}>
        <Icon aria-hidden />
        {sound.state === 'off' ? t.turnOn : t.blocked}
      </Button>
    );
  }
  return (
    <Button variant="quiet" onClick={sound.turnOff} title={t.turnOff} className="max-sm:-mr-2 max-sm:px-2.5">
      <Volume2 aria-hidden className="text-ready" />
      <span className="text-ready max-sm:sr-only">{t.on}</span>
    </Button>
  );
}
