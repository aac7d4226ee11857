/** A page of the build that is the storefront's own. */
export interface BuiltPage {
  readonly scripts: readonly string[];
  /** The words that it begins with, by the language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Its stylesheet, with the addresses that its fonts have on the site. */
  readonly css: string;
}

/** A build of the remote, as far as its first views need it. */
export interface BuiltRemote {
  /** As in its `build.json`. */
  readonly version: string;
  /** Changes with whatever draws: its version, or in development each start. */
  readonly drawnBy: string;
  readonly menu: BuiltPage;
  readonly directory: BuiltPage;
}
