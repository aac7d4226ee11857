import { textOfPart } from './menu-parts';
import { figuresInHeadings, pricedHeadings } from './priced-headings';
import { PrintedPage } from './testing/printed-page';
import { linkByHand, tagMenu } from './testing/tagged-menu';

const LARGE = { size: 16 };
const ROLES = { Sandwiches: 'name', 'Ham Roll': 'name nameMore', 'Egg Roll': 'name nameMore', '$8.95': 'price' };

function promoted(page: PrintedPage, roles: Record<string, string>, prices: Record<string, string[]>): string[] {
  const print = tagMenu([page.page()], roles);
  const { parts, prices: links } = linkByHand(print, { prices });
  return [...pricedHeadings(parts, links, print).keys()].map(textOfPart);
}

describe('A line that is set larger and has a price', () => {
  const page = () =>
    new PrintedPage()
      .at(50, 40, 'Sandwiches', LARGE)
      .endingAt(290, 42, '$8.95')
      .at(50, 70, 'Ham Roll')
      .at(50, 90, 'Egg Roll');

  it('is the heading of the dishes below it that have none', () => {
    expect(promoted(page(), ROLES, { Sandwiches: ['$8.95'] })).toEqual(['Sandwiches']);
  });

  it('is a dish where one below it has a price of its own', () => {
    const priced = page().endingAt(290, 90, '$4.00');
    expect(promoted(priced, { ...ROLES, '$4.00': 'price' }, { Sandwiches: ['$8.95'], 'Egg Roll': ['$4.00'] })).toEqual(
      [],
    );
  });

  it('is a dish where it is set like those below it', () => {
    const alike = new PrintedPage()
      .at(50, 40, 'Sandwiches')
      .endingAt(290, 40, '$8.95')
      .at(50, 70, 'Ham Roll')
      .at(50, 90, 'Egg Roll');
    expect(promoted(alike, ROLES, { Sandwiches: ['$8.95'] })).toEqual([]);
  });
});

describe('A line that is spaced out as headings are, and has a price', () => {
  const page = (spaced: number) =>
    new PrintedPage()
      .at(50, 40, 'STARTERS', { spaced: 0.4 })
      .at(50, 60, 'SOUP')
      .at(50, 100, 'DESSERTS', { spaced: 0.4 })
      .at(50, 120, 'FLAN')
      .at(50, 160, 'SANDWICHES', { spaced })
      .endingAt(290, 160, '$8.95')
      .at(50, 190, 'HAM ROLL')
      .at(50, 210, 'EGG ROLL');
  const roles = {
    STARTERS: 'heading',
    DESSERTS: 'heading',
    SOUP: 'name',
    FLAN: 'name',
    SANDWICHES: 'name',
    'HAM ROLL': 'name nameMore',
    'EGG ROLL': 'name nameMore',
    '$8.95': 'price',
  };

  it('is the heading of the dishes below it', () =>
    expect(promoted(page(0.4), roles, { SANDWICHES: ['$8.95'] })).toEqual(['SANDWICHES']));

  it('is a dish where it is set as the dishes are', () =>
    expect(promoted(page(0), roles, { SANDWICHES: ['$8.95'] })).toEqual([]));
});

describe('A figure at the end of a heading', () => {
  const roles = { 'Ham Roll': 'name nameMore', 'Egg Roll': 'name nameMore' };
  const found = (
    heading: string,
    more: Record<string, string> = {},
    prices: Record<string, string[]> = {},
  ): string[] => {
    const page = new PrintedPage().at(50, 40, heading, LARGE).at(50, 70, 'Ham Roll').at(50, 90, 'Egg Roll');
    for (const text of Object.values(prices).flat()) page.endingAt(290, 90, text);
    const { parts, prices: links } = linkByHand(tagMenu([page.page()], { [heading]: 'heading', ...roles, ...more }), {
      prices,
    });
    return [...figuresInHeadings(parts, links).keys()].map(({ token }) => token.text);
  };

  it('is the price of the dishes below, which have none', () => expect(found('SANDWICHES 6')).toEqual(['6']));

  it('is none where they have their own', () =>
    expect(found('SANDWICHES 6', { '4.00': 'price' }, { 'Egg Roll': ['4.00'] })).toEqual([]));

  it.each(['MENU 2025', 'LUNCH 12:', 'EXTRAS 10%', '6'])('is none in “%s”', (heading) =>
    expect(found(heading)).toEqual([]),
  );
});
