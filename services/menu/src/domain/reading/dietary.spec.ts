import { dietaryLegend, dietsOfName, printedMarks, takeDietaryMarks, takeLeadingMarks } from './dietary';

describe('Dietary marks', () => {
  it.each([
    ['Hummus (V)', 'Hummus', ['Vegetarian']],
    ['Bowl [VG/GF]', 'Bowl', ['Vegan', 'Gluten Free']],
    ['Lentil Soup GF DF', 'Lentil Soup', ['Gluten Free', 'Dairy Free']],
    ['Pad Thai (N)', 'Pad Thai', []],
    ['Gulasch A,C,G', 'Gulasch', []],
    ['Fetaost (vegetar)', 'Fetaost', ['Vegetarian']],
    ['Firecracker (HOT!)', 'Firecracker', ['Spicy']],
    ['Sake (hot)', 'Sake (hot)', []],
    ['Torta (sem glúten)', 'Torta', ['Gluten Free']],
    ['Edamame VGGF', 'Edamame', ['Vegan', 'Gluten Free']],
    ['Crispy Tofu VGSPICY', 'Crispy Tofu', ['Vegan', 'Spicy']],
  ])('of “%s” are taken off', (text, rest, dietary) =>
    expect(takeDietaryMarks(text)).toMatchObject({ text: rest, dietary }),
  );

  it.each([
    ['VG GF olives, herbs', 'olives, herbs', ['Vegan', 'Gluten Free']],
    ['V A,C eggs', 'eggs', ['Vegetarian']],
    ['GF', '', ['Gluten Free']],
    ['Very fresh', 'Very fresh', []],
  ])('before “%s” are taken off as well', (text, rest, dietary) =>
    expect(takeLeadingMarks(text)).toMatchObject({ text: rest, dietary }),
  );

  it('are never guessed from the words of a dish', () =>
    expect(takeDietaryMarks('Vegetable Curry')).toEqual({ text: 'Vegetable Curry', dietary: [], letters: [] }));

  it('mean what the legend of the menu says', () =>
    expect(takeDietaryMarks('Curry (VG)', dietaryLegend('VG = vegetarian, GF = gluten free')).dietary).toEqual([
      'Vegetarian',
    ]));
});

describe('The end of a name', () => {
  it('says what the dish is without', () => expect(dietsOfName('Birra Senza Glutine')).toEqual(['Gluten Free']));

  it('says nothing by other words', () => expect(dietsOfName('Vegan Burger')).toEqual([]));
});

describe('Print beside a name', () => {
  it.each([
    ['V GF', ['Vegetarian', 'Gluten Free']],
    ['(ve)', ['Vegan']],
    ['[V, GF]', ['Vegetarian', 'Gluten Free']],
    ['VEGANA', ['Vegan']],
    ['senza glutine', ['Gluten Free']],
    ['laktosefrei', ['Dairy Free']],
    ['🌶🌶', ['Spicy']],
    ['piccante', ['Spicy']],
    ['1,7', []],
    ['v', []],
    ['NEW', []],
    ['Vegetables', []],
  ])('“%s” says %j', (text, dietary) => expect(printedMarks(text).dietary).toEqual(dietary));

  it('means what the legend of the menu says', () =>
    expect(printedMarks('VG', dietaryLegend('VG = vegetarian')).dietary).toEqual(['Vegetarian']));

  it('gives the letters of allergens as they are printed', () =>
    expect(printedMarks('A,C,G').letters).toEqual(['A', 'C', 'G']));
});
