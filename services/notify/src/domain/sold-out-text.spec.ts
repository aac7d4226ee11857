import { readInbound } from './inbound-text';
import { readSoldOut } from './sold-out-text';

test.each([
  ['86 salmon', { soldOut: true, words: 'salmon' }],
  ['86: Salmon  Roll!', { soldOut: true, words: 'Salmon Roll' }],
  ['un86 salmon', { soldOut: false, words: 'salmon' }],
  ['Un-86 crème brûlée', { soldOut: false, words: 'crème brûlée' }],
  ['UN 86 7up', { soldOut: false, words: '7up' }],
  ['86 2', { soldOut: true, words: '2', choice: 2 }],
  ['un86 1.', { soldOut: false, words: '1', choice: 1 }],
  ['86', { soldOut: true, words: '' }],
])('%j says that a dish is sold out, or there again', (text, expected) => {
  expect(readSoldOut(text)).toEqual(expected);
});

test.each(['860 salmon', '1', 'salmon 86', 'yes', '1 K7F4M'])('%j says nothing of the kind', (text) => {
  expect(readSoldOut(text)).toBeUndefined();
});

test('replies to orders stay what they are', () => {
  expect(readInbound('1')).toMatchObject({ kind: 'reply', reply: { answer: 'accept' } });
  expect(readInbound('86 salmon')).toMatchObject({ kind: 'sold-out', soldOut: true, words: 'salmon' });
});
