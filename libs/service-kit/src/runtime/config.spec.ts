import { BaseConfig, ConfigError, flag, parseConfig } from './config';

const valid = { PORT: '4201', DATABASE_URL: 'postgres://menu@127.0.0.1/chalkboard', NATS_URL: 'nats://127.0.0.1:4222' };

describe('the configuration', () => {
  it('has defaults for what need not be said', () => {
    expect(parseConfig(BaseConfig, valid)).toMatchObject({
      PORT: 4201,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      NATS_REPLICAS: 1,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(parseConfig(BaseConfig, { ...valid, HOST: '' }).HOST).toBe('127.0.0.1');
  });

  it('reports every fault at once', () => {
    const parse = () =>
      parseConfig(BaseConfig, { ...valid, PORT: 'high', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/);
  });

  it.each([
    ['1', true],
    ['true', true],
    ['ON', true],
    ['0', false],
    ['no', false],
    [undefined, false],
  ])('reads the flag %s as %s', (text, value) => {
    expect(flag.parse(text)).toBe(value);
  });
});
