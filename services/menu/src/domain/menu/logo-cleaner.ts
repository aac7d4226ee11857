import type { CleanLogo } from './logo';

export abstract class LogoCleaner {
  /**
   * Makes a logo anew from a stranger's picture.
   *
   * @param bytes what `checkLogo` let through
   * @throws MenuError `menu.unusable_logo`, `menu.busy`
   */
  abstract clean(bytes: Buffer): Promise<CleanLogo>;
}
