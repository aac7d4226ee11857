import type { MenuLogo, ToastMessage } from '@chalkboard/contracts';
import { LOGO } from '@chalkboard/contracts/logo';
import { logoAddress } from '@chalkboard/menu-rules/logo';
import { texts } from '../../texts';

/** A logo as it can be drawn. */
export interface ShownLogo extends Omit<MenuLogo, 'hash'> {
  readonly src: string;
}

/** What is to become of a menu's logo when it is saved. */
export type LogoChoice =
  | { readonly kind: 'kept' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'new'; readonly file: File; readonly shown: ShownLogo };

export const KEPT: LogoChoice = { kind: 'kept' };

/** @param kept the one that the menu has */
export function shownLogo(choice: LogoChoice, kept: MenuLogo | undefined): ShownLogo | undefined {
  if (choice.kind === 'new') return choice.shown;
  return choice.kind === 'kept' && kept ? { ...kept, src: logoAddress(kept.hash) } : undefined;
}

const TYPES: readonly string[] = LOGO.mimeTypes;

/** @returns the message to show, or undefined when the file may be opened */
export function refusalOf(file: Pick<File, 'type' | 'size'>): ToastMessage | undefined {
  if (!TYPES.includes(file.type)) return { ...texts.look.logo.wrongType, variant: 'destructive' };
  if (file.size >= LOGO.maxBytes) {
    const { title, description } = texts.look.logo.tooLarge;
    return { title, description: description({ megabytes: LOGO.maxBytes / 1024 / 1024 }), variant: 'destructive' };
  }
  return undefined;
}
