import { hasAddress, isAboutTheHouse, phoneIn, mentionsTimes } from './contact-details';

describe('What a menu says about the house', () => {
  it.each([
    ['Call (207) 555-0142 now', '(207) 555-0142'],
    ['Norfolk, VA 23517 757-622-5422', '757-622-5422'],
    ['Tel. 0664 123 4567', '0664 123 4567'],
  ])('finds the number in “%s”', (text, phone) => expect(phoneIn(text)).toBe(phone));

  it.each(['Burger 12.50', '12 / 48', 'Serves 2 to 4'])('finds no number in “%s”', (text) =>
    expect(phoneIn(text)).toBeUndefined(),
  );

  it('knows an address', () => {
    expect(hasAddress('218 Wharf Street, Portland')).toBe(true);
    expect(hasAddress('Roast chicken with rice')).toBe(false);
  });

  it('tells since when there is a house by a whole year, not by a price', () => {
    expect(mentionsTimes('Desde 1932')).toBe(true);
    expect(mentionsTimes('Dal Makhani 12.50')).toBe(false);
  });

  it('knows hours and house rules', () => {
    expect(isAboutTheHouse('Mon - Fri 11 am to 9 pm')).toBe(true);
    expect(isAboutTheHouse('18% gratuity is added for parties of 8')).toBe(true);
    expect(isAboutTheHouse('Sunday roast with gravy')).toBe(false);
  });
});
