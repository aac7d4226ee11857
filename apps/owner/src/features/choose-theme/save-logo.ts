import { removeLogoRoute, setLogoRoute } from '@chalkboard/contracts/api/menu/pictures.routes';
import { call } from '@chalkboard/web-kit';
import type { LogoChoice } from './logo-choice';

/** Sends a new logo, or takes it away; nothing when it stays as it is. Needs the edit right. */
export async function saveLogo(shareId: string, choice: LogoChoice): Promise<void> {
  const params = { shareId };
  if (choice.kind === 'removed') await call(removeLogoRoute, { params });
  if (choice.kind !== 'new') return;
  const body = new FormData();
  body.append('file', choice.file);
  await call(setLogoRoute, { params, body });
}
