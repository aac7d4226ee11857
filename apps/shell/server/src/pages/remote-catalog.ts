import {
  HOST_CONTRACTS,
  REMOTES,
  type GivenRemote,
  type Released,
  type ReleaseList,
  type RemoteName,
  type RemotesManifest,
  type UiLanguage,
} from '@chalkboard/contracts';
import { satisfies } from 'semver';
import type { ReleaseFiles } from '../releases/release-files';
import type { ReleaseListFile } from '../releases/release-list';
import { releasedAs } from '../releases/release-rules';
import { isAmong, type Visitor } from '../releases/visitor-group';

/** The address of a file in a version of a remote. */
export const addressIn = (name: RemoteName, version: string, file: string) => `/remotes/${name}/${version}/${file}`;

/** Files that a page with a remote will ask for, as addresses of the site. */
export interface RemoteAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A remote as a visitor gets it. */
export interface ChosenRemote {
  readonly name: RemoteName;
  readonly released: Released;
  /** What it needs and this shell does not have. */
  readonly needs: string | undefined;
}

/** What a visitor gets. */
export interface Choice {
  readonly remotes: Readonly<Partial<Record<RemoteName, ChosenRemote>>>;
  readonly manifest: RemotesManifest;
  /** Others may get something else. */
  readonly isSplit: boolean;
}

/** Which remotes there are, and who gets which version of them. */
export interface RemoteCatalog {
  choose(visitor: Visitor): Promise<Choice>;
  /** @param ui language of the words that the page begins with */
  assets(remote: ChosenRemote, ui: UiLanguage): Promise<RemoteAssets>;
  /** Why a remote cannot be served; undefined when it can. */
  faultOf(name: RemoteName): Promise<string | undefined>;
}

/** @param reactVersion of the shell */
export function createRemoteCatalog({
  list,
  files,
  reactVersion,
}: {
  readonly list: ReleaseListFile;
  readonly files: ReleaseFiles;
  readonly reactVersion: string;
}): RemoteCatalog {
  const needs = (released: Released) => missingFor(released, reactVersion);
  // As long as the list is the same, visitors of the same groups share what they get.
  const choices = new WeakMap<ReleaseList, Map<string, Choice>>();
  return {
    choose: async (visitor) => {
      const known = await list.read();
      const attempts = REMOTES.filter((name) => {
        const canary = known.remotes[name]?.canary;
        return canary && isAmong(visitor, { name, ...canary });
      });
      const ofList = choices.get(known) ?? new Map<string, Choice>();
      choices.set(known, ofList);
      const key = attempts.join(' ');
      const choice = ofList.get(key) ?? choiceOf(known, attempts, needs);
      ofList.set(key, choice);
      return choice;
    },
    assets: async ({ name, released }, ui) => {
      const address = (file: string) => addressIn(name, released.version, file);
      // Without word of what it is made of, the entry is asked for early all the same.
      const build = await files.build(name, released).catch(() => undefined);
      return {
        scripts: [released.entry, ...(build?.scripts ?? []), ...(build?.texts?.[ui] ?? [])].map(address),
        styles: (build?.styles ?? []).map(address),
      };
    },
    faultOf: async (name) => {
      const releases = (await list.read()).remotes[name];
      if (!releases) return (await list.fault()) ?? 'is not released';
      const given = [releases.running, ...(releases.canary ? [releases.canary.version] : [])].map((version) =>
        releasedAs(releases, version),
      );
      const faults = await Promise.all(
        given.map(async (released) => needs(released) ?? (await files.faultOf(name, released))),
      );
      return faults.find((fault) => fault !== undefined);
    },
  };
}

function choiceOf(
  { remotes }: ReleaseList,
  attempts: readonly RemoteName[],
  needs: (released: Released) => string | undefined,
): Choice {
  const chosen = REMOTES.flatMap((name): ChosenRemote[] => {
    const releases = remotes[name];
    if (!releases) return [];
    const { canary, running } = releases;
    const isTried = canary !== undefined && attempts.includes(name);
    const released = releasedAs(releases, isTried ? canary.version : running);
    return [{ name, released, needs: needs(released) }];
  });
  return {
    remotes: Object.fromEntries(chosen.map((remote) => [remote.name, remote])),
    manifest: {
      remotes: chosen.map(({ name, released: { version, entry }, needs: missing }): GivenRemote => ({
        name,
        version,
        entry: addressIn(name, version, entry),
        ...(missing && { needs: missing }),
      })),
    },
    isSplit: Object.values(remotes).some(({ canary }) => canary !== undefined),
  };
}

/** What a version needs and this shell does not have, in words for operators. */
function missingFor({ host, react }: Released, reactVersion: string): string | undefined {
  if (!host.some((contract) => HOST_CONTRACTS.includes(contract)))
    return `needs host contract ${host.join(' or ')}, and the shell serves ${HOST_CONTRACTS.join(' and ')}`;
  if (!satisfies(reactVersion, react)) return `needs React ${react}, and the shell has ${reactVersion}`;
  return undefined;
}
