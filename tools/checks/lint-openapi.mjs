// Lints the OpenAPI document on standard input, and prints what it finds as a JSON list of sentences. A process of its
// own: the linter is an ES module, which jest does not load.
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // What may fail of every route stands once, under "default".
    'operation-4xx-response': 'off',
    // `/api/menu/quota` beside `/api/menu/{shareId}`: the router takes the literal part first.
    'no-ambiguous-paths': 'off',
  },
});
const found = await lintFromString({ source: await text(process.stdin), config });
console.log(
  JSON.stringify(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)),
);
