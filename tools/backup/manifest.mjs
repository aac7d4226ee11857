import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { PlatformError } from '../platform/workspace.mjs';

/** Raised when an older version could not read what is written now. */
const FORMAT = 1;
const MANIFEST_FILE = 'manifest.json';

/** A place inside the folder, with `/`: never absolute, never upwards. */
const Inside = z
  .string()
  .refine(
    (file) =>
      file !== '' &&
      !file.includes('\\') &&
      !path.posix.isAbsolute(file) &&
      path.posix.normalize(file) === file &&
      !file.startsWith('..'),
  );

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** Of the product that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** Major version of the database server. */
  postgres: z.int().positive(),
  files: z
    .array(
      z.object({
        path: Inside,
        mode: z.int().min(0).max(0o777),
        bytes: z.int().nonnegative(),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .min(1),
});

/** @typedef {z.infer<typeof Manifest>} Manifest */

/**
 * Writes down what lies in a backup's folder; last of all, so that a folder without it is no backup.
 * @param {string} folder @param {Omit<Manifest, 'format' | 'files'>} about
 */
export async function writeManifest(folder, about) {
  const paths = filesIn(folder);
  const files = [];
  for (const file of paths) {
    const { mode, size } = fs.statSync(path.join(folder, file));
    files.push({ path: file, mode: mode & 0o777, bytes: size, sha256: await checksum(path.join(folder, file)) });
  }
  fs.writeFileSync(
    path.join(folder, MANIFEST_FILE),
    `${JSON.stringify({ format: FORMAT, ...about, files }, undefined, 2)}\n`,
    { mode: 0o600 },
  );
}

/** @param {string} folder @returns {Manifest | undefined} undefined: the folder holds no backup */
export function readManifest(folder) {
  const file = path.join(folder, MANIFEST_FILE);
  if (!fs.existsSync(file)) return undefined;
  let written;
  try {
    written = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    throw new PlatformError(`${file} is damaged: take another backup.`);
  }
  if (typeof written?.format === 'number' && written.format > FORMAT)
    throw new PlatformError(
      `${folder} was made by a newer version (${written.version}): restore it with that version.`,
    );
  const manifest = Manifest.safeParse(written);
  if (!manifest.success) throw new PlatformError(`${file} is damaged: take another backup.`);
  return manifest.data;
}

/**
 * Reads every file of a backup once.
 * @param {string} folder @param {Manifest} manifest
 * @throws {PlatformError} one is missing or not what was written
 */
export async function verify(folder, { files }) {
  for (const { path: name, bytes, sha256 } of files) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) throw new PlatformError(`${name} is missing in ${folder}: take another backup.`);
    if (fs.statSync(file).size !== bytes || (await checksum(file)) !== sha256)
      throw new PlatformError(`${name} in ${folder} is damaged: take another backup.`);
  }
}

/** Every file below a folder, by its place there. @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** @param {string} file @returns {Promise<string>} */
async function checksum(file) {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}
