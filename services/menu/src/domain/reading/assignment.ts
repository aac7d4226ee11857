/** What each row was given, and how firmly. */
export interface Assigned {
  /** Index of the column; undefined when leaving the row without one costs less. */
  readonly column: number | undefined;
  readonly cost: number;
  /** How much more all rows together would cost at the least if this row had anything else (a lower bound). */
  readonly margin: number;
}

/**
 * Gives rows columns, each column once at most, so that the sum of the costs is least (the Hungarian method).
 *
 * @param costs one list per row, as long as there are columns; Infinity where the two never go together
 * @param unassigned what it costs to leave a row without a column
 */
export function leastCostAssignment(costs: readonly (readonly number[])[], unassigned: number): Assigned[] {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  // Each row has a column of its own that stands for none.
  const cost = (row: number, column: number): number =>
    column < columns ? costs[row]![column]! : column === columns + row ? unassigned : Infinity;
  const width = columns + rows;
  const rowPotential = new Float64Array(rows);
  const columnPotential = new Float64Array(width);
  const owner = new Int32Array(width).fill(-1);
  for (let row = 0; row < rows; row++) augment(row, { cost, width, rowPotential, columnPotential, owner });

  const given = new Int32Array(rows).fill(-1);
  owner.forEach((row, column) => {
    if (row >= 0) given[row] = column;
  });
  return costs.map((_, row) => {
    const own = given[row]!;
    let second = Infinity;
    for (let column = 0; column < width; column++)
      if (column !== own) second = Math.min(second, cost(row, column) - columnPotential[column]!);
    return {
      column: own < columns ? own : undefined,
      cost: cost(row, own),
      margin: Math.max(0, second - (cost(row, own) - columnPotential[own]!)),
    };
  });
}

interface Matching {
  readonly cost: (row: number, column: number) => number;
  readonly width: number;
  readonly rowPotential: Float64Array;
  readonly columnPotential: Float64Array;
  /** Row that holds each column, -1 for none. */
  readonly owner: Int32Array;
}

/** Finds the cheapest way to give one more row a column, moving others where that helps. */
function augment(start: number, { cost, width, rowPotential, columnPotential, owner }: Matching): void {
  const least = new Float64Array(width).fill(Infinity);
  const cameFrom = new Int32Array(width).fill(-1);
  const done = new Uint8Array(width);
  let row = start;
  let column = -1;
  do {
    if (column >= 0) row = owner[column]!;
    let next = -1;
    for (let candidate = 0; candidate < width; candidate++) {
      if (done[candidate]) continue;
      const reduced = cost(row, candidate) - rowPotential[row]! - columnPotential[candidate]!;
      if (reduced < least[candidate]!) {
        least[candidate] = reduced;
        cameFrom[candidate] = column;
      }
      if (next < 0 || least[candidate]! < least[next]!) next = candidate;
    }
    const delta = least[next]!;
    rowPotential[start]! += delta;
    for (let candidate = 0; candidate < width; candidate++) {
      if (done[candidate]) {
        rowPotential[owner[candidate]!]! += delta;
        columnPotential[candidate]! -= delta;
      } else least[candidate]! -= delta;
    }
    done[next] = 1;
    column = next;
  } while (owner[column]! >= 0);
  while (column >= 0) {
    const previous = cameFrom[column]!;
    owner[column] = previous >= 0 ? owner[previous]! : start;
    column = previous;
  }
}
