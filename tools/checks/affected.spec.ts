import { execFileSync } from 'node:child_process';
import { NX, NX_ENV } from '../platform/run.mjs';
import { ROOT } from '../platform/workspace.mjs';

const SERVICES = ['edge', 'identity', 'menu', 'notify', 'ordering'];
const APPS = ['admin', 'owner', 'shell', 'storefront', 'storefront-server'];

/** Projects that Nx takes to be affected by a change of these files. */
function affectedBy(file: string): string[] {
  const json = execFileSync(process.execPath, [NX, 'show', 'projects', '--affected', `--files=${file}`, '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...NX_ENV },
  });
  return (JSON.parse(json) as string[]).map((name) => name.replace('@chalkboard/', '')).sort();
}

describe('of a change are affected', () => {
  it.each([
    ['of a service: that service', 'services/menu/src/main.ts', ['menu']],
    ['of a remote: that remote', 'apps/owner/src/remote.tsx', ['owner']],
    [
      'of a remote with a server that draws it: both',
      'apps/storefront/src/remote.tsx',
      ['storefront', 'storefront-server'],
    ],
    ['of the components: the apps', 'libs/ui/src/index.ts', [...APPS, 'ui', 'web-kit']],
    [
      'of a tool that nothing is built or tested with: the tools, and the benchmarks, which use them',
      'tools/digitise.mjs',
      ['benchmarks', 'tools'],
    ],
    [
      'of how things are built: what is built',
      'tools/build/minimizers.mjs',
      [...APPS, ...SERVICES, 'benchmarks', 'build-tools', 'e2e', 'tools', 'ui', 'web-kit'],
    ],
    ['of a document: nothing', 'docs/architecture.md', []],
  ])('%s', (_, file, projects) => {
    expect(affectedBy(file)).toEqual([...projects].sort());
  });
});
