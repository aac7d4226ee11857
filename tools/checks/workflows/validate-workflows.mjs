import fs from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';

// Arguments: workflow files. Standard output: what GitHub's own parser finds wrong with them, as a JSON array of
// sentences. A process of its own, since that is an ES module, and one that imports JSON as bundlers let it.
const JSON_AS_BUNDLED =
  "export const load = (url, context, next) => next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context);";
register(`data:text/javascript,${encodeURIComponent(JSON_AS_BUNDLED)}`);
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

const faults = [];
for (const file of process.argv.slice(2)) {
  const { context, value } = parseWorkflow(
    { name: path.basename(file), content: fs.readFileSync(file, 'utf8') },
    new NoOperationTraceWriter(),
  );
  if (value) await convertWorkflowTemplate(context, value);
  faults.push(...context.errors.getErrors().map(({ message }) => `${path.basename(file)}: ${message}`));
}
process.stdout.write(JSON.stringify([...new Set(faults)]));
