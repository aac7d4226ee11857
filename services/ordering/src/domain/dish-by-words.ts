/** Letters from which on one, and from which on two, may be mistyped. */
const ONE_MISTAKE = 5;
const TWO_MISTAKES = 8;

/**
 * Which dishes somebody means by some words: the ones that are called exactly so, else those with all of the words in
 * their name, else those with all of them but for typing mistakes.
 */
export function dishesByWords<Dish extends { readonly name: string }>(dishes: readonly Dish[], words: string): Dish[] {
  const wanted = wordsOf(words);
  if (wanted.length === 0) return [];
  const named = dishes.map((dish) => ({ dish, own: wordsOf(dish.name) }));
  const rules: ((own: readonly string[]) => boolean)[] = [
    (own) => own.join(' ') === wanted.join(' '),
    (own) => wanted.every((word) => own.some((one) => one === word)),
    (own) => wanted.every((word) => own.some((one) => one.startsWith(word) || singular(one) === singular(word))),
    (own) => wanted.every((word) => own.some((one) => isMistyped(one, word))),
  ];
  for (const rule of rules) {
    const found = named.filter(({ own }) => rule(own));
    if (found.length > 0) return found.map(({ dish }) => dish);
  }
  return [];
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

function singular(word: string): string {
  return word.replace(/(?<=..)e?s$/, '');
}

function isMistyped(one: string, word: string): boolean {
  const allowed = word.length >= TWO_MISTAKES ? 2 : word.length >= ONE_MISTAKE ? 1 : 0;
  return Math.abs(one.length - word.length) <= allowed && mistakes(one, word) <= allowed;
}

/** Letters that are missing, too many, others or swapped with their neighbour. */
function mistakes(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, at) => [at]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 1; column <= b.length; column += 1) rows[0]![column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? at(row - 2, column - 2) + 1
          : Number.POSITIVE_INFINITY;
      rows[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + same,
        swapped,
      );
    }
  }
  return at(a.length, b.length);
}
