import { z } from 'zod';
import { pictureMessageOf } from './picture-messages';

const Made = z.object({ width: z.int().positive() });

it('takes what the worker has made', () => {
  expect(pictureMessageOf({ type: 'made', made: { width: 4 } }, Made)).toEqual({ type: 'made', made: { width: 4 } });
});

it('takes why a picture is unusable', () => {
  const unusable = { type: 'unusable', fault: 'too-narrow' };
  expect(pictureMessageOf(unusable, Made)).toEqual(unusable);
});

it.each([
  undefined,
  'made',
  { type: 'made' },
  { type: 'made', made: { width: -1 } },
  { type: 'unusable', fault: '<b>' },
])('counts a picture as damaged where the worker says %j', (message) => {
  expect(pictureMessageOf(message, Made)).toEqual({ type: 'unusable', fault: 'damaged' });
});
