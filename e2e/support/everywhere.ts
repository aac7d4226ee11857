import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'nats';
import type { OwnSystem } from './system';

/**
 * Where any of these words stands: every column of every table of every schema, every message of every stream (and with
 * them the key-value buckets, which are streams), and every file of the data folder. Of the database's own files only
 * what its tables show is looked at: pages that were freed, and the log of changes, are the database's, and are written
 * over as it goes on.
 *
 * @returns the places, each with the word, short enough to read in a failure
 */
export async function foundEverywhere(system: OwnSystem, words: readonly string[]): Promise<string[]> {
  const wanted = words.map((word) => word.toLowerCase());
  const placesIn = (text: string, place: string) => {
    const folded = text.toLowerCase();
    return wanted.filter((word) => folded.includes(word)).map((word) => `${place}: ${word}`);
  };
  return [
    ...(await inTables(system, words)),
    ...(await inStreams(system, placesIn)),
    ...inFiles(system.dataDir, placesIn),
  ];
}

type PlacesIn = (text: string, place: string) => string[];

async function inTables({ database }: OwnSystem, words: readonly string[]): Promise<string[]> {
  const tables = await database.rows<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    // Bytes are shown as hexadecimal digits, so that words in them are looked for as such, which tell great letters
    // from small ones.
    const patterns = words
      .flatMap((word) => [word, ...[word, word.toLowerCase()].map((written) => Buffer.from(written).toString('hex'))])
      .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    const rows = await database.rows<{ text: string }>(
      `SELECT left(held::text, 300) AS text FROM ${name} AS held WHERE held::text ILIKE ANY ($1) LIMIT 3`,
      [patterns],
    );
    places.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return places;
}

async function inStreams({ platform }: OwnSystem, placesIn: PlacesIn): Promise<string[]> {
  const { url, users } = platform.nats;
  const connection = await connect({ servers: url, user: users?.platform?.user, pass: users?.platform?.password });
  try {
    const manager = await connection.jetstreamManager();
    const places: string[] = [];
    for await (const { config, state } of manager.streams.list()) {
      for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
        const message = await manager.streams.getMessage(config.name, { seq }).catch(() => undefined);
        if (!message) continue;
        const notes = [...message.header].flatMap(([name, values]) => [name, ...values]);
        places.push(
          ...placesIn([message.subject, message.string(), ...notes].join('\n'), `${config.name}, ${message.subject}`),
        );
      }
    }
    return places;
  } finally {
    await connection.close();
  }
}

function inFiles(folder: string, placesIn: PlacesIn): string[] {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return inFiles(at, placesIn);
    return entry.isFile() ? placesIn(readFileSync(at).toString('latin1'), at) : [];
  });
}
