import { postcodeIn } from './postcode-in';

it.each([
  ['78701', '78701'],
  [' sw1a 1aa ', 'sw1a 1aa'],
  ['12 Main St, Austin, TX 78701', '78701'],
  ['12 Main St, Austin, TX 78701-1234', '78701-1234'],
  ['1200 Congress Ave, Austin, TX 78702', '78702'],
  ['10 Downing Street, London SW1A 2AA', 'SW1A 2AA'],
  ['Stephansplatz 1, 1010 Wien', '1010'],
  ['1010 Wien', '1010'],
  ['Damrak 1, 1012 LG Amsterdam', '1012 LG'],
])('the postcode of “%s” is %s', (written, postcode) => expect(postcodeIn(written)).toBe(postcode));

it.each(['Main Street', '12 Main Street, Austin', ''])('there is none in “%s”', (written) =>
  expect(postcodeIn(written)).toBeUndefined(),
);
