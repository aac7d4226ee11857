import { maskedDestination } from './masked-destination';

describe('a destination in the log', () => {
  it.each([
    ['+14155550132', '+14•••••••32'],
    ['ada@example.com', 'a•••@example.com'],
    ['12345', '•••'],
  ])('%s is shown as %s', (destination, shown) => expect(maskedDestination(destination)).toBe(shown));
});
