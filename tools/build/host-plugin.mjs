/** Writes beside the built shell what it brings for remotes: the edge compares it with what each of them needs. */
export class HostPlugin {
  /** @param {{ react: string }} host `react`: its version */
  constructor(host) {
    this.host = host;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HostPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('HostPlugin', () =>
        compilation.emitAsset('host.json', new compiler.rspack.sources.RawSource(JSON.stringify(this.host))),
      );
    });
  }
}
