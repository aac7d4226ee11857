import type { HostV1, MenuLogo } from '@chalkboard/contracts';
import { LOGO } from '@chalkboard/contracts/logo';
import { groundOf } from '@chalkboard/menu-rules/logo';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import { KEPT, refusalOf, shownLogo, type LogoChoice, type ShownLogo } from './logo-choice';

/** So many pixels a side tell on which ground a logo can be seen. */
const SAMPLE_SIDE = 48;

/**
 * A menu's logo in the hands of its owner: what is shown, and what is to be saved. @param kept the one that the menu
 * has
 */
export function useLogoChoice(host: HostV1, kept: MenuLogo | undefined) {
  const [choice, setChoice] = useState<LogoChoice>(KEPT);
  const address = useRef<string>(undefined);
  const release = () => {
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = undefined;
  };
  useEffect(() => release, []);

  const choose = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) return host.toast(refusal);
    try {
      const seen = await seenOf(file);
      if (
        Math.min(seen.width, seen.height) * Math.min(1, LOGO.longSide / Math.max(seen.width, seen.height)) <
        LOGO.shortSide
      )
        return host.toast({ ...texts.look.logo.tooNarrow, variant: 'destructive' });
      release();
      address.current = URL.createObjectURL(file);
      setChoice({ kind: 'new', file, shown: { ...seen, src: address.current } });
    } catch {
      host.toast({ ...texts.look.logo.damaged, variant: 'destructive' });
    }
  };
  const settle = (next: LogoChoice) => {
    release();
    setChoice(next);
  };
  return {
    choice,
    shown: shownLogo(choice, kept),
    choose: (file: File) => void choose(file),
    remove: () => settle(kept ? { kind: 'removed' } : KEPT),
    /** Nothing is to be saved any more. */
    forget: () => settle(KEPT),
  };
}

/** @throws when the browser cannot open the picture */
async function seenOf(file: File): Promise<Omit<ShownLogo, 'src'>> {
  const picture = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SAMPLE_SIDE;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
    const sample = context?.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE).data;
    return { width: picture.width, height: picture.height, ground: sample ? groundOf(sample) : 'light' };
  } finally {
    picture.close();
  }
}
