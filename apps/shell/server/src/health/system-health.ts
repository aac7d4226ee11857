import { access } from 'node:fs/promises';
import path from 'node:path';
import {
  REMOTES,
  SERVICES,
  SliceHealth,
  type RemoteName,
  type RemoteReleases,
  type ServiceName,
  type SystemHealth,
} from '@chalkboard/contracts';
import type { RemoteCatalog } from '../pages/remote-catalog';
import type { CanaryWatch } from '../releases/canary-watch';
import type { ReleaseListFile } from '../releases/release-list';
import { releasedAs } from '../releases/release-rules';

const ASK_MS = 1500;

type Slice = SystemHealth['slices'][string];

interface Examined {
  readonly services: Readonly<Record<ServiceName, string>>;
  /** The fragment server of versions that name none. */
  readonly fragmentsUrl: string;
  readonly shellDir: string;
  readonly catalog: RemoteCatalog;
  readonly list: ReleaseListFile;
  readonly watch: CanaryWatch;
}

/** Asks every slice how it is, all at once; the answer names those that are not well. */
export async function checkSystem({
  services,
  fragmentsUrl,
  shellDir,
  catalog,
  list,
  watch,
}: Examined): Promise<SystemHealth> {
  const { remotes } = await list.read();
  const storefront = remotes.storefront && releasedAs(remotes.storefront, remotes.storefront.running);
  const entries: [string, Slice][] = await Promise.all([
    ...SERVICES.map(async (name): Promise<[string, Slice]> => [name, await askService(services[name])]),
    askService(storefront?.fragments ?? fragmentsUrl).then((health): [string, Slice] => ['storefront-server', health]),
    ...REMOTES.map(async (name): Promise<[string, Slice]> => [
      name,
      { ...fromFault(await catalog.faultOf(name)), ...releaseOf(name, remotes[name], watch) },
    ]),
    (async (): Promise<[string, Slice]> => [
      'shell',
      fromFault(
        await access(path.join(shellDir, 'index.html')).then(
          () => undefined,
          () => 'is not built',
        ),
      ),
    ])(),
  ]);
  const failing = entries.filter(([, { status }]) => status !== 'ok').map(([name]) => name);
  return { status: failing.length ? 'failing' : 'ok', failing, slices: Object.fromEntries(entries) };
}

function releaseOf(
  name: RemoteName,
  releases: RemoteReleases | undefined,
  watch: CanaryWatch,
): Omit<Slice, 'status' | 'detail'> {
  if (!releases) return {};
  const { running, canary, withdrawn } = releases;
  return {
    version: running,
    ...(canary && { canary: { ...canary, ...watch.statistics(name, canary.version) } }),
    ...(withdrawn && { withdrawn }),
  };
}

function fromFault(fault: string | undefined): Slice {
  return fault === undefined ? { status: 'ok' } : { status: 'failing', detail: fault };
}

async function askService(url: string): Promise<Slice> {
  try {
    const response = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(ASK_MS) });
    const health = SliceHealth.safeParse(await response.json());
    if (response.ok && health.success && health.data.status === 'ok') return { status: 'ok' };
    if (!health.success) return fromFault(`answered ${response.status} without its health`);
    return fromFault(
      Object.entries(health.data.checks)
        .filter(([, { status }]) => status !== 'ok')
        .map(([check, { detail }]) => (detail ? `${check}: ${detail}` : check))
        .join('; ') || 'says it is failing',
    );
  } catch (error) {
    return fromFault(
      error instanceof Error && error.name === 'TimeoutError'
        ? `did not answer within ${ASK_MS} ms`
        : 'does not answer',
    );
  }
}
