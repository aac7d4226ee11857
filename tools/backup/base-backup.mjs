import { once } from 'node:events';
import fs from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { PlatformError } from '../platform/workspace.mjs';

/** Before this version the server sent a base backup in another form. */
const OLDEST_MAJOR = 15;
/** The first byte of each message says what it holds. */
const KIND = { archive: 0x6e, data: 0x64 };

/**
 * Copies a whole running PostgreSQL server (all databases and roles, and the log that makes the copy consistent) into a
 * gzipped tar file. Clients go on reading and writing meanwhile. It speaks the server's replication protocol, because
 * the npm package has no pg_basebackup.
 * @param {{ url: string, file: string }} options `url` of a superuser; `file` must not exist
 * @returns {Promise<{ major: number }>} the server's major version: only that one can start from the copy
 */
export async function baseBackup({ url, file }) {
  const client = new pg.Client(/** @type {pg.ClientConfig} */ ({ connectionString: url, replication: 'database' }));
  // A lost connection also fails the command that runs, which is what the caller hears of.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('SHOW server_version');
    const major = Number.parseInt(rows[0].server_version, 10);
    if (major < OLDEST_MAJOR)
      throw new PlatformError(
        `PostgreSQL ${major} is too old for this backup: use ${OLDEST_MAJOR} or newer, or pg_dump.`,
      );
    const tar = new PassThrough();
    const written = pipeline(tar, createGzip({ level: 1 }), fs.createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    const copy = new BaseBackupCommand(tar);
    client.query(copy);
    await Promise.all([written, copy.done.catch((error) => tar.destroy(error))]);
    return { major };
  } finally {
    await client.end();
  }
}

/** The command as `pg` runs one: its methods are called with what the server answers. */
class BaseBackupCommand {
  #archives = 0;
  #tar;
  /** @type {(value?: undefined) => void} */ #resolve = () => undefined;
  /** @type {(error: Error) => void} */ #reject = () => undefined;
  /** @type {Error | undefined} */ #failure;

  /** @param {PassThrough} tar takes the archive, and is ended after it */
  constructor(tar) {
    this.#tar = tar;
    /** @type {Promise<void>} */
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** @param {pg.Connection} connection */
  submit(connection) {
    // Nobody takes what the server would go on sending; a line that waits for room would wait for ever.
    this.#tar.once('error', () => connection.stream.destroy());
    // WAL: the copy starts without any archive of the log. MANIFEST: our own has the checksum of the whole.
    connection.query("BASE_BACKUP (LABEL 'backup', CHECKPOINT 'fast', WAL true, MANIFEST 'no')");
  }

  /** @param {{ chunk: Buffer }} message @param {{ stream: import('node:net').Socket }} connection */
  handleCopyData({ chunk }, { stream }) {
    if (chunk[0] === KIND.archive) this.#archives += 1;
    if (chunk[0] !== KIND.data || this.#failure) return;
    // A copy: the parser uses the buffer again.
    if (this.#tar.write(Buffer.from(chunk.subarray(1))) || stream.isPaused()) return;
    stream.pause();
    void once(this.#tar, 'drain')
      .finally(() => stream.resume())
      .catch(() => undefined);
  }

  /** @param {Error} error */
  handleError(error) {
    this.#failure = error;
    this.#reject(error);
  }

  handleReadyForQuery() {
    if (this.#archives > 1)
      this.#failure ??= new PlatformError(
        'This server keeps tables in tablespaces of their own, which this backup does not know: use pg_dump.',
      );
    if (this.#failure) return this.#reject(this.#failure);
    this.#tar.end();
    this.#resolve();
  }

  // Positions in the log and the list of tablespaces come as rows; nobody needs them.
  handleRowDescription() {}
  handleDataRow() {}
  handleCommandComplete() {}
}
