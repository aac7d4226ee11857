import type { AllergenChart, ChartDish } from '@chalkboard/contracts';
import { drawDocument } from './draw-document';
import { measurePdfs } from './testing/measure-pdf';
import { menuWith } from './testing/printed-menu.factory';
import { readPdf } from './testing/read-pdf';

const menu = menuWith([], { timeZone: 'Europe/Vienna' });
const link = 'https://menus.example/menu/V1StGXR8_Z5jdHi6B-myT';

function chartOf(count: number, since?: AllergenChart['since']): AllergenChart {
  return {
    version: since ? 4 : 1,
    issuedAt: '2026-10-12T22:30:00.000Z',
    restaurantName: 'Zum Goldenen Adler und der Sonne',
    dishes: Array.from({ length: count }, (_, at): ChartDish => ({
      id: `d${at}`,
      category: `Section ${Math.floor(at / 12)}`,
      name: at % 9 === 4 ? `Dish ${at} of a very long name that takes more than one line of it` : `Dish ${at}`,
      ...(at % 3 < 2 && {
        allergens: { contains: at % 3 ? [] : ['Gluten', 'Milk', 'Kiwi'], mayContain: at % 2 ? ['Nuts'] : [] },
      }),
    })),
    ...(since && { since }),
  };
}
const draw = (chart: AllergenChart, paper: 'a4' | 'letter' = 'a4') =>
  drawDocument({ kind: 'allergen-chart', menu, link, paper, chart });

it('a chart says restaurant, version, the date by the restaurant’s calendar, the legend, and each dish', async () => {
  const { bytes, missingLetters } = await draw(chartOf(5));
  const { text, pages } = readPdf(bytes);
  const plain = text.replace(/\s+/g, ' ');
  expect([missingLetters, pages.length]).toEqual([0, 1]);
  for (const words of [
    'Allergens at Zum Goldenen Adler und der Sonne',
    'Version 1 of 13 Oct 2026',
    'Not stated does not mean free of.',
    'Crustaceans',
    'Molluscs',
    'Contains as well: Kiwi',
    'Not stated: please ask',
    'None of the 14',
  ])
    expect(plain).toContain(words);
  expect(plain).not.toMatch(/since version/);
});

it('signs stand in the column of their allergen', async () => {
  const [pages] = measurePdfs([(await draw(chartOf(2))).bytes]);
  const { texts } = pages![0]!;
  const middlesOf = (words: string) =>
    texts.filter(({ text }) => text === words).map(({ left, right }) => Math.round((left + right) / 2));
  expect(middlesOf('✓').sort()).toEqual([...middlesOf('Gluten'), ...middlesOf('Milk')].sort());
  expect(middlesOf('(✓)')).toEqual(middlesOf('Nuts'));
  expect(middlesOf('·')).toHaveLength(2 * 14 - 3);
});

it('marks what has changed since the chart before, and names what is gone', async () => {
  const since = {
    version: 3,
    issuedAt: '2026-09-01T10:00:00.000Z',
    changes: { added: ['d1'], changed: ['d0'], removed: ['Old soup'] },
  };
  const plain = readPdf((await draw(chartOf(5, since))).bytes).text.replace(/\s+/g, ' ');
  for (const words of [
    'Dishes that have changed since version 3 of 1 Sept 2026 are marked.',
    'Changed since version 3',
    'New since version 3',
    'No longer on the menu since version 3: Old soup.',
  ])
    expect(plain).toContain(words);
});

it.each(['a4', 'letter'] as const)(
  'a long chart goes over %s pages that each have the columns’ names',
  async (paper) => {
    const [pages] = measurePdfs([(await draw(chartOf(150), paper)).bytes]);
    expect(pages!.length).toBeGreaterThan(3);
    for (const { texts, width, height } of pages!) {
      expect(width).toBeGreaterThan(height);
      expect(texts.filter(({ text }) => text === 'Celery')).toHaveLength(1);
      expect(texts.some(({ text }) => text.includes(`/ ${pages!.length}`))).toBe(true);
      expect(texts.filter(({ right, left }) => right > width - 12 || left < 12)).toEqual([]);
    }
    const dishes = pages!.flatMap(({ texts }) => texts).flatMap(({ text }) => /^Dish (\d+)/.exec(text)?.[1] ?? []);
    expect(new Set(dishes).size).toBe(150);
  },
);
