import fs from 'node:fs';
import path from 'node:path';
import { generatedTexts } from '../build/texts/generated-texts.mjs';
import { checkName, pascal, spoken, WorkspaceFiles, withEntry } from './workspace-files.mjs';

/** As of which remote a new one is: the same versions, stylesheets and settings. */
const MODEL = 'admin';

/**
 * A remote with one page, known to the shell, to releases and to `npm run dev`.
 * @param {string} root @param {{ name: string }} remote @returns {Promise<import('./workspace-files.mjs').Made>}
 */
export async function newRemote(root, { name }) {
  checkName(name);
  const files = new WorkspaceFiles(root);
  const dir = `apps/${name}`;
  const page = `${pascal(name)}Page`;
  const words = spoken(name).replace(/^./, (first) => first.toUpperCase());
  const ofModel = (/** @type {string} */ file) => fs.readFileSync(path.join(root, 'apps', MODEL, file), 'utf8');
  const own = (/** @type {string} */ text) => text.replaceAll(MODEL, name);

  const { sideEffects: _, ...manifest } = JSON.parse(ofModel('package.json'));
  files.add(
    `${dir}/package.json`,
    `${own(JSON.stringify({ ...manifest, dependencies: onlyNeeded(manifest.dependencies) }, undefined, 2))}\n`,
  );
  files.add(
    `${dir}/rspack.config.mjs`,
    own(ofModel('rspack.config.mjs')).replace(/devPort: \d+/, `devPort: ${freeDevPort(root)}, texts: ['start']`),
  );
  for (const file of [
    'tsconfig.json',
    'src/index.ts',
    'src/index.html',
    'src/styles.css',
    'src/styles-alone.css',
    'src/assets.d.ts',
    'src/bootstrap.tsx',
    'src/query-client.ts',
  ])
    files.add(`${dir}/${file}`, own(ofModel(file)));
  files.add(
    `${dir}/src/remote.tsx`,
    `import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { pageLanguage } from '@chalkboard/web-kit/texts';
import './styles.css';
import { loadTexts } from './texts/generated';

// The words first: what reads them is evaluated after. In English components and the server have their own.
await loadTexts(pageLanguage() === 'en' ? ['start'] : ['start', 'translated']);
const { pages } = await import(/* webpackMode: "eager" */ './pages');

/** The one exposed module of this remote. */
export const { contract, routes }: RemoteModuleV1 = pages;
`,
  );
  files.add(
    `${dir}/src/pages.tsx`,
    `import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { RemoteRoot } from '@chalkboard/web-kit';
import { queryClient } from './query-client';
import { ${page} } from './routes/${name}';

/** Loaded once the words are there. */
export const pages: RemoteModuleV1 = {
  contract: 1,
  routes: () => [
    {
      path: '/${name}',
      element: (
        <RemoteRoot name="${name}" queryClient={queryClient}>
          <${page} />
        </RemoteRoot>
      ),
    },
  ],
};
`,
  );
  files.add(
    `${dir}/src/routes/${name}.tsx`,
    `import { PageFrame } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { texts } from '../texts';

/** \`/${name}\` */
export function ${page}() {
  useDocumentTitle(texts.title);
  return (
    <PageFrame>
      <h1 className="text-heading">{texts.title}</h1>
    </PageFrame>
  );
}
`,
  );
  files.add(
    `${dir}/src/routes/${name}.spec.tsx`,
    `/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { render, screen } from '@testing-library/react';
import { ${page} } from './${name}';

test('the page has its heading', () => {
  render(<${page} />);
  expect(screen.getByRole('heading', { name: '${words}' })).toBeTruthy();
});
`,
  );
  const texts = `${dir}/src/texts`;
  files.add(`${texts}/en/${name}.json`, `${JSON.stringify({ title: words }, undefined, 2)}\n`);
  files.add(
    `${texts}/groups.json`,
    `${JSON.stringify({ start: [name], translated: ['ui/words', 'web-kit/problems'] }, undefined, 2)}\n`,
  );
  files.add(
    `${texts}/index.ts`,
    `import { catalogue } from '@chalkboard/web-kit/texts';
import type { ${pascal(name)}Texts } from './generated';

/** Every word of this remote, in the reader's language. */
export const texts = catalogue<${pascal(name)}Texts>('${name}/${name}');
`,
  );
  files.add(
    `${dir}/README.md`,
    `# ${name}\n\nA remote: what it is for, in one sentence. Its pages are in \`src/routes/\`, its words in \`src/texts/\` ([how](../../docs/texts.md)).\n\n**Add a page:** a file in \`src/routes/\`, a route in \`src/pages.tsx\`, its path in \`PAGE_ROUTES\` of \`contracts/routes.ts\`.\n`,
  );

  files.change('libs/contracts/src/routes.ts', (text) =>
    withEntry(
      withEntry(text, /^export const REMOTES = \[/m, `'${name}'`),
      /^export const PAGE_ROUTES: .*? = \[/m,
      `{ path: '/${name}/*', remote: '${name}', inSite: true }`,
    ),
  );
  files.change('tools/release/arguments.mjs', (text) => withEntry(text, /^export const REMOTES = \[/m, `'${name}'`));
  files.change('tools/build/app.rspack.mjs', (text) =>
    text.replace(/(@typedef \{'[^}]*?)(\} AppName)/, `$1 | '${name}'$2`),
  );
  files.change('tools/dev/projects.mjs', (text) =>
    text.replace(
      /^( {2})admin: appOf\('apps\/admin'\),\n/m,
      (line) => `${line}  ${/-/.test(name) ? `'${name}'` : name}: appOf('${dir}'),\n`,
    ),
  );
  const written = files.write();
  // Its types are read from the catalogue, which is there now.
  const generated = `${texts}/generated.ts`;
  fs.writeFileSync(path.join(root, generated), await generatedTexts(name));
  return {
    files: [...written, generated],
    next: [
      'npm install --ignore-scripts, which makes it a package of the workspace.',
      `Translate ${texts}/en/${name}.json: docs/texts.md. Until then a test names what is missing.`,
      'Where it is released: DELIVERED in tools/delivery/slices.mjs, a workflow deliver-' +
        name +
        '.yml, and deploy/kubernetes/base/remotes/' +
        name +
        '.',
    ],
  };
}

/** @param {Record<string, string>} dependencies */
function onlyNeeded(dependencies) {
  const { clsx: _clsx, 'lucide-react': _icons, 'react-hook-form': _forms, ...needed } = dependencies;
  return needed;
}

/** The port above those of the other apps. @param {string} root */
function freeDevPort(root) {
  const ports = fs.readdirSync(path.join(root, 'apps')).flatMap((app) => {
    const file = path.join(root, 'apps', app, 'rspack.config.mjs');
    return fs.existsSync(file) ? [Number(/devPort: (\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? 0)] : [];
  });
  return Math.max(...ports) + 1;
}
