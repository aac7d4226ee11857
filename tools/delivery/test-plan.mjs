import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../platform/workspace.mjs';
import { DELIVERED } from './slices.mjs';

/**
 * @typedef {object} TestPlan
 * @property {string} integration pattern of paths, for Jest; empty: none
 * @property {string} stories the same
 */

/** The shell's own files are shown by the stories of the edge, which serves them. */
const SHOWN_BY = /** @type {Readonly<Record<string, string>>} */ ({ '@chalkboard/shell': '@chalkboard/edge' });

/**
 * Which tests of the two larger sizes a change of these projects needs. The test projects themselves are changed:
 * everything.
 * @param {readonly string[]} projects @returns {TestPlan}
 */
export function planOf(projects) {
  const folders = foldersByProject();
  const unknown = projects.filter((project) => !folders.has(project));
  if (unknown.length > 0) throw new Error(`There is no project ${unknown.join(', ')}.`);
  const changed = projects.map((project) => SHOWN_BY[project] ?? project);
  const stories = changed.includes('@chalkboard/e2e')
    ? DELIVERED
    : DELIVERED.filter(({ project }) => changed.includes(project));
  const tested = projects.map((project) => /** @type {string} */ (folders.get(project))).filter(hasIntegrationTests);
  return {
    integration: tested.length > 0 ? `/(${tested.join('|')})/.*\\.int-spec\\.ts$` : '',
    stories:
      stories.length > 0
        ? `/e2e/journeys/(${[...new Set(stories.flatMap((slice) => slice.stories))].toSorted().join('|')})\\.e2e\\.ts$`
        : '',
  };
}

/**
 * @returns {Map<string, string>} folder by the name of its package, or of a part of the tools that Nx knows by itself
 */
function foldersByProject() {
  /** @type {{ packages: Record<string, { link?: boolean, resolved?: string }> }} */
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const ofPackages = Object.entries(packages).flatMap(([at, { link, resolved }]) =>
    link && resolved ? [/** @type {const} */ ([at.replace('node_modules/', ''), resolved])] : [],
  );
  return new Map([...ofPackages, ...toolParts()]);
}

/** @returns {(readonly [string, string])[]} */
function toolParts() {
  return fs.readdirSync(path.join(ROOT, 'tools')).flatMap((name) => {
    const file = path.join(ROOT, 'tools', name, 'project.json');
    return fs.existsSync(file)
      ? [/** @type {const} */ ([JSON.parse(fs.readFileSync(file, 'utf8')).name, `tools/${name}`])]
      : [];
  });
}

/** @param {string} folder */
function hasIntegrationTests(folder) {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .some((file) => file.endsWith('.int-spec.ts') && !file.includes('node_modules'));
}

// node tools/delivery/test-plan.mjs PROJECT…: prints the plan as a workflow reads it.
if (import.meta.url === pathToFileURL(/** @type {string} */ (process.argv[1])).href) {
  for (const [name, value] of Object.entries(planOf(process.argv.slice(2)))) console.log(`${name}=${value}`);
}
