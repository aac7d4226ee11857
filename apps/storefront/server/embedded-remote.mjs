import fs from 'node:fs';
import path from 'node:path';

const BUILT = path.join(import.meta.dirname, '../dist');

/**
 * What this server has to know of the remote that it is built with, for its bundle: it draws by the sources of that
 * one, whatever lies on the disk later.
 * @param {string} [dir] of the remote's build
 * @returns {import('./src/built-remote').BuiltRemote}
 * @throws Error where the remote is not built
 */
export function embeddedRemote(dir = BUILT) {
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(dir, file), 'utf8');
  /** @type {import('@chalkboard/contracts').RemoteBuild} */
  const { name, version, ownPages } = JSON.parse(read('build.json'));
  // The stylesheet stands in the page itself, whose address says nothing of where the fonts are.
  const placed = (/** @type {string} */ css) => css.replace(/url\((?!data:|\/)/g, `url(/remotes/${name}/${version}/`);
  const page = (/** @type {'menu' | 'directory'} */ of) => {
    const built = ownPages[of];
    if (!built) throw new Error(`The remote has no page "${of}".`);
    return {
      scripts: built.scripts,
      texts: built.texts ?? {},
      css: built.styles.map((file) => placed(read(file))).join('\n'),
    };
  };
  return { version, drawnBy: version, menu: page('menu'), directory: page('directory') };
}
