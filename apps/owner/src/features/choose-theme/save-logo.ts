import type { Menu } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';
import type { LogoChoice } from './logo-choice';

/** Sends a new logo, or takes it away; nothing when it stays as it is. Needs the edit right. */
export async function saveLogo(shareId: string, choice: LogoChoice): Promise<void> {
  const address = `/api/menu/${encodeURIComponent(shareId)}/logo`;
  if (choice.kind === 'removed') await api<Menu>(address, { method: 'DELETE' });
  if (choice.kind !== 'new') return;
  const body = new FormData();
  body.append('file', choice.file);
  await api<Menu>(address, { method: 'PUT', body });
}
