/** Changes that the build before, which still runs, would notice; what it looks like in a statement. */
const NOTICED = [
  { what: 'removes a table', pattern: /\bDROP\s+TABLE\b/i },
  { what: 'removes a column', pattern: /\bDROP\s+COLUMN\b/i },
  { what: 'renames something', pattern: /\bRENAME\s+(TO|COLUMN|\w+\s+TO)\b/i },
  { what: 'gives a column another type', pattern: /\bALTER\s+COLUMN\s+\w+\s+(SET\s+DATA\s+)?TYPE\b/i },
  { what: 'wants a value where there was none', pattern: /\bALTER\s+COLUMN\s+\w+\s+SET\s+NOT\s+NULL\b/i },
  {
    what: 'adds a column that those who do not know it cannot fill',
    pattern:
      /\bADD\s+COLUMN\s+(IF\s+NOT\s+EXISTS\s+)?\w+(?:(?!\bDEFAULT\b|\bGENERATED\b)[^,;`'])*\bNOT\s+NULL\b(?!(?:(?!ADD\s+COLUMN)[^,;`'])*\b(DEFAULT|GENERATED)\b)/i,
  },
];
/** By this line a migration says why nothing that runs, or may come back, reads what it removes. */
const CONTRACT = /^\s*\/\/ Contract: \S+/m;

/**
 * What of a migration is no expansion (deploy/README.md, "Expand and contract"). What its `down` does is left out: it
 * is never run by a release.
 * @param {string} source of the migration @returns {string[]}
 */
export function notExpanding(source) {
  if (CONTRACT.test(source)) return [];
  const [up = ''] = source.split(/\bdown\s*\(/);
  return NOTICED.filter(({ pattern }) => pattern.test(up)).map(({ what }) => what);
}
