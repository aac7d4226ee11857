import { z } from 'zod';
import { OwnPages } from '../http/fragment';
import { REMOTES } from '../routes';

/** In the folder of a remote's build: what lies there. Written as the last step of the build. */
export const BUILD_FILE = 'build.json';

/** Hash of what was built: the same sources give the same version, wherever they are built. */
export const RemoteVersion = z.string().regex(/^[0-9a-f]{12}$/);
/** Of a file's bytes, as browsers take it in an `integrity` attribute. */
export const Integrity = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);
const FileName = z
  .string()
  .regex(/^[\w-]+(?:\.[\w-]+)*$/)
  .max(120);

/** What a remote asks of the shell that it runs in. */
export const HostNeeds = z.object({
  /** Versions of the host contract that it can run with. */
  host: z.array(z.int().min(1)).min(1),
  /** Semver range. */
  react: z.string().min(1).max(40),
});
export type HostNeeds = z.infer<typeof HostNeeds>;

export const RemoteBuild = HostNeeds.extend({
  name: z.enum(REMOTES),
  version: RemoteVersion,
  entry: FileName,
  /** What a page of the shell with this remote asks for beside the entry. */
  scripts: z.array(FileName),
  styles: z.array(FileName),
  /** Of the words that it begins with, by the language. */
  texts: z.record(z.string(), z.array(FileName)).optional(),
  /** Its pages that need no shell. */
  ownPages: OwnPages,
  /** Every file that a browser may ask for, the packed ones (`.br`, `.gz`) among them. */
  files: z.record(FileName, Integrity),
});
export type RemoteBuild = z.infer<typeof RemoteBuild>;
