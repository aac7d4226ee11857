import { bestRecordingType } from './recording-type';

test.each<[string, readonly string[], string | undefined]>([
  ['Chromium', ['audio/webm', 'audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus'],
  ['Safari', ['audio/mp4', 'audio/mp4;codecs=mp4a.40.2'], 'audio/mp4;codecs=mp4a.40.2'],
  ['one that names no codecs', ['audio/mp4'], 'audio/mp4'],
  ['one with nothing the server takes', ['audio/wav'], undefined],
])('%s records the best that it can', (_, supported, type) => {
  expect(bestRecordingType((asked) => supported.includes(asked))).toBe(type);
});
