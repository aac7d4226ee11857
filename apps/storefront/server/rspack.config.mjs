import rspack from '@rspack/core';
import { serviceConfig } from '../../../tools/build/service.rspack.mjs';
import { embeddedRemote } from './embedded-remote.mjs';

/** In development the remote changes without this server: it reads at its start what `npm run dev` wrote beside it. */
const READ_AT_START =
  "({ ...JSON.parse(process.getBuiltinModule('node:fs').readFileSync(__dirname + '/embedded-remote.json', 'utf8')), drawnBy: String(Date.now()) })";

/** @type {import('@rspack/core').Configuration} */
const server = serviceConfig({ dir: import.meta.dirname });
/** Imported once per language. @type {import('@rspack/core').Configuration} */
const drawing = serviceConfig({
  dir: import.meta.dirname,
  entries: { drawing: './src/drawing/index.ts' },
  rendersReact: true,
  isModule: true,
});

/** @param {{ HOT?: boolean }} env */
export default (env) => [
  {
    ...server,
    // Both lie in one folder, under names that stay.
    output: { ...server.output, clean: false },
    plugins: [new rspack.DefinePlugin({ EMBEDDED_REMOTE: env.HOT ? READ_AT_START : JSON.stringify(embeddedRemote()) })],
  },
  { ...drawing, output: { ...drawing.output, clean: false } },
];
