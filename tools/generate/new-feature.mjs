import fs from 'node:fs';
import path from 'node:path';
import { evaluator } from '../platform/contract-sources.mjs';
import { PlatformError } from '../platform/workspace.mjs';
import { camel, checkName, pascal, spoken, WorkspaceFiles, withEntry, withImport } from './workspace-files.mjs';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const API = 'libs/contracts/src/api';
const FEATURE_IMPORT = /^import .* from '\.\/features\//;

/**
 * A feature: a handler with its test, known to its module.
 * @param {string} root @param {{ service: string, name: string }} feature `service`: or `identity/<module>` @returns
 * {import('./workspace-files.mjs').Made}
 */
export function newFeature(root, { service, name }) {
  const files = new WorkspaceFiles(root);
  addHandler(files, { service, name });
  return { files: files.write(), next: ['Write its rule in domain/, and say in the test what it does.'] };
}

/**
 * A route: a feature with a definition, and a controller that handles it. Staff alone may call it until something else
 * is defined.
 * @param {string} root @param {{ service: string, method: string, path: string, name: string }} route `path`: such as
 * `/api/notify/summary` @returns {import('./workspace-files.mjs').Made}
 */
export function newRoute(root, { service, method, path: address, name }) {
  const verb = method.toUpperCase();
  if (!METHODS.includes(verb)) throw new PlatformError(`"${method}" is no method: ${METHODS.join(', ')}.`);
  const owner = checkRouted(root, { service, address });
  const files = new WorkspaceFiles(root);
  const { module, folder } = addHandler(files, { service, name });
  const type = pascal(name);
  const definition = `${camel(name)}Route`;
  const params = [...address.matchAll(/:(\w+)/g)].map(([, param]) => param);
  const args = params.map((param) => `@Param('${param}') ${param}: string`).join(', ');
  addDefinition(files, { owner, name, verb, address });
  files.add(
    `${folder}/${name}.controller.ts`,
    `import { Controller${params.length > 0 ? ', Param' : ''} } from '@nestjs/common';
import { ${definition} } from '@chalkboard/contracts/api/${owner}/${name}.routes';
import { Handles } from '@chalkboard/service-kit';
import { ${type}Handler, type ${type}Result } from './${name}.handler';

@Controller()
export class ${type}Controller {
  constructor(private readonly handler: ${type}Handler) {}

  @Handles(${definition})
  handle(${args}): Promise<${type}Result> {
    return this.handler.execute({${params.length > 0 ? ` ${params.join(', ')} ` : ''}});
  }
}
`,
  );
  if (params.length > 0)
    files.change(`${folder}/${name}.handler.ts`, (text) =>
      text.replace(
        /export type (\w+) = Readonly<Record<string, never>>;/,
        (_, command) =>
          `export interface ${command} {\n${params.map((param) => `  readonly ${param}: string;`).join('\n')}\n}`,
      ),
    );
  if (params.length > 0)
    files.change(`${folder}/${name}.handler.spec.ts`, (text) =>
      text.replace('execute({})', `execute({ ${params.map((param) => `${param}: 'one'`).join(', ')} })`),
    );
  files.change(module, (text) =>
    withImport(
      withEntry(text, /controllers: \[/, `${type}Controller`),
      `import { ${type}Controller } from './features/${name}/${name}.controller';`,
      FEATURE_IMPORT,
    ),
  );
  return {
    files: files.write(),
    next: [
      `Say in ${API}/${owner}/${name}.routes.ts who may call it, what it takes and answers, and every problem of its own.`,
      'Write what it answers when it refuses into the problems of the service.',
    ],
  };
}

/**
 * The definition of a route, known to the documentation and to tests. @param {WorkspaceFiles} files @param {{ owner:
 * string, name: string, verb: string, address: string }} route
 */
function addDefinition(files, { owner, name, verb, address }) {
  files.add(
    `${API}/${owner}/${name}.routes.ts`,
    `import { z } from 'zod';
import { route, staff } from '../route';

export const ${camel(name)}Route = route({
  id: '${owner}.${camel(name)}',
  method: '${verb}',
  path: '${address}',
  summary: 'Says what it does.',
  access: staff('operations.read'),
  answers: { 200: z.object({ done: z.boolean() }) },
});
`,
  );
  const list = new RegExp(`^  ${owner}: all\\(([^]*?)\\),$`, 'm');
  files.change(`${API}/all-routes.ts`, (text) => {
    if (!list.test(text)) throw new PlatformError(`${API}/all-routes.ts has no line of ${owner}.`);
    return withImport(
      text.replace(list, (_, known) => `  ${owner}: all(${known.trimEnd().replace(/,$/, '')}, ${camel(name)}),`),
      `import * as ${camel(name)} from './${owner}/${name}.routes';`,
      /^import \* as /,
    );
  });
}

/** @param {WorkspaceFiles} files @param {{ service: string, name: string }} feature */
function addHandler(files, { service, name }) {
  checkName(name);
  const { source, module } = moduleOf(files.root, service);
  const folder = `${source}/features/${name}`;
  // A feature of one file lies directly in `features/`.
  const features = path.join(files.root, source, 'features');
  const known = fs.existsSync(features)
    ? fs.readdirSync(features).find((entry) => entry.split('.')[0] === name)
    : undefined;
  if (known) throw new PlatformError(`${source}/features/${known} is there already.`);
  const type = pascal(name);
  files.add(
    `${folder}/${name}.handler.ts`,
    `import { Injectable } from '@nestjs/common';

export type ${type} = Readonly<Record<string, never>>;

export interface ${type}Result {
  readonly done: boolean;
}

/** Says what it does, and why. */
@Injectable()
export class ${type}Handler {
  /** @throws what it refuses */
  execute(_command: ${type}): Promise<${type}Result> {
    return Promise.resolve({ done: true });
  }
}
`,
  );
  files.add(
    `${folder}/${name}.handler.spec.ts`,
    `import { ${type}Handler } from './${name}.handler';

describe('${spoken(name)}', () => {
  it('is done', async () => {
    await expect(new ${type}Handler().execute({})).resolves.toEqual({ done: true });
  });
});
`,
  );
  files.change(module, (text) =>
    withImport(
      withEntry(text, /providers: \[/, `${type}Handler`),
      `import { ${type}Handler } from './features/${name}/${name}.handler';`,
      FEATURE_IMPORT,
    ),
  );
  return { module, folder };
}

/** Where a service, or a sealed module of one, has its features. @param {string} root @param {string} service */
function moduleOf(root, service) {
  const [name = '', part] = service.split('/');
  const source = ['services', name, 'src', ...(part ? [part] : [])].join('/');
  const module = `${source}/${part ?? name}.module.ts`;
  if (!/^[a-z-]+(\/[a-z-]+)?$/.test(service) || !fs.existsSync(path.join(root, module)))
    throw new PlatformError(`There is no service or module "${service}".`);
  if (!fs.existsSync(path.join(root, source, 'features')))
    throw new PlatformError(
      `${service} has no features of its own: name one of its modules, such as ${name}/${modulesIn(root, name)[0]}.`,
    );
  return { source, module };
}

/** @param {string} root @param {string} service */
function modulesIn(root, service) {
  const folder = path.join(root, 'services', service, 'src');
  return fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'features')));
}

/**
 * @param {string} root @param {{ service: string, address: string }} route @returns {string} the service @throws
 * {PlatformError} the edge gives the address to nobody, or to another
 */
function checkRouted(root, { service, address }) {
  const { API_ROUTES } = /** @type {typeof import('@chalkboard/contracts/routes')} */ (
    evaluator()(path.join(root, 'libs/contracts/src/routes.ts'))
  );
  const owner = API_ROUTES.find(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`))?.service;
  const [wanted = ''] = service.split('/');
  if (owner !== wanted)
    throw new PlatformError(
      `The edge gives ${address} to ${owner ?? 'nobody'}: choose an address of ${wanted}, or add its beginning to API_ROUTES in libs/contracts/src/routes.ts.`,
    );
  return wanted;
}
