import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeEnvironment } from './environment';

describe('the environment of a service', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };

  it('takes secrets from files, where one is named and has something in it', () => {
    const env = {
      ORDER_LINK_KEY_FILE: file('key', 'sealed\n'),
      BLOB_S3_KEY_ID_FILE: file('id', 'AKID\n'),
      OPENAI_API_KEY_FILE: file('empty', ''),
      EXTRACTION_WORKER_FILE: 'worker.js',
    };
    expect(takeEnvironment(env)).toEqual({
      ...env,
      ORDER_LINK_KEY: 'sealed',
      BLOB_S3_KEY_ID: 'AKID',
      OPENAI_API_KEY: undefined,
    });
  });

  it('says which file cannot be read', () => {
    expect(() => takeEnvironment({ ORDER_LINK_KEY_FILE: path.join(folder, 'none') })).toThrow(
      /ORDER_LINK_KEY_FILE: ENOENT/,
    );
  });

  it('takes secrets from a pipe, and closes it', () => {
    const descriptor = openSync(file('pipe', JSON.stringify({ NATS_PASSWORD: 'x', STAFF_SECRETS_KEY: 'y' })), 'r');
    expect(takeEnvironment({ PORT: '1', SECRETS_FD: String(descriptor) })).toEqual({
      PORT: '1',
      NATS_PASSWORD: 'x',
      STAFF_SECRETS_KEY: 'y',
    });
    expect(() => takeEnvironment({ SECRETS_FD: String(descriptor) })).toThrow('EBADF');
  });

  it('leaves no secret to whoever looks there later', () => {
    const env: Record<string, string | undefined> = {
      PORT: '1',
      DATABASE_URL: 'postgres://a:b@c/d',
      NATS_PASSWORD: 'x',
      TWILIO_AUTH_TOKEN: 'y',
      STAFF_SECRETS_KEY_BEFORE: 'z',
      SMTP_URL: 'smtp://a:b@c',
    };
    expect(takeEnvironment(env)).toMatchObject({ DATABASE_URL: 'postgres://a:b@c/d', TWILIO_AUTH_TOKEN: 'y' });
    expect(env).toEqual({ PORT: '1' });
  });

  it('puts the password into the address of the database', () => {
    expect(
      takeEnvironment({
        DATABASE_URL: 'postgres://menu@postgres:5432/chalkboard',
        DATABASE_PASSWORD_FILE: file('password', 'p@ss'),
      }).DATABASE_URL,
    ).toBe('postgres://menu:p%40ss@postgres:5432/chalkboard');
  });
});
