import { PAGE_POWERS, PAGE_ROUTES, SHELL_PAGES, type PagePower, type RemoteName } from '@chalkboard/contracts';

export interface Page {
  /** Which remote draws it; undefined for the shell's own. */
  readonly remote: RemoteName | undefined;
  /** The pattern it was found by. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The slot on the home page is filled by this remote. */
const HOME_REMOTE: RemoteName = 'owner';

const patterns = [
  ...SHELL_PAGES.map((path) => ({ path, remote: path === '/' ? HOME_REMOTE : undefined })),
  ...PAGE_ROUTES,
].map(({ path, remote }) => ({ path, remote, matcher: matcherOf(path) }));

const powers = PAGE_POWERS.map(({ path, powers: granted }) => ({ granted, matcher: matcherOf(path) }));

/** The router's patterns in short: `:name` is one part of the path, a last `/*` any number of them, none included. */
function matcherOf(path: string): RegExp {
  const source = path.replace(/\/\*$/, '(?:/.*)?').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`);
}

/** Which page is at this path; undefined when there is none. */
export function pageAt(pathname: string): Page | undefined {
  for (const { path, remote, matcher } of patterns) {
    const match = matcher.exec(pathname);
    if (match) return { path, remote, params: { ...match.groups } };
  }
  return undefined;
}

/** What the document of the page at this path may do beyond the others. */
export function powersAt(pathname: string): readonly PagePower[] {
  return powers.find(({ matcher }) => matcher.test(pathname))?.granted ?? [];
}
