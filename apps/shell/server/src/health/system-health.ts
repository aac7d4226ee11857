import { access } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES, SERVICES, SliceHealth, type ServiceName, type SystemHealth } from '@chalkboard/contracts';
import type { RemoteCatalog } from '../pages/remote-catalog';

const ASK_MS = 1500;

type Slice = SystemHealth['slices'][string];

/** Asks every slice how it is, all at once; the answer names those that are not well. */
export async function checkSystem({ services, fragmentsUrl, shellDir, catalog }: { readonly services: Readonly<Record<ServiceName, string>>; readonly fragmentsUrl: string; readonly shellDir: string; readonly catalog: RemoteCatalog }): Promise<SystemHealth> {
  const entries: [string, Slice][] = await Promise.all([
    ...SERVICES.map(async (name): Promise<[string, Slice]> => [name, await askService(services[name])]),
    askService(fragmentsUrl).then((health): [string, Slice] => ['storefront-server', health]),
    ...REMOTES.map(async (name): Promise<[string, Slice]> => [name, fromFault(await catalog.faultOf(name))]),
    (async (): Promise<[string, Slice]> => ['shell', fromFault(await access(path.join(shellDir, 'index.html')).then(() => undefined, () => 'is not built'))])(),
  ]);
  const failing = entries.filter(([, { status }]) => status !== 'ok').map(([name]) => name);
  return { status: failing.length ? 'failing' : 'ok', failing, slices: Object.fromEntries(entries) };
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
    return fromFault(Object.entries(health.data.checks).filter(([, { status }]) => status !== 'ok').map(([check, { detail }]) => (detail ? `${check}: ${detail}` : check)).join('; ') || 'says it is failing');
  } catch (error) {
    return fromFault(error instanceof Error && error.name === 'TimeoutError' ? `did not answer within ${ASK_MS} ms` : 'does not answer');
  }
}
