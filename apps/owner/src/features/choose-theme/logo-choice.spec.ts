import { LOGO } from '@chalkboard/contracts/logo';
import { KEPT, refusalOf, shownLogo } from './logo-choice';

const kept = { hash: 'ab', width: 200, height: 100, ground: 'light' } as const;

test('the menu’s own logo is shown until it is taken away or another is chosen', () => {
  expect(shownLogo(KEPT, kept)).toMatchObject({ src: '/api/menu/logos/ab', width: 200 });
  expect(shownLogo({ kind: 'removed' }, kept)).toBeUndefined();
  const shown = { src: 'blob:1', width: 50, height: 50, ground: 'dark' } as const;
  expect(shownLogo({ kind: 'new', file: new File([], 'logo.png'), shown }, kept)).toBe(shown);
  expect(shownLogo(KEPT, undefined)).toBeUndefined();
});

test.each([
  ['image/svg+xml', 10, 'Invalid file type'],
  ['application/pdf', 10, 'Invalid file type'],
  ['image/png', LOGO.maxBytes, 'File too large'],
  ['image/png', LOGO.maxBytes - 1, undefined],
])('%s of %i bytes: %s', (type, size, title) => expect(refusalOf({ type, size })?.title).toBe(title));
