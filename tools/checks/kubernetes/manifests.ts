import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../../platform/workspace.mjs';

export const FOLDER = path.join(ROOT, 'deploy/kubernetes');
/** The programs that answer calls. */
export const SLICES = ['edge', 'storefront-server', 'menu', 'ordering', 'identity', 'notify'];
export const REMOTES = ['storefront', 'owner', 'admin'];

type Probe = Readonly<Record<string, unknown>> & {
  readonly httpGet?: { readonly path: string };
  readonly failureThreshold: number;
};

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom?: readonly {
    readonly configMapRef?: { readonly name: string };
    readonly secretRef?: { readonly name: string };
  }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly lifecycle?: unknown;
  readonly resources?: Readonly<Record<'requests' | 'limits', Readonly<Record<'cpu' | 'memory', string>>>>;
  readonly securityContext?: Readonly<Record<string, unknown>>;
}

export interface PodSpec {
  readonly automountServiceAccountToken?: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext?: Readonly<Record<string, unknown>>;
  readonly containers: readonly Container[];
  readonly volumes?: readonly { readonly secret?: { readonly secretName: string } }[];
}

export interface Peer {
  readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
  readonly namespaceSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

export interface Rule {
  readonly ports: readonly { readonly port: number }[];
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
}

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly replicas?: number;
    readonly selector?: { readonly matchLabels?: Readonly<Record<string, string>> };
    readonly template?: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: PodSpec;
    };
    readonly podSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
    readonly policyTypes?: readonly string[];
    readonly ingress?: readonly Rule[];
    readonly egress?: readonly Rule[];
    readonly minReplicas?: number;
    readonly minReplicaCount?: number;
    readonly maxReplicaCount?: number;
    readonly scaleTargetRef?: { readonly name: string };
    readonly triggers?: readonly { readonly type: string; readonly metadata: Readonly<Record<string, string>> }[];
  };
}

/** Files of the folder, as paths from it. */
export const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).toSorted();
const textOf = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

/** Every object as it is written, before an overlay changes it. */
export const written = files
  .filter((file) => file.endsWith('.yaml') && path.basename(file) !== 'kustomization.yaml')
  .flatMap((file) =>
    parseAllDocuments(textOf(file)).map((document) => ({
      file,
      manifest: document.toJS() as Manifest,
      errors: document.errors,
    })),
  );

/** Folders that kustomize reads, by their path. */
export const kustomizations = files
  .filter((file) => path.basename(file) === 'kustomization.yaml')
  .map(
    (file) =>
      [
        path.dirname(file),
        parse(textOf(file)) as { readonly kind: string; readonly resources?: readonly string[] },
      ] as const,
  );

/** What a slice is told by its own file. */
export function variablesOf(slice: string): Readonly<Record<string, string>> {
  const lines = textOf(`base/${slice}/${slice}.env`)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

/** Of Debian's package `kubernetes-client` from 1.30 on, or a release of it. Rendering needs no cluster. */
export const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;

const kept = new Map<string, Manifest[]>();

/** The objects of a folder as they are sent to the cluster. */
export function rendered(folder: string): Manifest[] {
  const objects = kept.get(folder) ?? render(folder);
  kept.set(folder, objects);
  return objects;
}

function render(folder: string): Manifest[] {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', path.join(FOLDER, folder)], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
}

/** What is wrong with objects by schema and type of their kinds. */
export function faultsOf(objects: readonly unknown[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'validate-manifests.mjs')],
    { input: JSON.stringify(objects), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

/** Those that start containers, with what they start. */
export function podsOf(objects: readonly Manifest[]): (readonly [string, PodSpec, Manifest])[] {
  return objects.flatMap((manifest) =>
    manifest.spec?.template
      ? [[`${manifest.kind} ${manifest.metadata.name}`, manifest.spec.template.spec, manifest] as const]
      : [],
  );
}
