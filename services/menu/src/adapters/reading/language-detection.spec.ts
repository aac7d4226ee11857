import { languagesOf } from './language-detection';

describe('The language of a page', () => {
  it.each([
    ['en', 'Grilled chicken with rice and salad, served with our house sauce'],
    ['de', 'Schnitzel vom Schwein mit Kartoffeln und Salat, dazu Sauce oder Suppe'],
    ['fr', 'Salade de poulet avec du fromage, pommes frites et legumes au choix'],
    ['es', 'Arroz con pollo y ensalada, queso fresco en salsa de tomate para dos'],
    ['it', 'Riso con funghi e formaggio, insalata di pesce alla griglia del giorno, pomodoro'],
    ['pt', 'Frango com arroz e feijão, salada de bacalhau ao molho, queijo da casa'],
  ])('is %s by its small words', (code, text) => expect(languagesOf(text)[0]).toBe(code));

  it('is English with foreign names of dishes', () =>
    expect(languagesOf('Penne alla panna with chicken and cheese, served with our bread')).toEqual(['en']));

  it('is English when nothing tells', () => expect(languagesOf('Espresso 2.50 Cappuccino 3.20')).toEqual(['en']));

  it('can be two', () =>
    expect(
      languagesOf(
        'Insalata con pomodoro e basilico, zuppa di pesce; Salat mit Tomaten und Zwiebeln, Suppe vom Rind',
      ).sort(),
    ).toEqual(['de', 'it']));
});
