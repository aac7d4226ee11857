// What the bundler gives to the module that runs in pages.
declare const __resourceQuery: string;
declare const __webpack_hash__: string;

interface ImportMeta {
  readonly webpackHot: {
    status(): 'idle' | 'check' | 'prepare' | 'ready' | 'dispose' | 'apply' | 'abort' | 'fail';
    check(apply: boolean): Promise<readonly unknown[] | null>;
  };
}

/** One connection a page, however many builds are in it. */
// eslint-disable-next-line no-var
declare var developmentBuilds: EventSource | undefined;
