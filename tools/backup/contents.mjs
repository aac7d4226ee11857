import path from 'node:path';
import { secretsFile } from '../platform/secrets.mjs';

/**
 * The PostgreSQL server: every service's tables, recordings, and the keys that sign tokens (`identity.signing_keys`).
 */
export const DATABASE_FILE = 'postgres.tar.gz';

/**
 * What lies in a data folder beside the database and cannot be made again, by its place there: the passwords of roles,
 * ORDER_LINK_KEY, STAFF_SECRETS_KEY and WEBHOOK_SECRETS_KEY (`secrets.json`), and files (`blobs`): the uploads of the
 * last 24 hours, logos and photographs of menus. The broker's folder is left out: PostgreSQL is the record.
 */
export const SAVED = [path.basename(secretsFile('')), 'blobs'];

/** Where a data folder keeps its backups; restoring leaves it alone. */
export const BACKUPS_DIR = 'backups';
/** Holds the time of the last backup that succeeded, in seconds since 1970, for those who watch it. */
export const LAST_SUCCESS_FILE = 'last-success';
