import { isMissingScript } from './missing-script';

test('only a script that could not be fetched counts as missing', () => {
  const missing = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });
  expect([missing, new Error('broken'), 'no'].map(isMissingScript)).toEqual([true, false, false]);
});
