import type { MenuCategory } from '@chalkboard/contracts';
import { cuisineOf } from './cuisine';

const section = (name: string, ...dishes: string[]): MenuCategory => ({
  id: name,
  name,
  items: dishes.map((dish) => ({ id: dish, name: dish, price: '' })),
});
const result = (
  restaurantName: string,
  categories: MenuCategory[] = [],
  more: { restaurantDescription?: string; cuisine?: string; backgroundTheme?: string } = {},
) => cuisineOf({ restaurantName, categories, ...more });

describe('the cuisine of a restaurant', () => {
  it('is what its owner says, whatever is on the menu', () => {
    expect(result('Taqueria Sol', [section('Tacos', 'Taco al Pastor')], { cuisine: 'American' })).toBe('American');
    expect(result('Taqueria Sol', [section('Tacos', 'Taco al Pastor')], { cuisine: 'Other' })).toBe('Other');
  });

  it.each([
    ['Trattoria Lavagna', 'Italian'],
    ['Golden Wok', 'Chinese'],
    ['The Oyster House', 'Seafood'],
    ['Mel’s Diner', 'American'],
    ['Sushi Ko', 'Japanese'],
    ['Mercer Steakhouse', 'Steakhouse'],
    ['Taquería Doña Luz', 'Mexican'],
    ['Tandoori Nights', 'Indian'],
  ])('is told by the name %s', (name, cuisine) => expect(result(name)).toBe(cuisine));

  it('is told by headings and dishes where the name says nothing', () => {
    expect(
      result('Corner House', [
        section('Curries', 'Lamb Vindaloo', 'Chicken Tikka Masala'),
        section('Breads', 'Garlic Naan'),
      ]),
    ).toBe('Indian');
    expect(
      result('No. 12', [
        section('Large', 'Shoyu Ramen', 'Tonkotsu Ramen', 'Chicken Katsu', 'Udon'),
        section('Small', 'Gyoza', 'Edamame', 'Pickles'),
      ]),
    ).toBe('Japanese');
  });

  it('is told by the description, and by a theme that was made for it', () => {
    expect(result('Luz', [section('Plates', 'Tacos')], { restaurantDescription: 'Mexican home cooking' })).toBe(
      'Mexican',
    );
    expect(result('Lucia', [], { backgroundTheme: 'pizza-italian' })).toBe('Italian');
    expect(result('Lucia', [], { backgroundTheme: 'fine-dining' })).toBe('Other');
  });

  it('is none of them where one dish says so, where two cuisines are as strong, and where nothing says anything', () => {
    expect(result('Corner House', [section('Plates', 'Spaghetti', 'Chicken', 'Beans', 'Rice', 'Soup')])).toBe('Other');
    expect(result('Taco Sushi')).toBe('Other');
    expect(result('Corner House', [section('Plates', 'Soup', 'Salad')])).toBe('Other');
    expect(result('')).toBe('Other');
  });

  it('is told by whole words, also in the plural and with accents', () => {
    expect(result('Codfather Coding Cafe')).toBe('Other');
    expect(result('Daland')).toBe('Other');
    expect(result('Tiramisù e Caffè')).toBe('Italian');
    expect(result('Burgers & More')).toBe('American');
  });
});
