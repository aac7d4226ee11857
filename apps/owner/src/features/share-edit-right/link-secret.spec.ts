import { linkSecret } from './link-secret';

test.each([
  ['#link=AbC-1_2', 'AbC-1_2'],
  ['#link=', undefined],
  ['#hours', undefined],
  ['', undefined],
])('%j holds %j', (hash, secret) => expect(linkSecret(hash)).toBe(secret));
