import { AddressBudget } from './address-budget';

const outcome = (share: ReturnType<AddressBudget['take']>) => ('giveBack' in share ? 'taken' : share.refusedFor);

test('an address gets its share, and others theirs', () => {
  const budget = new AddressBudget({ perAddress: 10, all: 100 });
  expect([
    outcome(budget.take('192.0.2.1', 6)),
    outcome(budget.take('192.0.2.1', 5)),
    outcome(budget.take('192.0.2.2', 10)),
  ]).toEqual(['taken', 'address', 'taken']);
});

test('all together get no more than there is', () => {
  const budget = new AddressBudget({ perAddress: 10, all: 15 });
  expect([
    outcome(budget.take('192.0.2.1', 10)),
    outcome(budget.take('192.0.2.2', 10)),
    outcome(budget.take('192.0.2.2', 5)),
  ]).toEqual(['taken', 'all', 'taken']);
});

test('what is given back can be taken again, and counts once', () => {
  const budget = new AddressBudget({ perAddress: 1, all: 1 });
  const share = budget.take('192.0.2.1');
  if (!('giveBack' in share)) throw new Error('not taken');
  share.giveBack();
  share.giveBack();
  expect([outcome(budget.take('192.0.2.1')), outcome(budget.take('192.0.2.1'))]).toEqual(['taken', 'address']);
});

test('a network of IPv6 counts as one address, and IPv4 is itself in other clothes', () => {
  const budget = new AddressBudget({ perAddress: 1, all: 10 });
  expect([
    outcome(budget.take('2001:db8::1')),
    outcome(budget.take('2001:db8:0:0:9::9')),
    outcome(budget.take('2001:db8:0:1::1')),
  ]).toEqual(['taken', 'address', 'taken']);
  expect([outcome(budget.take('192.0.2.1')), outcome(budget.take('::ffff:192.0.2.1'))]).toEqual(['taken', 'address']);
});
