/** An address with what is given of `query`; '' counts as not given. */
export function withQuery(path: string, query: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === '' || value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}
