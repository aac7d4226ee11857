import { allergenLegend, printedAllergens, takeLettersFirst, takeLettersLast, type AllergenLegend } from './allergens';
import { takeDietaryMarks } from './dietary';

const LEGEND = allergenLegend('Zur Post\nA Gluten, C Eier, G Milch/Laktose\nGulasch A,C 12,50');
const NONE: AllergenLegend = new Map();

describe('letters of allergens', () => {
  it('are taken off a name and kept as they are printed', () => {
    expect(takeLettersLast('Gulasch A,C,G')).toEqual({ text: 'Gulasch', letters: ['A', 'C', 'G'] });
    expect(takeLettersFirst('A, C eggs, chives')).toEqual({ text: 'eggs, chives', letters: ['A', 'C'] });
    expect(takeLettersLast('Plan B')).toEqual({ text: 'Plan B', letters: [] });
  });

  it('mean what the menu’s own legend says, and nothing where it prints none', () => {
    expect(printedAllergens({ letters: ['A', 'C', 'M'], description: '', legend: LEGEND })).toEqual([
      'Gluten',
      'Eier',
      'M',
    ]);
    expect(
      printedAllergens({
        letters: ['A', 'C'],
        description: '',
        legend: allergenLegend('A glass of milk for everybody, B eggs'),
      }),
    ).toEqual(['A', 'C']);
  });
});

describe('a legend', () => {
  it.each([
    ['A: gluten, B: crustaceans, C: eggs', ['A gluten', 'B crustaceans', 'C eggs']],
    ['A = glutenhaltiges Getreide | D = Fisch | G = Milch oder Laktose', ['A glutenhaltiges', 'D Fisch', 'G Milch']],
    ['A) wheat\nE) peanuts\nL) celery', ['A wheat', 'E peanuts', 'L celery']],
    ['D Fisch (außer Fischgelatine), H Schalenfrüchte, O Sulfite', ['D Fisch', 'H Schalenfrüchte', 'O Sulfite']],
  ])('is “%s”', (text, entries) => expect([...allergenLegend(text)].map((entry) => entry.join(' '))).toEqual(entries));

  it.each([
    ['of what a dish is free of', 'G gluten free, N nut free, L lactose-free, E egg free'],
    ['of that in one word', 'G glutenfrei, L laktosefrei, N nussfreie Speisen'],
    [
      'of that with the denial further behind',
      'G – gluten and wheat free, N – nuts not used, M – milk-less or dairy free',
    ],
    ['of that, short', 'V vegetarian, G gluten free, N nut free'],
    ['beside one of what they contain', 'A gluten, C eggs, D fish, G gluten free, N nut free'],
  ])('%s names no allergen for these letters, and they are none either', (_, text) => {
    const legend = allergenLegend(text);
    expect(printedAllergens({ letters: ['G', 'N'], description: '', legend })).toEqual([]);
    expect(printedAllergens({ letters: ['R', 'G'], description: '', legend })).toEqual(['R']);
  });

  it('keeps what it names where other words deny the same letter', () => {
    expect(
      printedAllergens({
        letters: ['A', 'G'],
        description: '',
        legend: allergenLegend('Try plan G gluten free!\nA Gluten, C Eier, G Milch'),
      }),
    ).toEqual(['Gluten', 'Milch']);
  });

  it('is no list of dishes with their prices', () => {
    expect([
      ...allergenLegend(
        'A Fish and chips 12.00\nB Shrimp scampi 14.50\nC Eggs Benedict $9\nD Milk pudding 6,–\nE Fish soup 8',
      ),
    ]).toEqual([]);
  });
});

describe('a printed list of allergens', () => {
  it.each([
    ['Slow-cooked. Contains: milk, eggs and wheat.', ['milk', 'eggs', 'wheat']],
    ['Allergene: Gluten, Milch', ['Gluten', 'Milch']],
    ['Allergens: celery/mustard', ['celery', 'mustard']],
    ['Contains: peanuts, gluten-free flour, sesame', ['peanuts', 'sesame']],
    ['Without onions. Contains: milk', ['milk']],
    ['Gluten-free bun, contains: milk, eggs', ['milk', 'eggs']],
    ['Contains: free-range eggs, milk', ['free-range eggs', 'milk']],
    ['Contains: boneless fish', ['boneless fish']],
    ['Contains: wheat, may contain nuts, milk', ['wheat']],
    ['With rice. Allergens: soy, crab', ['soy', 'crab']],
  ])('is read from “%s”', (description, names) =>
    expect(printedAllergens({ letters: [], description, legend: LEGEND })).toEqual(names),
  );

  it.each([
    'With milk, eggs and flour',
    'Contains: gluten free flour',
    'Contains: a lot of love',
    'May contain: nuts',
    'Allergens: none',
    'Contains no: nuts',
    'Contains: no nuts, milk or eggs',
    'Contains: neither milk, nuts nor eggs',
    'Enthält: keine Nüsse, Milch oder Eier',
    'Contient: sans gluten, lait et noix',
    'No allergens: milk, eggs, nuts',
    'No contiene: gluten, leche',
    'Non contiene: glutine, latte',
    'Não contém: leite, ovos',
    'Sin alérgenos: leche, huevos',
    'Free from these allergens: milk, eggs, nuts',
    'Ohne Allergene: Milch, Eier',
    'Contains: non-dairy cream',
    'Contains: dairy-free milk, nut-free pesto',
    'Enthält: glutenfreies Mehl, laktosefreie Milch',
    'Contains: vegan egg, milk substitute',
    'Contains: granola, crabapple, eggplant, coconut, nutmeg, butternut squash, buckwheat',
    'Allergens: ask your server about nuts, milk and eggs',
    'Allergene: bitte fragen Sie nach Nüssen, Milch',
    'Peanut butter pie',
    'Almond milk latte with hazelnut',
  ])('is not made of “%s”', (description) =>
    expect(printedAllergens({ letters: [], description, legend: LEGEND })).toEqual([]),
  );
});

describe('what a dish is called', () => {
  it.each([
    'Peanut butter pie',
    'Egg fried rice',
    'Shrimp & crab cakes',
    'Sesame chicken (GF)',
    'Milchreis',
    'Fish and chips (V, N)',
  ])('“%s” says nothing of what it contains', (name) => {
    const { text, letters } = takeDietaryMarks(name);
    expect(printedAllergens({ letters, description: '', legend: LEGEND })).toEqual([]);
    expect(printedAllergens({ letters, description: text, legend: NONE })).toEqual([]);
  });

  it('nor does “gluten free”: a mark of a diet is no allergen', () => {
    expect(takeDietaryMarks('Hummus (GF)')).toEqual({ text: 'Hummus', dietary: ['Gluten Free'], letters: [] });
  });
});
