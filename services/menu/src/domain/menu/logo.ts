import { LOGO, type MenuLogo } from '@chalkboard/contracts';
import { MenuError } from './menu.errors';
import { isPicture, type PictureFault, type SentPicture } from './sent-picture';

/** A logo made anew from its pixels: nothing else of the file it came from is in it. */
export interface CleanLogo extends Omit<MenuLogo, 'hash'> {
  /** WebP. */
  readonly bytes: Buffer;
}

/** Why a picture cannot be a logo, with the sentence that its owner is shown. */
const FAULTS: Readonly<Record<PictureFault, string>> = {
  damaged: "We couldn't open this picture. It may be damaged; please try another copy.",
  'too-many-pixels': 'This picture is larger than we can open. Please choose a smaller one.',
  'too-narrow': 'This picture is too small or too narrow for a logo. Please choose a larger one.',
  'too-complex': 'Opening this picture takes more than we can give it. Please choose a simpler copy.',
};

/**
 * Checks a file before it is opened, by its bytes alone: what its sender says of it tells nothing.
 *
 * @param file as far as it was taken; `truncated` when there was more than the limit
 * @throws MenuError `menu.no_logo`, `menu.logo_too_large`, `menu.invalid_logo_type`
 */
export function checkLogo({ bytes, truncated }: SentPicture): void {
  if (!truncated && bytes.length === 0) throw new MenuError('menu.no_logo', 'Please choose a picture of your logo.');
  if (!isPicture(bytes))
    throw new MenuError('menu.invalid_logo_type', 'Please upload your logo as a PNG, JPG or WebP picture.');
  if (truncated || bytes.length >= LOGO.maxBytes)
    throw new MenuError('menu.logo_too_large', `A logo must be smaller than ${LOGO.maxBytes / 1024 / 1024}MB.`);
}

export function unusableLogo(fault: PictureFault): MenuError {
  return new MenuError('menu.unusable_logo', FAULTS[fault]);
}
