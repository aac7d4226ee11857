import { dietOf } from './mark-legends';

describe('The explanation of a mark', () => {
  it.each([
    ['= Vegetarian', 'Vegetarian'],
    ['INDICATES HOT & SPICY', 'Spicy'],
    ['HOT& SPICY', 'Spicy'],
    ['Fairly Hot Dish', 'Spicy'],
    ['Plats piquants', 'Spicy'],
    ['SEM GLÚTEN', 'Gluten Free'],
    ['sem lactose', 'Dairy Free'],
    ['suitable for vegans', 'Vegan'],
    ['(vegetarisch)', 'Vegetarian'],
  ])('“%s” says %s', (text, diet) => expect(dietOf(text)).toBe(diet));

  it.each([
    'Most Popular',
    'Vegan Burger',
    'Hot Dog',
    'vegan or vegetarian',
    'Vegetarian dishes are cooked in the same oil',
    '',
  ])('“%s” says nothing of a diet', (text) => expect(dietOf(text)).toBeUndefined());
});
