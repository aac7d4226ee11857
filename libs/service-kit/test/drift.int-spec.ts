import { Client } from 'pg';
import { Column, DataSource, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { BaseConfig, parseConfig } from '../src';
import { dataSourceOptions } from '../src/persistence/data-source';
import { migrateAlone } from '../src/persistence/migrate';
import { driftOf, TestPlatform } from '../src/testing';

@Entity('dining_tables')
class DiningTableEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('char', { length: 3 }) zoneCode!: string;
  @Column('int') seats!: number;
  @Column('numeric', { precision: 6, scale: 2 }) width!: string;
  @Column('text', { array: true }) tags!: string[];
  @Column('timestamptz', { nullable: true }) bookedAt!: Date | null;
  @Column({ type: 'boolean', insert: false, update: false }) isLarge!: boolean;
}

@Entity('menu_cards')
class MenuCardEntity {
  @PrimaryColumn('uuid') id!: string;
}

const MADE = `
  CREATE TABLE dining_tables (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, zone_code char(3) NOT NULL, seats int NOT NULL, width numeric(6,2) NOT NULL, tags text[] NOT NULL,
    booked_at timestamptz, is_large boolean NOT NULL GENERATED ALWAYS AS (seats > 6) STORED)`;

let platform: TestPlatform;
let client: Client;
let dataSource: DataSource;

beforeAll(async () => {
  platform = await TestPlatform.start();
  const config = parseConfig(BaseConfig, platform.environment('ordering'));
  await migrateAlone({ service: 'ordering', config, migrations: [] });
  client = await platform.connectDatabase('ordering');
  dataSource = await new DataSource(
    dataSourceOptions({
      service: 'ordering',
      config,
      entities: [DiningTableEntity, MenuCardEntity],
      migrations: [],
    }),
  ).initialize();
});
afterAll(async () => {
  await dataSource?.destroy();
  await client?.end();
  await platform?.stop();
});

beforeEach(async () => {
  await client.query('DROP TABLE IF EXISTS dining_tables, menu_cards, coat_hooks');
  await client.query(MADE);
  await client.query('CREATE TABLE menu_cards (id uuid PRIMARY KEY)');
});

it('finds no drift where entities say what migrations made, those of every service among them', async () => {
  expect(await driftOf(dataSource)).toEqual([]);
});

it.each([
  ['a column without a property', 'ADD COLUMN colour text', 'dining_tables.colour has no property'],
  ['a property without a column', 'DROP COLUMN seats CASCADE', 'dining_tables.seats is made by no migration'],
  [
    'another type',
    'ALTER COLUMN width TYPE text',
    'dining_tables.width: type is declared as numeric(6,2), and is text',
  ],
  [
    'another length',
    'ALTER COLUMN zone_code TYPE char(2)',
    'dining_tables.zone_code: type is declared as character(3), and is character(2)',
  ],
  [
    'a column that may be null',
    'ALTER COLUMN tags DROP NOT NULL',
    'dining_tables.tags: nullable is declared as false, and is true',
  ],
  [
    'a column that may not be null',
    'ALTER COLUMN booked_at SET NOT NULL',
    'dining_tables.booked_at: nullable is declared as true, and is false',
  ],
  [
    'another primary key',
    'DROP CONSTRAINT dining_tables_pkey',
    'dining_tables.id: primary is declared as true, and is false',
  ],
  [
    'a value that the database does not compute',
    'ALTER COLUMN is_large DROP EXPRESSION',
    'dining_tables.is_large: computed is declared as true, and is false',
  ],
])('finds %s', async (_what, change, sentence) => {
  await client.query(`ALTER TABLE dining_tables ${change}`);
  expect(await driftOf(dataSource)).toContain(sentence);
});

it('finds a table without an entity, and an entity without a table', async () => {
  await client.query('CREATE TABLE coat_hooks (id int PRIMARY KEY)');
  await client.query('DROP TABLE menu_cards');
  expect(await driftOf(dataSource)).toEqual(['coat_hooks has no entity', 'menu_cards is made by no migration']);
});
