import type { Menu } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/** Records that the owner has looked at the menu. */
export function publishMenu(shareId: string): Promise<Menu | undefined> {
  return api(`/api/menu/${encodeURIComponent(shareId)}/publish`, { method: 'POST' });
}
