// The last step of a remote's build, in its folder: writes dist/build.json, which says what was built, and by its
// version that it is this and nothing else.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const DIST = path.resolve('dist');
/** As `BUILD_FILE` of the contracts. */
const BUILD_FILE = 'build.json';
/** What only this step reads, and the maps of what is drawn elsewhere. */
const NOT_FOR_BROWSERS = /\.(json|map|d\.ts|html)(\.(br|gz))?$/;
const PACKED = /\.(br|gz)$/;

/** @param {string} file @returns {any} undefined where there is none */
function read(file) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  return text && JSON.parse(text);
}

const { name, remote, dependencies } = read(path.resolve('package.json'));
const { exposes } = read(path.join(DIST, 'mf-manifest.json'));
const { assets } = exposes.find((/** @type {{ name: string }} */ exposed) => exposed.name === 'remote');

const files = Object.fromEntries(
  fs
    .readdirSync(DIST)
    .filter((file) => !NOT_FOR_BROWSERS.test(file))
    .sort()
    .map((file) => [
      file,
      `sha256-${createHash('sha256')
        .update(fs.readFileSync(path.join(DIST, file)))
        .digest('base64')}`,
    ]),
);
const build = {
  name: name.split('/')[1],
  host: remote.host,
  react: `^${dependencies.react.split('.')[0]}.0.0`,
  entry: 'remoteEntry.js',
  scripts: assets.js.sync,
  styles: assets.css.sync,
  texts: read(path.join(DIST, 'texts.json')) ?? {},
  ownPages: read(path.join(DIST, 'own-pages.json')) ?? {},
};
// How a file is packed depends on the machine's libraries; what is in it does not.
const plain = Object.entries(files).filter(([file]) => !PACKED.test(file));
const version = createHash('sha256')
  .update(JSON.stringify([build, plain]))
  .digest('hex')
  .slice(0, 12);
fs.writeFileSync(path.join(DIST, BUILD_FILE), JSON.stringify({ ...build, version, files }));
