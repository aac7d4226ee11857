import { Button, Dialog } from '@chalkboard/ui';
import { BellRing, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../../texts';
import type { Sound } from './use-sound';

const t = texts.board.sound;

/** Says that the board rings; tries it again, or turns it off. */
export function SoundButton({ sound }: { readonly sound: Sound }) {
  const [open, setOpen] = useState(false);
  if (sound.state !== 'on') return null;
  const press = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} title={t.on} className="px-3">
        <Volume2 aria-hidden className="text-ready" />
        <span className="sr-only">{t.on}</span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t.on}>
        <div className="grid gap-2">
          <Button size="large" className="justify-start" onClick={press(sound.test)}>
            <BellRing aria-hidden />
            {t.test}
          </Button>
          <Button size="large" className="justify-start" onClick={press(sound.turnOff)}>
            <VolumeX aria-hidden />
            {t.turnOff}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
