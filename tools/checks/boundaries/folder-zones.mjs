import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ target: string, from: string, except: string[], message: string }} Zone */

/** Modules of identity that its other modules may use. The rest could become services of their own. */
const OPEN_MODULES = ['authority', 'submissions'];

/**
 * Which folders may not import which, read from the tree so that a new feature needs no new rule.
 * @param {string} root of the workspace
 * @returns {Zone[]}
 */
export function folderZones(root) {
  return [
    ...sourceFolders(root, 'features').flatMap((folder) => featureZones(folder)),
    ...sourceFolders(root, 'shared').map((folder) => ({
      target: folder,
      from: path.join(path.dirname(folder), 'features'),
      except: [],
      message: 'Features use shared/, never the other way round.',
    })),
    ...moduleZones(path.join(root, 'services/identity/src')),
  ];
}

/**
 * A zone for each feature: a folder, or the files whose names are equal up to the first dot.
 * @param {string} folder of features
 * @returns {Zone[]}
 */
function featureZones(folder) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const entry of fs.readdirSync(folder)) {
    const [feature = entry] = entry.split('.');
    files.set(feature, [...(files.get(feature) ?? []), entry]);
  }
  return [...files.values()].flatMap((own) =>
    own.map((entry) => ({
      target: path.join(folder, entry),
      from: folder,
      except: own.map((one) => `./${one}`),
      message:
        'A feature never imports a feature: what both need belongs to domain/ of a service, or to shared/ of an app.',
    })),
  );
}

/**
 * @param {string} source folder of a service whose modules are folders
 * @returns {Zone[]}
 */
function moduleZones(source) {
  return modulesOf(source).map((module) => ({
    target: path.join(source, module),
    from: source,
    except: [...new Set([module, ...OPEN_MODULES, 'config.ts'])].map((one) => `./${one}`),
    message: `A module of identity imports no other but ${OPEN_MODULES.join(' and ')}: events tell it the rest.`,
  }));
}

/** @param {string} source */
function modulesOf(source) {
  return fs
    .readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * Folders of this name in the sources of apps and services: `src/<name>` or `src/<module>/<name>`.
 * @param {string} root @param {string} name
 */
function sourceFolders(root, name) {
  return ['apps', 'services'].flatMap((kind) =>
    fs.readdirSync(path.join(root, kind)).flatMap((project) => {
      const source = path.join(root, kind, project, 'src');
      return fs.existsSync(source)
        ? [source, ...modulesOf(source).map((module) => path.join(source, module))]
            .map((folder) => path.join(folder, name))
            .filter((folder) => fs.existsSync(folder))
        : [];
    }),
  );
}
