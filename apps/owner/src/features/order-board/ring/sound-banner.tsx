import { Button } from '@chalkboard/ui';
import { BellRing, VolumeX } from 'lucide-react';
import { texts } from '../../../texts';
import { Banner } from '../banner';
import type { Sound } from './use-sound';

const t = texts.board.sound;

/** Stands above the board until somebody has heard it ring. */
export function SoundBanner({ sound }: { readonly sound: Sound }) {
  const { state } = sound;
  if (state === 'on') return null;
  if (state === 'none') return <Banner icon={<VolumeX aria-hidden />}>{t.none}</Banner>;
  if (state === 'asking') {
    return (
      <Banner
        icon={<BellRing aria-hidden />}
        action={
          <>
            <Button variant="primary" className="px-4" onClick={sound.heard}>
              {t.yes}
            </Button>
            <Button className="px-4" onClick={sound.notHeard}>
              {t.no}
            </Button>
            <Button variant="quiet" className="px-3" onClick={sound.test}>
              {t.again}
            </Button>
          </>
        }
      >
        {t.ask}
      </Banner>
    );
  }
  return (
    <Banner
      alarming={state === 'unheard'}
      icon={<VolumeX aria-hidden />}
      action={
        <Button className="px-3" onClick={sound.test}>
          <BellRing aria-hidden />
          {state === 'unheard' ? t.testAgain : t.test}
        </Button>
      }
    >
      {state === 'unheard' ? t.help : state === 'blocked' ? t.blocked : t.silent}
    </Banner>
  );
}
