import { Writable } from 'node:stream';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { logOptions, NestPinoLogger } from '../src/runtime/logger';
import { TestPlatform } from '../src/testing';
import { connected } from './connected';

const [NAME, PHONE] = ['Ada Lovelace', '+14155550123'];

describe('what is logged of a statement that fails, on a real Postgres', () => {
  let platform: TestPlatform;
  let dataSource: DataSource;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    dataSource = await connected(platform);
    await dataSource.query(
      "CREATE TABLE people (name text NOT NULL CHECK (name <> 'nobody'), phone text UNIQUE, age int)",
    );
    await dataSource.query('INSERT INTO people VALUES ($1, $2)', [NAME, PHONE]);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await platform.stop();
  });

  it.each([
    ['a row that is there already', 'INSERT INTO people VALUES ($1, $2)', [NAME, PHONE], 'people_phone_key'],
    ['a row that is refused', 'INSERT INTO people VALUES ($1, $2)', ['nobody', '+14155550199'], 'people_name_check'],
    ['a value of another type', 'SELECT $1::uuid', [`${NAME} ${PHONE}`], 'uuid'],
    ['a number that is too large', 'INSERT INTO people (name, age) VALUES ($1, $2)', [NAME, '14155550123'], 'integer'],
  ])('names no name and no number: %s', async (_, statement, values, names) => {
    let text = '';
    const logger = new NestPinoLogger(
      pino(
        logOptions('test', 'info'),
        new Writable({ write: (chunk: Buffer, _encoding, done) => ((text += chunk.toString()), done()) }),
      ),
    );
    const error = await dataSource.query(statement, values).then(
      () => undefined,
      (failure: unknown) => failure as Error,
    );
    logger.error(error, 'ProblemFilter');
    logger.warn(`It is tried again: ${error?.message}`);
    expect(text).toContain(names);
    expect(text).not.toMatch(/Lovelace|41555501/);
  });
});
