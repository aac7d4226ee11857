import { loudnessOf } from './loudness';

const wave = (height: number) => Float32Array.from({ length: 480 }, (_, index) => height * Math.sin(index / 3));

test('silence is 0, and so is a microphone that hums in a quiet room', () => {
  expect([loudnessOf(wave(0)), loudnessOf(new Float32Array()), loudnessOf(wave(0.001))]).toEqual([0, 0, 0]);
});

test('the loudest is 1, and a voice lies between', () => {
  expect(loudnessOf(wave(1))).toBe(1);
  expect(loudnessOf(wave(0.05))).toBeCloseTo(0.6, 1);
});
