import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../platform/workspace.mjs';
import { notExpanding } from './migration-rules.mjs';

/** From here on a job migrates while the build before still runs. */
const FIRST = 1_760_004_500_000;

const migrations = ['services', 'libs/service-kit/src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /(^|\/)src\/.*migrations\/\d+-[\w-]+\.ts$|^persistence\/migrations\/\d+-[\w-]+\.ts$/.test(file) &&
        !file.includes('node_modules'),
    )
    .map((file) => path.join(folder, file)),
);
const madeAt = (file: string) => Number(/(\d+)-[\w-]+\.ts$/.exec(file)?.[1]);

it('a migration adds, or says why nothing reads any more what it removes', () => {
  expect(migrations.length).toBeGreaterThan(50);
  const faults = migrations
    .filter((file) => madeAt(file) >= FIRST)
    .flatMap((file) => notExpanding(readFileSync(path.join(ROOT, file), 'utf8')).map((fault) => `${file} ${fault}`));
  expect(faults).toEqual([]);
});

const migration = (up: string, before = '') =>
  `${before}export class Change1 { async up(runner) { await runner.query(\`${up}\`); }\n async down(runner) { await runner.query('DROP TABLE tables'); } }`;

it.each([
  ['DROP TABLE tables', 'removes a table'],
  ['ALTER TABLE tables DROP COLUMN seats', 'removes a column'],
  ['ALTER TABLE tables RENAME COLUMN seats TO chairs', 'renames something'],
  ['ALTER TABLE tables RENAME TO places', 'renames something'],
  ['ALTER TABLE tables ALTER COLUMN seats TYPE bigint', 'gives a column another type'],
  ['ALTER TABLE tables ALTER COLUMN seats SET NOT NULL', 'wants a value where there was none'],
  ['ALTER TABLE tables ADD COLUMN seats integer NOT NULL', 'adds a column that those who do not know it cannot fill'],
  [
    'ALTER TABLE tables ADD COLUMN seats integer NOT NULL CHECK (seats > 0), ADD COLUMN name text',
    'adds a column that those who do not know it cannot fill',
  ],
])('%s is refused: it %s', (statement, fault) => {
  expect(notExpanding(migration(statement))).toEqual([fault]);
});

it.each([
  'CREATE TABLE tables (seats integer NOT NULL)',
  'ALTER TABLE tables ADD COLUMN seats integer',
  'ALTER TABLE tables ADD COLUMN seats integer NOT NULL DEFAULT 2',
  'ALTER TABLE tables ADD COLUMN seats integer DEFAULT 2 NOT NULL',
  'ALTER TABLE tables ALTER COLUMN seats DROP NOT NULL',
  'CREATE INDEX ON tables (seats)',
])('%s is an expansion', (statement) => {
  expect(notExpanding(migration(statement))).toEqual([]);
});

it('a contraction says since when nothing reads what goes', () => {
  expect(notExpanding(migration('DROP TABLE places', '// Contract: read by no build since 1760004600000.\n'))).toEqual(
    [],
  );
  expect(notExpanding(migration('DROP TABLE places', '// Contract:\n'))).toEqual(['removes a table']);
});
