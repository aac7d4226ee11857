import { readingOrder } from './reading-order';

interface Block {
  readonly name: string;
  readonly box: { x: number; y: number; width: number; height: number };
}

const block = (name: string, x: number, y: number, width = 100, height = 12): Block => ({
  name,
  box: { x, y, width, height },
});
/** The order is found whatever the order of the blocks was. */
const order = (...blocks: Block[]): string =>
  readingOrder([...blocks].reverse(), 12)
    .map(({ name }) => name)
    .join(' ');

describe('Print is read', () => {
  it('from top to bottom', () =>
    expect(order(block('a', 50, 40), block('b', 50, 60), block('c', 50, 80))).toBe('a b c'));

  it('column by column, from left to right', () =>
    expect(order(block('a', 50, 40), block('b', 50, 60), block('c', 250, 40), block('d', 250, 60))).toBe('a b c d'));

  it('column by column where these begin at different heights', () =>
    expect(order(block('a', 50, 90), block('b', 50, 110), block('c', 250, 40), block('d', 250, 60))).toBe('a b c d'));

  it('with a heading over several columns before what stands below it', () =>
    expect(
      order(
        block('title', 50, 20, 300),
        block('a', 50, 40),
        block('b', 50, 60),
        block('c', 250, 40),
        block('d', 250, 60),
      ),
    ).toBe('title a b c d'));

  it('with a heading between two tables after the upper and before the lower one', () =>
    expect(
      order(
        block('a', 50, 10),
        block('c', 250, 10),
        block('b', 50, 30),
        block('d', 250, 30),
        block('heading', 50, 50, 300),
        block('e', 50, 80),
        block('f', 250, 80),
      ),
    ).toBe('a b c d heading e f'));

  it('along a row where nothing parts columns', () =>
    expect(order(block('a', 50, 40), block('b', 152, 42, 100))).toBe('a b'));

  it('as it is where there is one part or none', () => {
    expect(order()).toBe('');
    expect(order(block('a', 50, 40))).toBe('a');
  });
});
