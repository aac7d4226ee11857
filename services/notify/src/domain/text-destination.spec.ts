import { rangesOf, TextDestinations, unknownCountries } from './text-destination';

const allowed = new TextDestinations();

describe('texts go', () => {
  it.each([
    ['a number of the United States', '+14155550132'],
    ['one that nobody has yet', '+15551234567'],
    ['Germany', '+49301234567'],
    ['an English mobile number', '+447700900123'],
    ['a number without its country', '555 0100'],
    ['one dialled from abroad', '011 49 30 1234567'],
  ])('to %s', (_, number) => expect(allowed.isAllowed(number)).toBe(true));

  it.each([
    ['Iridium', '+881612345678'],
    ['Inmarsat', '+870773111632'],
    ['Inmarsat without its plus', '870773111632'],
    ['Inmarsat as dialled from America', '011 870 773 111 632'],
    ['international networks', '+882161234567'],
    ['international premium rate', '+97912345678'],
    ['American premium rate', '+19005551234'],
    ['French premium rate', '+33899123456'],
    ['an island with the code of the United States', '+18765551234'],
    ['a country that is not allowed', '+2347012345678'],
  ])('never to %s', (_, number) => expect(allowed.isAllowed(number)).toBe(false));

  it('to the countries that are configured, and to no others', () => {
    const nigeria = new TextDestinations(['NG']);
    expect([
      nigeria.isAllowed('+2347012345678'),
      nigeria.isAllowed('+14155550132'),
      nigeria.isAllowed('+881612345678'),
    ]).toEqual([true, false, false]);
  });
});

it('countries that there are not are named', () =>
  expect(unknownCountries('us, de ,XX,Germany')).toEqual(['XX', 'GERMANY']));

it('numbers are counted by country and by block', () => {
  expect(rangesOf('+14155550132')).toEqual({ country: 'US', block: '+1415555' });
  expect(rangesOf('+15551234567')).toEqual({ country: '+1', block: '+1555123' });
  expect(rangesOf('555 0100')).toEqual({ country: 'unknown', block: 'unknown' });
});
