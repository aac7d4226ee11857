import { checkPrice } from './price-check';

test('what is no price is told with what to write, in the menu’s currency', () => {
  expect(checkPrice({ price: '1O.50' }, 'USD')).toEqual({
    kind: 'fault',
    sentence: '“1O.50” has letters in it. Please write figures only, such as 12.50.',
  });
  expect(checkPrice({ price: '$9' }, 'EUR')).toEqual({
    kind: 'fault',
    sentence: 'This menu is in Euro (EUR). Please write the amount in that currency, such as 12.50.',
  });
});

test('an amount, words and nothing are fine', () => {
  expect(['12,50', 'market price', '', 'free'].map((price) => checkPrice({ price }, 'EUR').kind)).toEqual([
    'fine',
    'fine',
    'fine',
    'fine',
  ]);
});

test('an amount of nothing is asked about, until the owner has said that it is free', () => {
  expect([
    checkPrice({ price: '0' }, 'USD'),
    checkPrice({ price: '$0.00' }, 'USD'),
    checkPrice({ price: '0', free: true }, 'USD'),
  ]).toEqual([{ kind: 'asks' }, { kind: 'asks' }, { kind: 'fine' }]);
});
