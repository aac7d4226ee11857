/**
 * @param {string} what @param {readonly string[]} expected @param {readonly string[]} found @param {string} happened
 * @returns {string[]} what did not happen once, and what happened and should not
 */
export function onceEach(what, expected, found, happened) {
  const counts = grouped(found, (id) => id);
  const wrong = expected.flatMap((id) =>
    counts.get(id)?.length === 1 ? [] : [`${what} ${id} was ${happened} ${counts.get(id)?.length ?? 0} times`],
  );
  const known = new Set(expected);
  return [
    ...wrong,
    ...[...counts.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `${what} ${id} was ${happened}, and should not exist`),
  ];
}

/** @template T @param {readonly T[]} values @param {(value: T) => string} by @returns {Map<string, T[]>} */
export function grouped(values, by) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const value of values) {
    const group = groups.get(by(value));
    if (group) group.push(value);
    else groups.set(by(value), [value]);
  }
  return groups;
}

/** @template T @param {readonly T[]} values @param {(value: T) => number} of */
export function sum(values, of) {
  return values.reduce((total, value) => total + of(value), 0);
}
