/** Counting what is left of a dish. */
export const stock = {
  count: 'Count portions',
  countOf: (dish: string) => `Count portions of ${dish}`,
  portions: (dish: string) => `Portions of ${dish}`,
  less: (dish: string) => `One portion less of ${dish}`,
  more: (dish: string) => `One portion more of ${dish}`,
  field: (dish: string) => `Portions left of ${dish}`,
  left: 'left',
  leftInShort: (count: number) => `${count} left`,
  bad: (maximum: number) => `A whole number from 0 to ${maximum}.`,
  stop: 'Do not count',
  stopOf: (dish: string) => `Do not count ${dish}`,
  undo: (before: number | undefined) => (before === undefined ? 'Undo' : `Undo: ${before}`),
  undoOf: (dish: string, before: number | undefined) =>
    before === undefined ? `Undo: ${dish} was not counted` : `Undo: ${before} were left of ${dish}`,
};
