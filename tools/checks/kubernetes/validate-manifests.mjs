import path from 'node:path';
import { text } from 'node:stream/consumers';
import ts from 'typescript';
import { ROOT } from '../../platform/workspace.mjs';

// Standard input: Kubernetes objects as a JSON array. Standard output: what is wrong with them, as a JSON array of
// sentences. A process of its own, since the schemas are ES modules, which the test runner cannot load.

/**
 * @typedef {{ readonly apiVersion: string, readonly kind: string, readonly metadata: { readonly name: string } }}
 * KubernetesObject
 */

/** The module that has schema and type of an object. @param {KubernetesObject} object */
function moduleOf({ apiVersion, kind }) {
  return `${apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models'}/${apiVersion}/${kind}`;
}

/** @param {KubernetesObject} object */
function nameOf({ kind, metadata }) {
  return `${kind} ${metadata.name}`;
}

/**
 * By the JSON schema of its kind: what is required, of which type, in which form. @param {KubernetesObject} object
 * @returns {Promise<string[]>}
 */
async function faultsBySchema(object) {
  try {
    const model = (await import(moduleOf(object)))[object.kind];
    new model(object).validate();
    return [];
  } catch (error) {
    return [`${nameOf(object)}: ${/** @type {Error} */ (error).message}`];
  }
}

/**
 * By the type of its kind: a field that does not exist, which the schemas let pass as the server does. @param {readonly
 * KubernetesObject[]} objects @returns {string[]}
 */
function faultsByType(objects) {
  const file = path.join(ROOT, 'tools/checks/kubernetes/typed-manifests.ts');
  const lines = objects.map(
    (object, index) =>
      `import type { I${object.kind} as K${index} } from '${moduleOf(object)}'; export const k${index}: K${index} = ${JSON.stringify(object)};`,
  );
  /** @type {ts.CompilerOptions} */
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.ES2022, true) : read(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  return ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => {
    const object = objects[source?.getLineAndCharacterOfPosition(start).line ?? 0];
    return `${object && nameOf(object)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** @type {KubernetesObject[]} */
const objects = JSON.parse(await text(process.stdin));
process.stdout.write(
  JSON.stringify([...(await Promise.all(objects.map(faultsBySchema))).flat(), ...faultsByType(objects)]),
);
