import { Writable } from 'node:stream';
import pino from 'pino';
import { QueryFailedError } from 'typeorm';
import { logOptions, NestPinoLogger } from './logger';

const PHONE = '+14155550123';

function logged(write: (logger: NestPinoLogger, raw: pino.Logger) => void): string {
  let text = '';
  const raw = pino(
    logOptions('test', 'info'),
    new Writable({ write: (chunk: Buffer, _encoding, done) => ((text += chunk.toString()), done()) }),
  );
  write(new NestPinoLogger(raw), raw);
  return text;
}

/** As TypeORM makes it of a statement that fails. */
function failedStatement(): QueryFailedError {
  const driverError = Object.assign(new Error('duplicate key value violates unique constraint "people_phone_key"'), {
    code: '23505',
    constraint: 'people_phone_key',
    detail: `Key (phone)=(${PHONE}) already exists.`,
  });
  return new QueryFailedError('INSERT INTO people (name, phone) VALUES ($1, $2)', ['Ada Lovelace', PHONE], driverError);
}

describe('the log', () => {
  it.each([
    ['an error', (nest: NestPinoLogger) => nest.error(failedStatement())],
    ['an error with its context', (nest: NestPinoLogger) => nest.error(failedStatement(), 'ProblemFilter')],
    ['an error after the message', (nest: NestPinoLogger) => nest.warn('did not work', failedStatement(), 'Somewhere')],
    ['an error within an object', (nest: NestPinoLogger) => nest.error({ reason: failedStatement() })],
    [
      'the cause of an error',
      (nest: NestPinoLogger) => nest.error(new Error('did not work', { cause: failedStatement() })),
    ],
    [
      'an error that the server logs',
      (_: NestPinoLogger, raw: pino.Logger) => raw.error({ err: failedStatement() }, 'request failed'),
    ],
    ['an error that the server logs alone', (_: NestPinoLogger, raw: pino.Logger) => raw.error(failedStatement())],
  ])('says what failed and not whom it was about: %s', (_, write) => {
    const text = logged(write);
    expect(text).toContain('people_phone_key');
    expect(text).not.toMatch(/4155550123|Lovelace/);
  });
});
