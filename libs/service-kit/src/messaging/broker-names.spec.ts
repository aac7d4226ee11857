import { deadLetterStreamOf, durableOf, durablesOn, ownerOf, streamOf } from './broker-names';

test('a stream has the name of the service that publishes on it', () => {
  expect([streamOf('notify'), deadLetterStreamOf('notify')]).toEqual(['NOTIFY', 'DEAD_NOTIFY']);
});

test('a durable is named after who consumes what', () => {
  expect(durableOf('notify', 'ordering.order.placed.v1')).toBe('notify-on-order-placed-v1');
});

test('an event belongs to the service that its type begins with', () => {
  expect(ownerOf('ordering.order.placed.v1')).toBe('ordering');
});

test('the durables on a stream are those of all its consumers', () => {
  expect(durablesOn('ordering')).toContainEqual({
    durable: 'notify-on-order-placed-v1',
    type: 'ordering.order.placed.v1',
  });
  expect(durablesOn('ordering').every(({ type }) => ownerOf(type) === 'ordering')).toBe(true);
});
