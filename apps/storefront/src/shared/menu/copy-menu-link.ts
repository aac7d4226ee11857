import type { HostV1 } from '@chalkboard/contracts';
import { copyText } from '@chalkboard/web-kit';
import { texts } from '../../texts';

/** Copies the menu's address and says so. */
export async function copyMenuLink(host: HostV1, shareId: string): Promise<void> {
  try {
    await copyText(`${window.location.origin}/menu/${encodeURIComponent(shareId)}`);
    host.toast({ title: texts.menu.linkCopied });
  } catch {
    host.toast({ ...texts.menu.copyFailed, variant: 'destructive' });
  }
}
