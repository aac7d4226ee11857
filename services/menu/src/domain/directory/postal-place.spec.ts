import { postalPlaceOf } from './postal-place';

const place = (address: string, currency = 'USD') => {
  const { city, state } = postalPlaceOf(address, currency);
  return [city, state];
};

describe('city and state of an address', () => {
  it.each([
    ['48 Harbor Street, Portland, ME 04101', 'Portland', 'Maine'],
    ['123 Main St, Suite 4, San Francisco, CA 94105', 'San Francisco', 'California'],
    ['123 Main St, San Francisco, CA', 'San Francisco', 'California'],
    ['123 Main St\nSan Francisco, CA 94105\nUSA', 'San Francisco', 'California'],
    ['123 Main St, San Francisco, CA 94105-1234, United States', 'San Francisco', 'California'],
    ['123 main st, san francisco, ca 94105', 'san francisco', 'California'],
    ['500 5th Ave, New York, NY 10110', 'New York', 'New York'],
    ['500 5th Ave, New York, N.Y. 10110', 'New York', 'New York'],
    ['500 5th Ave, New York, New York 10110', 'New York', 'New York'],
    ['500 5th Ave, New York', 'New York', 'New York'],
    ['1600 Pennsylvania Avenue NW, Washington, DC 20500', 'Washington', 'District of Columbia'],
    ['1600 Pennsylvania Avenue NW, Washington, D.C.', 'Washington', 'District of Columbia'],
    ['9 Capitol St, Charleston, West Virginia', 'Charleston', 'West Virginia'],
    ['1 Pike Place, Seattle, Washington 98101', 'Seattle', 'Washington'],
    ['Winston-Salem, NC 27101', 'Winston-Salem', 'North Carolina'],
    ["7 Rue Royale, Coeur d'Alene, ID 83814", "Coeur d'Alene", 'Idaho'],
  ])('%s', (address, city, state) => expect(place(address)).toEqual([city, state]));

  it.each([
    ['123 Main St San Francisco CA 94105', 'San Francisco', 'California'],
    ['12 St James St San Francisco CA 94105', 'San Francisco', 'California'],
    ['100 Main St St. Louis MO 63101', 'St. Louis', 'Missouri'],
    ['100 Main St NW Suite 4 Atlanta GA 30303', 'Atlanta', 'Georgia'],
    ['100 Vine Ave North Hollywood, CA 91601', 'North Hollywood', 'California'],
  ])('without a comma after the street: %s', (address, city, state) => expect(place(address)).toEqual([city, state]));

  it.each([
    ['123 Main St, CA 94105', undefined, 'California'],
    ['123 Main St, Suite B, TX 78701', undefined, 'Texas'],
    ['12 Somewhere Long Winding Row Austin TX 78701', undefined, 'Texas'],
  ])('the state alone, where the city cannot be told from the street: %s', (address, city, state) =>
    expect(place(address)).toEqual([city, state]),
  );

  it.each([
    ['48 Harbor Street, Portland'],
    ['500 California'],
    ['Come in, or'],
    ['12 High St, Leeds LS1 4DY'],
    ['12 Queen St, Toronto, ON M5V 2A1'],
    ['Stall 4, the market, me'],
    ['Route A B'],
    [''],
  ])('neither, where none is written: %s', (address) => expect(place(address)).toEqual([undefined, undefined]));

  it('neither, on a menu of another country’s money', () => {
    expect(place('Via Roma 5, Matera, MT', 'EUR')).toEqual([undefined, undefined]);
  });
});
