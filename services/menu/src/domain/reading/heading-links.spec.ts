import { headingPairs, linkHeadings } from './heading-links';
import { menuParts, textOfPart, type MenuParts } from './menu-parts';
import type { Page } from './page';
import { PrintedPage } from './testing/printed-page';
import { tagMenu } from './testing/tagged-menu';

const HEADING = { size: 16 };
const first = new PrintedPage()
  .at(50, 40, 'Soups', HEADING)
  .at(50, 70, 'Minestrone')
  .at(350, 40, 'Salads', HEADING)
  .at(350, 70, 'Caesar');
const ROLES = { Soups: 'heading', Salads: 'heading', Minestrone: 'name', Caesar: 'name' };
const partsOf = (pages: readonly Page[], roles: Record<string, string>): MenuParts => menuParts(tagMenu(pages, roles));
const parts = partsOf([first.page()], ROLES);

/** Likely where the third feature says that the heading is reached by going up from line to line. */
const CHAINED = { classes: 1, base: [0], trees: [[2, 0.5, 1, 2, -1, -2, 0, 0, -1, 2, 0, 0]] };

describe('Pairs of a name and a heading', () => {
  it('are of the headings above, also in other columns, each once', () => {
    const own = headingPairs(parts).filter(({ name }) => textOfPart(name) === 'Caesar');
    expect(own.map(({ heading }) => textOfPart(heading)).sort()).toEqual(['Salads', 'Soups']);
  });

  it('reach back to the last heading of the page before', () => {
    const second = new PrintedPage().at(50, 40, 'Gazpacho').page(2);
    const pairs = headingPairs(partsOf([first.page(1), second], { ...ROLES, Gazpacho: 'name' }));
    const own = pairs.filter(({ name }) => textOfPart(name) === 'Gazpacho');
    expect(own.map(({ heading }) => textOfPart(heading))).toEqual(['Salads']);
  });

  it('have as many features each, and all of them are numbers', () => {
    const rows = headingPairs(parts).map(({ features }) => features);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(rows.every((row) => row.every(Number.isFinite))).toBe(true);
  });
});

describe('A name', () => {
  it('stands under its likeliest heading', () => {
    const links = linkHeadings(headingPairs(parts), CHAINED);
    expect([...links].map(([name, { heading }]) => [textOfPart(name), textOfPart(heading)])).toEqual([
      ['Minestrone', 'Soups'],
      ['Caesar', 'Salads'],
    ]);
  });

  it('stands under none where none is likely', () =>
    expect(linkHeadings(headingPairs(parts), { classes: 1, base: [-9], trees: [] }).size).toBe(0));
});
