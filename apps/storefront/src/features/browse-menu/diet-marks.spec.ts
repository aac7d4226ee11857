import { legendOf, markOf } from './diet-marks';

const dish = (id: string, dietary?: string[]) => ({ id, name: id, price: '', ...(dietary && { dietary }) });

test('diets are written in the letters that printed menus have for them, however they are spelled', () => {
  expect(['Vegetarian', 'VEGAN', 'Gluten-Free', 'gluten free', 'Spicy'].map(markOf)).toEqual([
    'V',
    'VG',
    'GF',
    'GF',
    undefined,
  ]);
});

test('the legend explains each letter of the menu once', () => {
  const categories = [
    { id: 'a', name: 'A', items: [dish('1', ['Gluten-Free', 'Spicy']), dish('2')] },
    { id: 'b', name: 'B', items: [dish('3', ['gluten free', 'Vegan'])] },
  ];
  expect(legendOf(categories)).toEqual([
    { mark: 'GF', diet: 'Gluten-Free' },
    { mark: 'VG', diet: 'Vegan' },
  ]);
});
