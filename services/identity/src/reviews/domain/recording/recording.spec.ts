import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RECORDING } from '@chalkboard/contracts';
import { madeMp4, madeOgg, madeWebm } from '../../testing/made-recordings';
import { checkRecording } from './recording';

const faultOf = (bytes: Buffer, isCut = false): unknown => {
  try {
    checkRecording(bytes, isCut);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const MAKERS = [
  ['audio/webm', madeWebm],
  ['audio/mp4', madeMp4],
  ['audio/ogg', madeOgg],
] as const;

describe.each(MAKERS)('a recording as %s', (type, made) => {
  it('is known by its bytes, and says how long it is', () => {
    const { type: found, seconds } = checkRecording(made({ seconds: 95 }), false);
    expect([found, seconds]).toEqual([type, 95]);
  });

  it('says its length to the hundredth', () => {
    expect(checkRecording(made({ seconds: 2.125 }), false).seconds).toBe(2.13);
  });

  it('is taken at two minutes, with what a recorder writes after it was stopped, and not above', () => {
    expect(faultOf(made({ seconds: RECORDING.maxSeconds + 1 }))).toBeUndefined();
    expect(faultOf(made({ seconds: RECORDING.maxSeconds + 5 }))).toBe('reviews.recording_too_long');
  });

  it('that was cut off somewhere is no fault of ours', () => {
    const whole = made();
    for (let length = 1; length < whole.length; length++)
      expect([undefined, 'reviews.recording_not_audio']).toContain(faultOf(whole.subarray(0, length)));
  });
});

describe('the length that a header claims', () => {
  it('is none where it is smaller than any number that the database keeps', () => {
    expect(checkRecording(madeWebm({ seconds: 0, duration: 1e-60 }), false).seconds).toBe(0);
  });

  it('is unknown where it comes to no number', () => {
    expect(checkRecording(madeWebm({ duration: Infinity, scale: 0 }), false).seconds).toBeUndefined();
  });

  it('hides no recording that is too long by being no number', () => {
    expect(faultOf(madeWebm({ seconds: RECORDING.maxSeconds + 5, duration: NaN }))).toBe('reviews.recording_too_long');
  });
});

describe('a recording that Chromium made', () => {
  it.each([
    ['audio/webm', 'voice.webm'],
    ['audio/mp4', 'voice.mp4'],
  ])('as %s is known, and its two and a half seconds nearly so', (type, name) => {
    const { type: found, seconds = 0 } = checkRecording(
      readFileSync(path.join(__dirname, '../../testing', name)),
      false,
    );
    expect(found).toBe(type);
    expect(seconds).toBeGreaterThan(1.5);
    expect(seconds).toBeLessThan(3);
  });
});

describe('what is sent as a recording', () => {
  it.each([
    ['a film', madeWebm({ trackType: 1, codec: 'V_VP8' })],
    ['a film in MP4', madeMp4({ handler: 'vide', codec: 'avc1' })],
    ['sound that browsers do not play', madeWebm({ codec: 'A_AAC' })],
    ['another Matroska file', madeWebm({ docType: 'matroska' })],
    ['another Ogg stream', madeOgg({ codec: 'fishead' })],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['WAV', Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1')],
    ['the beginning of a WebM alone', Buffer.from('1a45dfa3', 'hex')],
  ])('is refused where it is %s', (_, bytes) => {
    expect(faultOf(bytes)).toBe('reviews.recording_not_audio');
  });

  it('is refused where it is empty or too large', () => {
    expect(faultOf(Buffer.alloc(0))).toBe('reviews.no_recording');
    expect(faultOf(madeWebm(), true)).toBe('reviews.recording_too_large');
    expect(faultOf(Buffer.concat([madeWebm(), Buffer.alloc(RECORDING.maxBytes)]))).toBe('reviews.recording_too_large');
  });
});
