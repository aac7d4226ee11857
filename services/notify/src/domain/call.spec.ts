import { isNews } from './call';

it('a report counts only when it says more than is known', () => {
  expect(isNews('placing', 'calling')).toBe(true);
  expect(isNews('placing', 'failed')).toBe(true);
  expect(isNews('calling', 'answered')).toBe(true);
  expect(isNews('answered', 'calling')).toBe(false);
  expect(isNews('failed', 'answered')).toBe(false);
});

it('a pressed key counts whatever was reported, and nothing takes it back', () => {
  expect(isNews('answered', 'seen')).toBe(true);
  expect(isNews('seen', 'answered')).toBe(false);
  expect(isNews('seen', 'failed')).toBe(false);
  expect(isNews('withdrawn', 'seen')).toBe(false);
});
