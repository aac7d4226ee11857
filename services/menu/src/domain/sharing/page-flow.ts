/** A line, or a picture, that stands in a column. Lengths are points. */
export interface Atom {
  readonly height: number;
  /** Above it; not at the top of a column. */
  readonly space: number;
  /** What follows stands below it in the same column: a heading and its first dish, the lines of a dish. */
  readonly keep: boolean;
}

export interface Placed<T extends Atom> {
  readonly atom: T;
  readonly page: number;
  readonly column: number;
  /** From the top of the column. */
  readonly top: number;
}

interface Pages {
  /** Columns of a page. */
  readonly columns: number;
  /** Height of the columns of a page, counted from 0. */
  heightOf(page: number): number;
}

/**
 * Puts atoms into columns and columns onto pages. What is kept together is parted only when it is higher than a column;
 * the columns of the last page are made as even as that allows.
 */
export function flow<T extends Atom>(atoms: readonly T[], { columns, heightOf }: Pages): Placed<T>[] {
  const placed = fill(atoms, columns, (column) => heightOf(Math.floor(column / columns)));
  const last = Math.floor((placed.at(-1)?.column ?? 0) / columns);
  const done = placed.filter(({ column }) => Math.floor(column / columns) < last);
  const rest = atoms.slice(done.length);
  const height = leastHeight(rest, columns, heightOf(last));
  const even = fill(rest, columns, () => height);
  return [...done, ...even.map(({ column, ...place }) => ({ ...place, column: column + last * columns }))].map(
    ({ column, ...place }) => ({ ...place, page: Math.floor(column / columns), column: column % columns }),
  );
}

interface InColumn<T extends Atom> {
  readonly atom: T;
  /** Counted over all pages. */
  readonly column: number;
  readonly top: number;
}

function fill<T extends Atom>(
  atoms: readonly T[],
  columns: number,
  heightOf: (column: number) => number,
): InColumn<T>[] {
  const placed: InColumn<T>[] = [];
  let [column, filled] = [0, 0];
  const put = (atom: T) => {
    const space = filled === 0 ? 0 : atom.space;
    if (filled > 0 && filled + space + atom.height > heightOf(column)) {
      column += 1;
      filled = 0;
      return put(atom);
    }
    placed.push({ atom, column, top: filled + space });
    filled += space + atom.height;
  };
  for (const chunk of chunksOf(atoms)) {
    if (filled + heightOfChunk(chunk, filled === 0) > heightOf(column)) {
      // As far as the first column of the next page, which may be higher than those of this one.
      const ahead = Array.from({ length: columns }, (_, step) => step + 1).find(
        (step) => heightOfChunk(chunk, true) <= heightOf(column + step),
      );
      if (ahead !== undefined) {
        column += ahead;
        filled = 0;
      }
    }
    chunk.forEach(put);
  }
  return placed;
}

/**
 * The least height, to a point, with which everything stands in so many columns and nothing is parted that need not be.
 */
function leastHeight(atoms: readonly Atom[], columns: number, limit: number): number {
  const highest = Math.max(0, ...chunksOf(atoms).map((chunk) => heightOfChunk(chunk, true)));
  let [low, high] = [Math.min(Math.ceil(highest), limit), limit];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if ((fill(atoms, columns, () => middle).at(-1)?.column ?? 0) < columns) high = middle;
    else low = middle;
  }
  return (fill(atoms, columns, () => low).at(-1)?.column ?? 0) < columns ? low : high;
}

function chunksOf<T extends Atom>(atoms: readonly T[]): T[][] {
  const chunks: T[][] = [];
  atoms.forEach((atom, at) => {
    if (at > 0 && atoms[at - 1]!.keep) chunks.at(-1)!.push(atom);
    else chunks.push([atom]);
  });
  return chunks;
}

function heightOfChunk(chunk: readonly Atom[], atTop: boolean): number {
  return chunk.reduce((sum, { height, space }, at) => sum + height + (at === 0 && atTop ? 0 : space), 0);
}
