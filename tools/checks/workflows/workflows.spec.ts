import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { DELIVERED } from '../../delivery/slices.mjs';
import { ROOT } from '../../platform/workspace.mjs';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Workflow {
  readonly on: {
    readonly push?: { readonly branches: string[]; readonly paths: string[] };
    readonly workflow_call?: { readonly inputs: Readonly<Record<string, unknown>> };
  };
  readonly permissions?: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>>; readonly steps?: readonly Step[] }
    >
  >;
}

const FOLDER = path.join(ROOT, '.github/workflows');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const workflows = readdirSync(FOLDER).map(
  (file) => [file, parse(read(`.github/workflows/${file}`)) as Workflow] as const,
);
const steps = workflows.flatMap(([file, { jobs }]) =>
  Object.values(jobs).flatMap((job) => (job.steps ?? []).map((step) => [file, step] as const)),
);
const runs = steps.flatMap(([file, { run }]) => (run ? [[file, run] as const] : []));

function faultsOf(files: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'validate-workflows.mjs'), ...files],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

describe('the workflows', () => {
  it('are what GitHub’s own parser takes', () => {
    expect(workflows.length).toBe(DELIVERED.length + 3);
    expect(faultsOf(workflows.map(([file]) => path.join(FOLDER, file)))).toEqual([]);
  });

  it('would be refused with a key or a value that there is not', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'workflows-'));
    const file = path.join(folder, 'bad.yml');
    writeFileSync(
      file,
      read('.github/workflows/check.yml')
        .replace('timeout-minutes', 'timeout-minuets')
        .replace('${{ github.ref }}', '${{ githubb.ref }}'),
    );
    expect(faultsOf([file]).toSorted()).toEqual([
      expect.stringContaining("'timeout-minuets'"),
      expect.stringContaining("'githubb'"),
    ]);
    rmSync(folder, { recursive: true });
  });

  it('run actions by what they are, not by a name that may come to mean something else', () => {
    const used = steps.flatMap(([, { uses }]) => uses ?? []);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(name))).toEqual([]);
    // What a person reads beside it.
    const lines = workflows.flatMap(([file]) =>
      read(`.github/workflows/${file}`)
        .split('\n')
        .filter((line) => /uses: [\w-]+\//.test(line)),
    );
    expect(lines.filter((line) => !/# v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('may only read the repository, and put nothing that others wrote into a script', () => {
    for (const [file, { permissions }] of workflows) expect([file, permissions]).toEqual([file, { contents: 'read' }]);
    expect(runs.filter(([, run]) => run.includes('${{'))).toEqual([]);
    expect(
      workflows.filter(([file]) => /pull_request_target|workflow_run/.test(read(`.github/workflows/${file}`))),
    ).toEqual([]);
  });

  it('call scripts, test sizes and programs that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = (pattern: RegExp) =>
      runs.flatMap(([, run]) => [...run.matchAll(pattern)].map(([, name]) => name as string));
    expect(named(/npm run ([\w:-]+)/g).filter((script) => !(script in scripts))).toEqual([]);
    expect(
      named(/--selectProjects (\w+)/g).filter((project) => !read('jest.config.cjs').includes(`project('${project}'`)),
    ).toEqual([]);
    expect(named(/node ([\w./-]+\.mjs)/g).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const folders = named(/(deploy\/kubernetes\/[\w/$-]+)/g).filter((name) => name.includes('$SLICE'));
    const services = DELIVERED.filter(({ kind }) => kind === 'service');
    const remotes = DELIVERED.filter(({ kind }) => kind === 'remote');
    const meant = folders.flatMap((folder) =>
      (folder.includes('/remotes/') ? remotes : services).map(({ name }) => folder.replace('$SLICE', name)),
    );
    expect(meant.length).toBeGreaterThan(20);
    expect(meant.filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
  });
});

/** Our packages that one needs, by their folders; in a bundle they are part of it. */
function libraries(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as { dependencies?: Record<string, string> };
  const folders = ['contracts', 'service-kit', 'ui', 'web-kit']
    .filter((name) => `@chalkboard/${name}` in dependencies)
    .map((name) => `libs/${name}`);
  return [...new Set(folders.flatMap((lib) => [lib, ...libraries(lib)]))];
}

describe.each(DELIVERED)('the delivery of $name', ({ name, kind, project, folder, migrates }) => {
  const { on, jobs } = parse(read(`.github/workflows/deliver-${name}.yml`)) as Workflow;

  it('is that of its kind', () => {
    const { uses, with: given } = jobs.deliver!;
    expect([uses, given?.slice, given?.project, given?.migrates ?? false]).toEqual([
      `./.github/workflows/deliver-${kind}.yml`,
      name,
      project,
      migrates,
    ]);
    expect(JSON.parse(read(`${folder}/package.json`)).name).toBe(project);
    const inputs = workflows.find(([file]) => file === `deliver-${kind}.yml`)?.[1].on.workflow_call?.inputs ?? {};
    expect(Object.keys(given ?? {}).filter((input) => !(input in inputs))).toEqual([]);
  });

  it('begins when what goes into it changes, on the main branch alone', () => {
    expect(on.push?.branches).toEqual(['main']);
    const needed = [
      folder,
      ...libraries(folder),
      'package-lock.json',
      'Dockerfile',
      ...(kind === 'service'
        ? [`deploy/kubernetes/base/${name}`, `deploy/kubernetes/overlays/production/${name}`]
        : [`deploy/kubernetes/base/remotes/${name}`]),
    ];
    const covers = (file: string) =>
      on.push?.paths.some((pattern) => pattern === file || `${file}/`.startsWith(pattern.replace('**', '')));
    expect(needed.filter((file) => !covers(file))).toEqual([]);
  });

  it('builds a part of the Dockerfile that there is', () => {
    const dockerfile = read('Dockerfile');
    const [, target = ''] = /^ {10}target: (\S+)$/m.exec(read(`.github/workflows/deliver-${kind}.yml`)) ?? [];
    expect(dockerfile).toMatch(new RegExp(`^FROM .* AS ${target}$`, 'm'));
    if (kind === 'remote') expect(dockerfile).toContain('npm run build --workspace "apps/${SLICE}"');
    else
      expect(dockerfile).toMatch(
        new RegExp(`^  ([\\w|-]*\\|)?${name}(\\|[\\w|-]*)?\\) main=|^  ${name}\\) .*main=`, 'm'),
      );
  });
});

describe('CODEOWNERS', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/) as [string, ...string[]]);
  const ownersOf = (file: string) =>
    lines.findLast(([pattern]) => pattern === '*' || `/${file}`.startsWith(pattern))?.slice(1);

  it('names paths that there are, and somebody for each', () => {
    expect(
      lines.filter(([pattern]) => pattern !== '*' && !existsSync(path.join(ROOT, pattern))).map(([pattern]) => pattern),
    ).toEqual([]);
    expect(
      lines.filter(
        ([, ...owners]) => owners.length === 0 || owners.some((owner) => !/^@chalkboard\/[\w-]+$/.test(owner)),
      ),
    ).toEqual([]);
  });

  it.each(DELIVERED)('whoever owns $name owns where it runs and how it is delivered', ({ name, kind, folder }) => {
    const owners = ownersOf(`${folder}/`);
    expect(owners).not.toEqual(ownersOf('package.json'));
    const run =
      kind === 'service'
        ? [`deploy/kubernetes/base/${name}/`, `deploy/kubernetes/overlays/production/${name}/`]
        : [`deploy/kubernetes/base/remotes/${name}/`];
    for (const file of [...run, `.github/workflows/deliver-${name}.yml`])
      expect([file, ownersOf(file)]).toEqual([file, owners]);
  });
});
