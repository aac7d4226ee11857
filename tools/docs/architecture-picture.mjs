import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTRACTS, evaluator } from '../platform/contract-sources.mjs';
import { loadTopology } from '../platform/topology.mjs';
import { ROOT } from '../platform/workspace.mjs';

/** @typedef {import('@chalkboard/contracts').ServiceName} ServiceName */

const require = createRequire(import.meta.url);

/** Outside systems, by the package that speaks to them. @type {Readonly<Record<string, readonly [string, string]>>} */
const OUTSIDE = {
  twilio: ['Text messages', 'Twilio'],
  nodemailer: ['Mail server', 'SMTP'],
  '@point-of-sale/receipt-printer-encoder': ['Receipt printer', 'ESC/POS, CloudPRNT, Epson'],
  openai: ['Language and speech models', 'OpenAI API'],
};
/** Who opens which app. @type {Readonly<Record<string, string>>} */
const VISITORS = { storefront: 'Guest', owner: 'Restaurant', admin: 'Staff' };

/** @param {string} folder of a project @returns {{ description: string, dependencies: Record<string, string> }} */
const projectAt = (folder) => require(path.join(ROOT, folder, 'package.json'));

/** @param {string} id @param {string} name @param {string} kind @param {string} [about] */
const box = (id, name, kind, about) => `${id}["<b>${name}</b><br/>[${kind}]${about ? `<br/>${about}` : ''}"]`;

/**
 * The containers of the system (C4 model, level 2) as a Mermaid flowchart, drawn from what the code itself goes by: the
 * remotes and routes of the contracts, the topology of the broker, and the packages of each project.
 * @returns {string} without the fence
 */
export function containerPicture() {
  const { API_ROUTES, REMOTES } = /** @type {typeof import('@chalkboard/contracts')} */ (
    evaluator()(path.join(CONTRACTS, 'routes.ts'))
  );
  const { SERVICES, TOPOLOGY } = loadTopology();
  const outside = SERVICES.flatMap((service) =>
    Object.keys(OUTSIDE)
      .filter((name) => name in projectAt(`services/${service}`).dependencies)
      .map((name) => ({ service, id: name.replace(/\W+/g, '') || name, name })),
  );
  return [
    'flowchart TB',
    ...REMOTES.map((remote) => `  ${remote}Visitor(["<b>${VISITORS[remote]}</b><br/>[Person]"])`),
    '  subgraph browser["Browser"]',
    `    ${box('shell', 'shell', 'React, Module Federation host', projectAt('apps/shell').description)}`,
    ...REMOTES.map((remote) => `    ${box(remote, remote, 'React, remote', projectAt(`apps/${remote}`).description)}`),
    '  end',
    '  subgraph servers["Servers"]',
    `    ${box('edge', 'edge', 'Fastify', projectAt('apps/shell/server').description)}`,
    `    ${box('fragments', 'storefront server', 'Fastify, React', projectAt('apps/storefront/server').description)}`,
    ...SERVICES.map(
      (service) => `    ${box(`${service}Service`, service, 'NestJS', projectAt(`services/${service}`).description)}`,
    ),
    '  end',
    '  broker{{"<b>NATS JetStream</b><br/>[Broker: one stream per service]"}}',
    '  database[("<b>PostgreSQL</b><br/>[One schema and one role per service]")]',
    ...[...new Map(outside.map((one) => [one.id, one])).values()].map(({ id, name }) => {
      const [title = name, kind = ''] = OUTSIDE[name] ?? [];
      return `  ${box(id, title, `External: ${kind}`)}:::outside`;
    }),
    ...REMOTES.flatMap((remote) => [`  ${remote}Visitor --> ${remote}`, `  shell -- loads --> ${remote}`]),
    ...REMOTES.map((remote) => `  ${remote} -- HTTPS --> edge`),
    '  edge -- HTML of a menu --> fragments',
    ...SERVICES.map((service) => {
      const routes = API_ROUTES.filter((route) => route.service === service).length;
      return `  edge -- "/api: ${routes} ${routes === 1 ? 'prefix' : 'prefixes'}" --> ${service}Service`;
    }),
    ...SERVICES.flatMap((service) => {
      const { publishes, consumes } = TOPOLOGY[service];
      return [
        `  ${service}Service <-- "publishes ${publishes.length}, consumes ${consumes.length}" --> broker`,
        `  ${service}Service --> database`,
      ];
    }),
    ...outside.map(({ service, id }) => `  ${service}Service --> ${id}`),
    '  classDef outside stroke-dasharray: 4 4',
  ].join('\n');
}

/**
 * Every event with who publishes and who consumes it, and every question that one service asks another, as tables.
 * @returns {string}
 */
export function eventTables() {
  const { SERVICES, TOPOLOGY } = loadTopology();
  /** @param {(service: ServiceName) => boolean} takesPart */
  const those = (takesPart) => SERVICES.filter(takesPart).join(', ') || 'its own modules';
  const events = SERVICES.flatMap((owner) =>
    TOPOLOGY[owner].publishes.map(
      ({ type }) =>
        `| \`${type}\` | ${owner} | ${those((service) => TOPOLOGY[service].consumes.some((one) => one.type === type))} |`,
    ),
  );
  const questions = SERVICES.flatMap((owner) =>
    TOPOLOGY[owner].answers.map(
      (subject) => `| \`${subject}\` | ${those((service) => TOPOLOGY[service].asks.includes(subject))} | ${owner} |`,
    ),
  );
  return [
    '| event | published by | consumed by |',
    '|---|---|---|',
    ...events,
    '',
    '| question (request-reply) | asked by | answered by |',
    '|---|---|---|',
    ...questions,
  ].join('\n');
}

const PAGE = path.join(ROOT, 'docs/architecture.md');
const DRAWN = /(<!-- drawn by npm run docs:draw -->\n)[\s\S]*?(<!-- end of what is drawn -->)/;

/** The page on the architecture, with its picture and tables drawn anew. */
export function drawnPage() {
  const drawn = `\n\`\`\`mermaid\n${containerPicture()}\n\`\`\`\n\n${eventTables()}\n`;
  return fs.readFileSync(PAGE, 'utf8').replace(DRAWN, (_, before, after) => `${before}${drawn}${after}`);
}

/** Writes the page. */
export function drawPage() {
  fs.writeFileSync(PAGE, drawnPage());
}
