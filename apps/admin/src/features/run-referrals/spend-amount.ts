/** Cents as a field holds them: "29", "29.50". */
export function dollarsOf(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}

/** What somebody typed, in cents; undefined where it is no amount from $0 to $10,000. */
export function minorOf(typed: string): number | undefined {
  const text = typed.trim().replace(/^\$/, '').replace(',', '.');
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(text)) return undefined;
  const minor = Math.round(Number(text) * 100);
  return minor <= 1_000_000 ? minor : undefined;
}
