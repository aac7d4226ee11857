import { segmentsOf, type Segment } from './segments';
import { PrintedPage } from './testing/printed-page';
import { textBlocks } from './text-blocks';

const textOf = ({ tokens }: Segment): string => tokens.map(({ text }) => text).join(' ');

/** The lines of each block, top to bottom. */
const blocksOf = (page: PrintedPage): string[][] =>
  [...new Set(textBlocks(segmentsOf(page.page())).values())].map(({ segments }) => segments.map(textOf));

describe('Blocks of lines', () => {
  const dish = (page: PrintedPage, y: number, name: string): PrintedPage =>
    page
      .at(50, y, name)
      .at(50, y + 13, 'with fresh herbs')
      .at(50, y + 26, 'and toasted bread');

  it('are lines that stand closer together than those around them', () =>
    expect(blocksOf(dish(dish(new PrintedPage(), 40, 'Onion Soup'), 100, 'Pea Soup'))).toEqual([
      ['Onion Soup', 'with fresh herbs', 'and toasted bread'],
      ['Pea Soup', 'with fresh herbs', 'and toasted bread'],
    ]));

  it('do not reach from column to column', () => {
    const page = dish(dish(new PrintedPage(), 40, 'Onion Soup'), 100, 'Pea Soup').at(350, 53, 'Caesar Salad');
    expect(blocksOf(page)).toContainEqual(['Caesar Salad']);
  });

  it('hold each segment once', () => {
    const segments = segmentsOf(dish(new PrintedPage(), 40, 'Onion Soup').at(350, 40, '6.50').page());
    const blocks = textBlocks(segments);
    expect(blocks.size).toBe(segments.length);
    expect([...new Set(blocks.values())].flatMap((block) => block.segments)).toHaveLength(segments.length);
  });

  it('are single lines where these stand alone, and none on an empty page', () => {
    expect(blocksOf(new PrintedPage().at(50, 40, 'Onion Soup'))).toEqual([['Onion Soup']]);
    expect(blocksOf(new PrintedPage())).toEqual([]);
  });
});
