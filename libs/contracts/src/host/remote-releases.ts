import { z } from 'zod';
import { REMOTES } from '../routes';
import { HostNeeds, Integrity, RemoteVersion } from './remote-build';

const Released = HostNeeds.extend({
  version: RemoteVersion,
  releasedAt: z.iso.datetime(),
  /** When visitors were given it last; absent: they are, or never were. */
  givenUntil: z.iso.datetime().optional(),
  entry: z.string(),
  /** Of its `build.json`, which names the hashes of all other files. */
  integrity: Integrity,
  /** Where its files lie; absent: in `<name>/<version>/` beside the list. */
  files: z.url({ protocol: /^https?$/ }).optional(),
  /** Origin of the fragment server of this version; absent: of the one that the edge knows. */
  fragments: z.url({ protocol: /^https?$/ }).optional(),
});
export type Released = z.infer<typeof Released>;

export const Withdrawn = z.object({ version: RemoteVersion, at: z.iso.datetime(), why: z.string().max(300) });
export type Withdrawn = z.infer<typeof Withdrawn>;

/** The versions of one remote, and who gets which. */
export const RemoteReleases = z.object({
  running: RemoteVersion,
  /** The one that ran before: `npm run rollback` goes back to it. */
  before: RemoteVersion.optional(),
  /** Given to this share of visitors, in percent, and to whoever asks for it. */
  canary: z.object({ version: RemoteVersion, share: z.number().min(0).max(100) }).optional(),
  /** The last one that was tried and taken back. */
  withdrawn: Withdrawn.optional(),
  /** All whose files are there, the newest last. */
  versions: z.array(Released).min(1),
});
export type RemoteReleases = z.infer<typeof RemoteReleases>;

/** `remotes.json` of an environment. A remote that is not released there is not in it. */
export const ReleaseList = z.object({ remotes: z.partialRecord(z.enum(REMOTES), RemoteReleases) });
export type ReleaseList = z.infer<typeof ReleaseList>;
