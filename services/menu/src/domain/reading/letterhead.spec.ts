import { readLetterhead, type Letterhead } from './letterhead';
import { PrintedPage } from './testing/printed-page';
import { structureByHand } from './testing/tagged-menu';

/** A page with a section and a dish below its head. */
function head(print: (page: PrintedPage) => PrintedPage): Letterhead {
  const page = print(new PrintedPage()).at(50, 400, 'Soups', { size: 16 }).item(430, 'Onion Soup', '6.50');
  const roles = { Soups: 'heading', 'Onion Soup': 'name nameMore', '6.50': 'price' };
  const links = { prices: { 'Onion Soup': ['6.50'] }, headings: { 'Onion Soup': 'Soups' } };
  return readLetterhead(structureByHand([page.page()], roles, links));
}

describe('The letterhead of a menu', () => {
  it('names the restaurant by the largest print at the head of the first page', () =>
    expect(head((page) => page.at(50, 40, 'Trattoria Rosa', { size: 30 })).restaurantName).toBe('Trattoria Rosa'));

  it('describes it by a sentence below the name', () =>
    expect(
      head((page) => page.at(50, 40, 'Trattoria Rosa', { size: 30 }).at(50, 80, 'Home cooking with a view')),
    ).toMatchObject({ restaurantName: 'Trattoria Rosa', restaurantDescription: 'Home cooking with a view' }));

  it.each(['Menu', 'Dinner Menu', 'Speisekarte', 'Our Drinks'])(
    'does not name it by what heads any menu: “%s”',
    (text) => expect(head((page) => page.at(50, 40, text, { size: 30 })).restaurantName).toBeUndefined(),
  );

  it('does not name it by a heading of dishes, nor by print of the usual size', () => {
    expect(head((page) => page).restaurantName).toBeUndefined();
    expect(head((page) => page.at(50, 40, 'Trattoria Rosa')).restaurantName).toBeUndefined();
  });

  it('has its telephone number and its address, wherever they stand', () =>
    expect(head((page) => page.at(50, 700, '12 Market Street').at(50, 720, 'Tel. (555) 010-4455'))).toMatchObject({
      restaurantAddress: '12 Market Street',
      restaurantPhone: '(555) 010-4455',
    }));

  it('goes on with the kind of house that stands right below its name', () => {
    expect(
      head((page) => page.at(50, 40, 'Little Rose', { size: 30 }).at(50, 75, 'Cafe & Bakery', { size: 14 }))
        .restaurantName,
    ).toBe('Little Rose Cafe & Bakery');
    expect(
      head((page) => page.at(50, 40, 'Little Rose', { size: 30 }).at(50, 75, 'Home cooking', { size: 14 }))
        .restaurantName,
    ).toBe('Little Rose');
  });

  it('is named by small print that says what house it is, where no larger print does', () => {
    expect(
      head((page) => page.at(50, 40, 'Menu', { size: 30 }).at(50, 780, 'Ristorante Da Mario')).restaurantName,
    ).toBe('Ristorante Da Mario');
    expect(
      head((page) => page.at(50, 40, 'Trattoria Rosa', { size: 30 }).at(50, 780, 'Ristorante Da Mario')).restaurantName,
    ).toBe('Trattoria Rosa');
    expect(head((page) => page.at(50, 780, 'Ristorante: täglich geöffnet')).restaurantName).toBeUndefined();
  });

  it('says where each stands, and where the opening hours do', () => {
    const { house } = head((page) =>
      page
        .at(50, 40, 'Trattoria Rosa', { size: 30 })
        .at(50, 700, '12 Market Street')
        .at(50, 740, 'Mon - Fri 11am - 9pm')
        .at(50, 756, 'Sat 12pm - 10pm'),
    );
    expect(house).toMatchObject({
      name: { page: 1 },
      address: { page: 1 },
      hours: { text: 'Mon - Fri 11am - 9pm · Sat 12pm - 10pm' },
    });
    expect(house!.address!.y).toBeGreaterThan(house!.name!.y);
    expect(house!.phone).toBeUndefined();
  });

  it.each(['HOUSE', 'Appetizers', 'Pizza', 'Vorspeisen'])('is not a word that heads a section anywhere: “%s”', (text) =>
    expect(head((page) => page.at(50, 40, text, { size: 30 })).restaurantName).toBeUndefined(),
  );
});
