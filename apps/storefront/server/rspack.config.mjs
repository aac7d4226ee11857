import { serviceConfig } from '../../../tools/build/service.rspack.mjs';

export default serviceConfig({ dir: import.meta.dirname, rendersReact: true });
