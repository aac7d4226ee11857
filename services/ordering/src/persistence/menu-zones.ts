import { rowsOf } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { clockOf } from '../domain/board';

const Zone = z.object({ share_id: z.string(), zone: z.string() });

/** The zone of each menu's restaurant; UTC where the menu is not known here. */
export async function zonesOf(
  manager: EntityManager,
  shareIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const rows = rowsOf(
    Zone,
    await manager.query(
      `SELECT share_id, coalesce(snapshot->>'timeZone', 'UTC') AS zone FROM menus WHERE share_id = ANY ($1)`,
      [[...shareIds]],
    ),
  );
  const known = new Map(rows.map(({ share_id, zone }) => [share_id, clockOf({ timeZone: zone })]));
  return new Map([...shareIds].map((shareId) => [shareId, known.get(shareId) ?? 'UTC']));
}
