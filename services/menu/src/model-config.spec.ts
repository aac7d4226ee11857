import { describeReader, ModelConfig, modelOf } from './model-config';

const settingsOf = (variables: Record<string, string>) => modelOf(ModelConfig.parse(variables));

describe('The model that reads menus', () => {
  it('is absent unless a key or an address is given', () => {
    expect(settingsOf({ OPENAI_MODEL: 'some-model' })).toBeUndefined();
    expect(describeReader(undefined)).toMatch(/on this server only.*OPENAI_API_KEY/);
  });

  it("is OpenAI's when only a key is given", () => {
    expect(settingsOf({ OPENAI_API_KEY: 'sk-1' })).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'sk-1',
      model: 'gpt-4.1',
      timeoutMs: 120_000,
      concurrency: 3,
    });
  });

  it('may be a local one that wants no key', () => {
    const settings = settingsOf({
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
      OPENAI_MODEL: 'local-vision',
      OPENAI_TIMEOUT_SECONDS: '600',
      OPENAI_CONCURRENCY: '1',
    });
    expect(settings).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      model: 'local-vision',
      timeoutMs: 600_000,
      concurrency: 1,
    });
  });

  it('is told to the operator with the place that pictures go to, and without the key', () => {
    const result = describeReader(
      settingsOf({ OPENAI_BASE_URL: 'https://models.example/secret/v1', OPENAI_API_KEY: 'sk-1' }),
    );
    expect(result).toContain('gpt-4.1 at https://models.example, which gets pictures');
    expect(result).not.toMatch(/sk-1|secret/);
  });

  it.each(['localhost:11434', 'ftp://models.example', 'https://user:password@models.example/v1'])(
    'is refused at %s',
    (address) => {
      expect(ModelConfig.safeParse({ OPENAI_BASE_URL: address }).success).toBe(false);
    },
  );
});
