import { existsSync } from 'node:fs';
import path from 'node:path';
import { faultsOf, FOLDER, hasKubectl, kustomizations, REMOTES, rendered, SLICES, written } from './manifests';

// Types are read by a compiler of its own, three times.
jest.setTimeout(180_000);

describe('the manifests', () => {
  it('parse, and fit schema and type of their kind', () => {
    expect(written.flatMap(({ file, errors }) => errors.map(({ message }) => `${file}: ${message}`))).toEqual([]);
    expect(written.length).toBeGreaterThan(40);
    expect(faultsOf(written.map(({ manifest }) => manifest))).toEqual([]);
  });

  it('are refused when a field is wrong, missing or unknown', () => {
    const [service] = written.filter(({ manifest }) => manifest.kind === 'Service').map(({ manifest }) => manifest);
    const [deployment] = written
      .filter(({ manifest }) => manifest.kind === 'Deployment')
      .map(({ manifest }) => manifest);
    const named = (name: string) => ({ metadata: { name } });
    const faults = faultsOf([
      { ...service, ...named('wrong'), spec: { ...service?.spec, ports: [{ port: 'http' }] } },
      { ...service, ...named('unknown'), spec: { ...service?.spec, selectr: { a: 'b' } } },
      { ...deployment, ...named('missing'), spec: {} },
    ]);
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Service wrong: .*port must be integer/),
        expect.stringMatching(/^Service unknown: .*selectr/),
        expect.stringMatching(/^Deployment missing: .*required property selector/),
      ]),
    );
  });

  it('lie in a folder for each slice, each of which is rendered alone, by itself and as a canary', () => {
    const folders = kustomizations.map(([folder]) => folder);
    const wanted = [
      ...SLICES.flatMap((slice) => [`base/${slice}`, `overlays/production/${slice}`, `overlays/canary/${slice}`]),
      ...REMOTES.flatMap((remote) =>
        ['release', 'canary', 'rollback'].map((action) => `base/remotes/${remote}/${action}`),
      ),
    ];
    expect(folders).toEqual(expect.arrayContaining(wanted));
  });

  it('are all named by a kustomization, which names only what there is', () => {
    const named = kustomizations.flatMap(([folder, { resources = [] }]) =>
      resources.map((resource) => path.join(folder, resource)),
    );
    // One folder lies outside: the broker's rights, made from the contracts.
    expect(named.filter((resource) => !existsSync(path.join(FOLDER, resource)))).toEqual([]);
    expect(written.map(({ file }) => file).filter((file) => !named.includes(file))).toEqual([]);
  });
});

const rendering = hasKubectl ? describe : describe.skip;
rendering('rendered by kubectl', () => {
  const FOLDERS = kustomizations.filter(([, { kind }]) => kind === 'Kustomization').map(([folder]) => folder);

  it('each folder fits schema and type, and names each object once', () => {
    const objects = FOLDERS.map((folder) => rendered(folder));
    expect(faultsOf(objects.flat())).toEqual([]);
    for (const [index, folder] of FOLDERS.entries()) {
      const names = objects[index]!.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
      expect([folder, names.length, new Set(names).size]).toEqual([folder, names.length, names.length]);
    }
  });

  it('a canary is one instance beside those that run, with the settings of its own build and nothing else', () => {
    for (const slice of SLICES) {
      const objects = rendered(`overlays/canary/${slice}`);
      expect(objects.map(({ kind }) => kind)).toEqual(['ConfigMap', 'Deployment']);
      const { metadata, spec } = objects[1]!;
      expect([
        metadata.name,
        spec.replicas,
        spec.selector?.matchLabels?.track,
        spec.template?.metadata.labels.track,
      ]).toEqual([`${slice}-canary`, 1, 'canary', 'canary']);
      const [service] = rendered(`base/${slice}`).filter(({ kind }) => kind === 'Service');
      expect(spec.template?.metadata.labels).toMatchObject(service?.spec.selector as object);
    }
  });

  it('a change of what a slice is told starts it anew: its settings have a name of their content', () => {
    for (const slice of SLICES) {
      const objects = rendered(`overlays/production/${slice}`);
      const settings = objects.find(({ kind }) => kind === 'ConfigMap')!.metadata.name;
      expect(settings).toMatch(new RegExp(`^${slice}-\\w{10}$`));
      const result = objects.flatMap(
        ({ spec }) =>
          spec?.template?.spec.containers.map(({ envFrom }) =>
            envFrom?.map(({ configMapRef }) => configMapRef?.name),
          ) ?? [],
      );
      for (const names of result) expect(names).toEqual(['site', settings]);
    }
  });

  it('a remote is released, tried on some and taken back by jobs of three names', () => {
    for (const remote of REMOTES) {
      const jobs = ['release', 'canary', 'rollback'].flatMap((action) => rendered(`base/remotes/${remote}/${action}`));
      expect(
        jobs.map(({ metadata, spec }) => [metadata.name, spec.template?.spec.containers[0]?.command?.join(' ')]),
      ).toEqual([
        [`${remote}-release`, `node tools/release/release.mjs ${remote} --no-build --to /remotes`],
        [`${remote}-canary`, `node tools/release/release.mjs ${remote} --no-build --to /remotes --canary 10`],
        [`${remote}-rollback`, `node tools/release/rollback.mjs ${remote} --to /remotes`],
      ]);
    }
  });
});
