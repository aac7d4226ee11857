import rspack from '@rspack/core';
import { serviceConfig } from '../../../tools/build/service.rspack.mjs';
import { embeddedRemote } from './embedded-remote.mjs';

export default { ...serviceConfig({ dir: import.meta.dirname, rendersReact: true }), plugins: [new rspack.DefinePlugin({ EMBEDDED_REMOTE: JSON.stringify(embeddedRemote()) })] };
