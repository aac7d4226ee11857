import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@chalkboard/contracts';
import { atRest } from './rest';
import type { OwnSystem, System } from './system';
import { until } from './until';

/** How much there is of everything that a request can leave behind. */
export interface Traces {
  readonly files: number;
  readonly keptUploads: number;
  readonly unfinishedJobs: number;
  readonly menus: number;
  readonly orders: number;
  readonly idempotencyKeys: number;
  readonly events: number;
  readonly messages: number;
}

/**
 * What there is before something is tried that must leave nothing: as soon as what came before it leaves no more
 * either.
 */
export async function tracesAtRest(system: OwnSystem): Promise<Traces> {
  await atRest(system);
  return tracesIn(system);
}

async function tracesIn({ database, dataDir }: System): Promise<Traces> {
  const events = await Promise.all(SERVICES.map((service) => database.count(`${service}.outbox`)));
  return {
    files: filesBelow(path.join(dataDir, 'blobs')),
    keptUploads: await database.count('menu.uploads', 'deleted_at IS NULL'),
    unfinishedJobs: await database.count('menu.extraction_jobs', `status IN ('queued', 'running')`),
    menus: await database.count('menu.menus'),
    orders: await database.count('ordering.orders'),
    idempotencyKeys: await database.count('ordering.idempotency_keys'),
    events: events.reduce((sum, count) => sum + count, 0),
    messages: await database.count('notify.outbox_messages'),
  };
}

/**
 * Ends when there is exactly what there was before; a file that could not be read is deleted a moment after its owner
 * is told.
 */
export async function expectNothingSince(before: Traces, system: OwnSystem): Promise<void> {
  const same = async () => JSON.stringify(await tracesIn(system)) === JSON.stringify(before);
  await until('nothing to be left', same, { withinMs: 5_000 }).catch(() => undefined);
  expect(await tracesIn(system)).toEqual(before);
}

function filesBelow(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
