import type { ArchivedOrdering, ImportedMenus } from '@chalkboard/contracts';
import { importMenusRoute, showArchiveRoute } from '@chalkboard/contracts/api/menu/archive.routes';
import { changeSettingsRoute, showBoardRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { readPaymentRoute, setPaymentRoute } from '@chalkboard/contracts/api/ordering/payment.routes';
import { call, callWithProgress } from '@chalkboard/web-kit';

type OnProgress = (fraction: number) => void;

function sent(archive: File): FormData {
  const form = new FormData();
  form.append('file', archive, archive.name);
  return form;
}

/** What of an archive would come in. */
export const look = (businessId: string, archive: File, onProgress: OnProgress) =>
  callWithProgress(showArchiveRoute, { params: { businessId }, body: sent(archive), onProgress });

/**
 * Takes menus of an archive, and gives their way of working orders to the service that has it. A repeat is safe, and
 * goes on where it failed.
 *
 * @param fresh folders of those that were not here before: what their owner has set since stays
 */
export async function bringIn(
  businessId: string,
  archive: File,
  {
    folders,
    fresh,
    onProgress,
  }: { readonly folders: readonly string[]; readonly fresh: ReadonlySet<string>; onProgress: OnProgress },
): Promise<ImportedMenus> {
  const imported = await callWithProgress(importMenusRoute, {
    params: { businessId },
    query: { menus: folders.join(',') },
    body: sent(archive),
    onProgress,
  });
  for (const { folder, shareId, ordering } of imported.menus)
    if (ordering && fresh.has(folder)) await setOrdering(shareId, ordering);
  return imported;
}

async function setOrdering(shareId: string, { tips, ...archived }: ArchivedOrdering): Promise<void> {
  const params = { shareId };
  const { settings } = await call(showBoardRoute, { params });
  await call(changeSettingsRoute, { params, body: { ...settings, ...archived } });
  if (!tips) return;
  const { linkShown: _, ...payment } = await call(readPaymentRoute, { params });
  await call(setPaymentRoute, { params, body: { ...payment, tips } });
}
