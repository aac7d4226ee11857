import type { Released, RemoteReleases, Withdrawn } from '@chalkboard/contracts/host/remote-releases';

/** How long a version that nobody is given any more is still there, for tabs that were left open. */
export const RELEASE_KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A change that the state of a remote does not allow; the message says what to do. */
export class ReleaseError extends Error {}

/** The record of a version. @throws ReleaseError where it is not in the list */
export function releasedAs(releases: RemoteReleases, version: string): Released {
  const found = releases.versions.find((one) => one.version === version);
  if (!found) throw new ReleaseError(`Version ${version} is not in the list: release it first.`);
  return found;
}

/** Puts a version into the list; nobody is given it yet, unless it is the first. */
export function listed(releases: RemoteReleases | undefined, added: Released): RemoteReleases {
  if (!releases) return { running: added.version, versions: [added] };
  return { ...releases, versions: [...releases.versions.filter(({ version }) => version !== added.version), added] };
}

/** All visitors get it from now on. */
export function promoted(releases: RemoteReleases, version: string, now = new Date()): RemoteReleases {
  releasedAs(releases, version);
  const { canary: _, ...rest } = takenFrom(
    releases,
    [releases.running, releases.canary?.version].filter((one) => one !== version),
    now.toISOString(),
  );
  return version === releases.running ? rest : { ...rest, running: version, before: releases.running };
}

/** Notes until when versions were given that nobody is given any more. */
function takenFrom(releases: RemoteReleases, gone: readonly (string | undefined)[], at: string): RemoteReleases {
  return {
    ...releases,
    versions: releases.versions.map((one) => (gone.includes(one.version) ? { ...one, givenUntil: at } : one)),
  };
}

/** A share of visitors gets it. @param share percent; 0: who asks for it by the cookie, and nobody else */
export function tried(releases: RemoteReleases, version: string, share: number, now = new Date()): RemoteReleases {
  releasedAs(releases, version);
  if (version === releases.running) throw new ReleaseError(`Version ${version} is the one that everybody gets.`);
  return {
    ...takenFrom(
      releases,
      [releases.canary?.version].filter((one) => one !== version),
      now.toISOString(),
    ),
    canary: { version, share },
  };
}

/** The version that is tried is taken back, if it still is that one. */
export function withdrawn(releases: RemoteReleases, { version, at, why }: Withdrawn): RemoteReleases {
  if (releases.canary?.version !== version) return releases;
  const { canary: _, ...rest } = takenFrom(releases, [version], at);
  return { ...rest, withdrawn: { version, at, why } };
}

/**
 * Back to what was before: a version that is tried is taken back; where none is, the one before the running one runs
 * again. @throws ReleaseError where there is none
 */
export function rolledBack(releases: RemoteReleases, at: string): RemoteReleases {
  if (releases.canary) return withdrawn(releases, { version: releases.canary.version, at, why: 'taken back by hand' });
  if (!releases.before) throw new ReleaseError('There is no version before the running one to go back to.');
  return promoted(releases, releases.before, new Date(at));
}

/** Without the versions that nobody has been given for long. @returns what stays, and what went */
export function pruned(
  releases: RemoteReleases,
  now: Date,
): { readonly releases: RemoteReleases; readonly gone: readonly Released[] } {
  const used = new Set([releases.running, releases.before, releases.canary?.version]);
  const stays = ({ version, releasedAt, givenUntil = releasedAt }: Released) =>
    used.has(version) || now.getTime() - Date.parse(givenUntil) < RELEASE_KEPT_DAYS * DAY_MS;
  return {
    releases: { ...releases, versions: releases.versions.filter(stays) },
    gone: releases.versions.filter((one) => !stays(one)),
  };
}
