import { allergenLegend, printedAllergens, takeLettersFirst, takeLettersLast } from './allergens';

const LEGEND = allergenLegend('Zur Post\nA Gluten, C Eier, G Milch/Laktose\nGulasch A,C 12,50');

describe('letters of allergens', () => {
  it('are taken off a name and kept as they are printed', () => {
    expect(takeLettersLast('Gulasch A,C,G')).toEqual({ text: 'Gulasch', letters: ['A', 'C', 'G'] });
    expect(takeLettersFirst('A, C eggs, chives')).toEqual({ text: 'eggs, chives', letters: ['A', 'C'] });
    expect(takeLettersLast('Plan B')).toEqual({ text: 'Plan B', letters: [] });
  });

  it('mean what the menu’s own legend says, and nothing where it prints none', () => {
    expect(printedAllergens({ letters: ['A', 'C', 'M'], description: '', legend: LEGEND })).toEqual(['Gluten', 'Eier', 'M']);
    expect(printedAllergens({ letters: ['A', 'C'], description: '', legend: allergenLegend('A glass of milk for everybody, B eggs') })).toEqual(['A', 'C']);
  });
});

describe('a printed list of allergens', () => {
  it.each([
    ['Slow-cooked. Contains: milk, eggs and wheat.', ['milk', 'eggs', 'wheat']],
    ['Allergene: Gluten, Milch', ['Gluten', 'Milch']],
    ['Allergens: celery/mustard', ['celery', 'mustard']],
  ])('is read from “%s”', (description, names) => expect(printedAllergens({ letters: [], description, legend: LEGEND })).toEqual(names));

  it.each(['With milk, eggs and flour', 'Contains: gluten free flour', 'Contains: a lot of love', 'May contain: nuts', 'Allergens: none', 'Contains no: nuts'])('is not made of “%s”', (description) =>
    expect(printedAllergens({ letters: [], description, legend: LEGEND })).toEqual([]));
});
