import { describeTranscription, transcriptionOf } from './transcription-config';

const NOTHING = { TRANSCRIPTION_MODEL: 'whisper-1', TRANSCRIPTION_TIMEOUT_SECONDS: 60 };

describe('the provider that writes voice reviews down', () => {
  it('is there with a key, or with the address of a server that needs none', () => {
    expect(transcriptionOf(NOTHING)).toBeUndefined();
    expect(transcriptionOf({ ...NOTHING, TRANSCRIPTION_API_KEY: 'sk-1' })).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'sk-1',
      model: 'whisper-1',
      timeoutMs: 60_000,
    });
    expect(transcriptionOf({ ...NOTHING, TRANSCRIPTION_BASE_URL: 'http://localhost:8000/v1' })).toEqual({
      baseUrl: 'http://localhost:8000/v1',
      model: 'whisper-1',
      timeoutMs: 60_000,
    });
  });

  it('is told to the operator without its key', () => {
    const result = describeTranscription(transcriptionOf({ ...NOTHING, TRANSCRIPTION_API_KEY: 'sk-1' }));
    expect(result).toContain('https://api.openai.com');
    expect(result).not.toContain('sk-1');
    expect(describeTranscription(undefined)).toContain('not written down');
  });
});
