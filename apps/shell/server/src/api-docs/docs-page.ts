import { PRODUCT_NAME, SERVICES, TOPOLOGY } from '@chalkboard/contracts';
import type { Answer, FormBody, RouteDefinition } from '@chalkboard/contracts/api/route';
import type { z } from 'zod';
import { apiGuide } from './api-guide';
import { ComponentSchemas, type JsonSchema } from './component-schemas';
import { accessWords } from './openapi';
import { ROUTE_GROUPS } from './route-groups';
import { NAMED, schemaWords } from './schema-words';

/** The page's own stylesheet: its headers let through this text alone. */
export const DOCS_STYLE = `:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 22%,transparent)}
body{font:1rem/1.55 system-ui,sans-serif;margin:0 auto;padding:1.5rem;max-width:64rem}
h1{line-height:1.2}h2{margin-top:2.5rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0}
a{color:inherit}a:focus-visible,summary:focus-visible{outline:3px solid;outline-offset:2px}
details{border-top:1px solid var(--line)}summary{cursor:pointer;padding:.6rem 0}
.method{display:inline-block;min-width:4.5rem;font-weight:700}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}code{overflow-wrap:anywhere}
pre{border:1px solid var(--line);overflow-x:auto;padding:.75rem}
dt{font-weight:600;margin-top:.75rem}dd{margin:0}
table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border-top:1px solid var(--line);padding:.35rem 1rem .35rem 0;text-align:left;vertical-align:top}`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const code = (text: string) => `<code>${escaped(text)}</code>`;
/** With a link for each name of a schema. */
const linked = (schema: JsonSchema) =>
  `<pre tabindex="0">${escaped(schemaWords(schema)).replace(NAMED, '<a href="#schema-$1">$1</a>')}</pre>`;
const inWords = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The documentation as a page that needs no script. */
export function docsPage(): string {
  const schemas = new ComponentSchemas();
  const routeParts = ROUTE_GROUPS.map(
    ([name, routes]) =>
      `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>${name === 'api' ? apiGuide(schemas, linked) : ''}${routes
        .toSorted((one, other) => one.path.localeCompare(other.path))
        .map((route) => routePart(route, schemas))
        .join('\n')}</section>`,
  );
  const named = Object.entries(schemas.all()).map(
    ([name, schema]) => `<details id="schema-${name}"><summary>${code(name)}</summary>${linked(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" type="image/svg+xml" href="/favicon.svg"><title>API – ${PRODUCT_NAME}</title><style>${DOCS_STYLE}</style></head>
<body><main>
<h1>${PRODUCT_NAME} API</h1>
<p>Made of the definitions that services and pages go by. For programs: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>, and what services say to each other as <a href="/api/docs/asyncapi.json">AsyncAPI 3.0</a>.</p>
<p>Answers only grow: ignore fields that you do not know. What fails answers with <code>application/problem+json</code> (${code('Problem')}); its <code>code</code> says what it was.</p>
<nav aria-label="Parts"><ul>${[...ROUTE_GROUPS.map(([name]) => name), 'schemas', 'events'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
${routeParts.join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">schemas</h2>${named.join('\n')}</section>
<section aria-labelledby="events"><h2 id="events">events</h2>${eventsTable()}</section>
</main></body></html>`;
}

function routePart(route: RouteDefinition, schemas: ComponentSchemas): string {
  const { id, method, path, summary, access, query, body, headers = {}, answers, problems = [] } = route;
  const words = (schema: z.ZodType) => linked(schemas.of(schema));
  const parts: (readonly [name: string, html: string] | false | undefined)[] = [
    ['Who', inWords(accessWords(access))],
    query && ['Query', linked(schemas.spelledOut(query))],
    Object.keys(headers).length > 0 && [
      'Headers',
      Object.entries(headers)
        .map(([name, what]) => `${code(name)} ${escaped(what)}`)
        .join('<br>'),
    ],
    body && ['Body', 'kind' in body ? `${formWords(body)}${words(body.fields)}` : words(body)],
    ...Object.entries(answers).map(([status, answer]) => [status, answerWords(answer, words)] as const),
    problems.length > 0 && ['Problems', problems.map(code).join('<br>')],
  ];
  return `<details id="${id}"><summary><span class="method">${method}</span> ${code(path)} ${inWords(summary)}</summary><dl>${parts.map((part) => (part ? `<dt>${part[0]}</dt><dd>${part[1]}</dd>` : '')).join('')}</dl></details>`;
}

function formWords({ kind, files, maxBytes, orJson }: FormBody): string {
  if (kind === 'urlencoded') return 'A form.';
  return `A multipart form${files.length > 0 ? ` with the files ${files.map(code).join(', ')} (${maxBytes / 1024 / 1024} MB together at most)` : ''}${orJson ? ', or its fields as JSON' : ''}.`;
}

function answerWords(answer: Answer, words: (schema: z.ZodType) => string): string {
  if (!('kind' in answer)) return words(answer);
  if (answer.kind === 'nothing') return 'Nothing.';
  if (answer.kind === 'file') return `A file: ${answer.types.map(code).join(', ')}.`;
  return `Server-sent events:${Object.entries(answer.events)
    .map(([name, data]) => `<p>${code(name)}</p>${words(data)}`)
    .join('')}`;
}

function eventsTable(): string {
  const rows = SERVICES.flatMap((service) =>
    TOPOLOGY[service].publishes.map(
      ({ type }) =>
        `<tr><td>${code(type)}</td><td>${SERVICES.filter((other) => TOPOLOGY[other].consumes.some((consumed) => consumed.type === type)).join(', ') || '–'}</td></tr>`,
    ),
  );
  return `<table><thead><tr><th scope="col">event</th><th scope="col">consumed by</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
