import { rspack } from '@rspack/core';

/**
 * The oldest that draw our stylesheets at all: what Tailwind 4 needs. Without them written down, every rule is said
 * again for browsers of 2015, which is three times as much.
 */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4', 'ios_saf >= 16.4'];

/** What makes scripts and stylesheets small, for the browsers that can show our pages. */
export function minimizers() {
  return [
    new rspack.SwcJsMinimizerRspackPlugin(),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
  ];
}
