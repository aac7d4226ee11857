import rspack from '@rspack/core';
import { serviceConfig } from '../../../tools/build/service.rspack.mjs';
import { embeddedRemote } from './embedded-remote.mjs';

/** In development the remote changes without this server: it reads at its start what `npm run dev` wrote beside it. */
const READ_AT_START =
  "({ ...JSON.parse(process.getBuiltinModule('node:fs').readFileSync(__dirname + '/embedded-remote.json', 'utf8')), drawnBy: String(Date.now()) })";

/** @param {{ HOT?: boolean }} env */
export default (env) => ({
  ...serviceConfig({ dir: import.meta.dirname, rendersReact: true }),
  plugins: [new rspack.DefinePlugin({ EMBEDDED_REMOTE: env.HOT ? READ_AT_START : JSON.stringify(embeddedRemote()) })],
});
