import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PlatformError } from '../platform/workspace.mjs';
import { checkName, pascal, spoken, WorkspaceFiles, withEntry, withImport } from './workspace-files.mjs';

const EVENTS = 'libs/contracts/src/events';

/**
 * An event: its schema and sample, published by its service in the topology.
 * @param {string} root @param {{ service: string, name: string }} event `name`: aggregate, then what happened:
 * `notification-read` @returns {import('./workspace-files.mjs').Made}
 */
export function newEvent(root, { service, name }) {
  checkName(name);
  const [aggregate = '', ...happened] = name.split('-');
  if (happened.length === 0)
    throw new PlatformError(
      `"${name}" says what happened to nothing: the aggregate comes first, as in "menu-archived".`,
    );
  if (!fs.existsSync(path.join(root, EVENTS, service)))
    throw new PlatformError(`There is no service "${service}" that publishes.`);
  const type = `${pascal(name)}V1`;
  const subject = `${service}.${aggregate}.${happened.join('-')}.v1`;
  const id = `${aggregate}Id`;
  const files = new WorkspaceFiles(root);
  files.add(
    `${EVENTS}/${service}/${name}.v1.ts`,
    `import { z } from 'zod';
import { defineEvent } from '../envelope';

/** Emitted when ${spoken(name)}. */
export const ${type} = defineEvent(
  '${subject}',
  z.object({
    ${id}: z.string(),
    at: z.iso.datetime(),
  }),
);
export type ${type} = z.infer<typeof ${type}.schema>;
`,
  );
  const aggregateId = randomUUID();
  const sample = {
    specversion: '1.0',
    id: randomUUID(),
    source: `/services/${service}`,
    type: subject,
    subject: aggregateId,
    time: '2026-11-20T18:30:00.000Z',
    datacontenttype: 'application/json',
    aggregateversion: 1,
    correlationid: randomUUID(),
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    data: { [id]: aggregateId, at: '2026-11-20T18:30:00.000Z' },
  };
  files.add(`${EVENTS}/${service}/${name}.v1.sample.json`, `${JSON.stringify(sample, undefined, 2)}\n`);
  files.change('libs/contracts/src/index.ts', (text) => withExport(text, `./events/${service}/${name}.v1`));
  files.change('libs/contracts/src/topology.ts', (text) =>
    withImport(
      withEntry(text, new RegExp(`^  ${service}: \\{\\s*publishes: \\[`, 'm'), type),
      `import { ${type} } from './events/${service}/${name}.v1';`,
      new RegExp(`^import .* from '\\./events/${service}/`),
    ),
  );
  return {
    files: files.write(),
    next: [
      'Write when it is emitted, and what it says.',
      'Who consumes it: a line in `consumes` of libs/contracts/src/topology.ts.',
      'node tools/platform/print-nats-config.mjs --env > deploy/nats/nats.conf',
      'npm run docs:draw, and npm run contracts:release: tests compare both pages.',
    ],
  };
}

/** @param {string} text @param {string} file */
function withExport(text, file) {
  const lines = text.split('\n');
  const folder = path.posix.dirname(file);
  const last = lines.findLastIndex((line) => line.includes(`'${folder}/`) && line < `export * from '${file}';`);
  const first = lines.findIndex((line) => line.includes(`'${folder}/`));
  const at = last >= 0 ? last + 1 : first;
  if (at < 0) return text;
  lines.splice(at, 0, `export * from '${file}';`);
  return lines.join('\n');
}
