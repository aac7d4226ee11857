import { endingOf, endWithProcess } from '@chalkboard/service-kit/ending';
import type { BuiltRemote } from './built-remote';
import { readConfig } from './config';
import { loadDrawings } from './drawings';
import { buildServer } from './server';

/** Put in place by the build, with the remote's own: see `embedded-remote.mjs`. */
declare const EMBEDDED_REMOTE: BuiltRemote;

async function start(): Promise<void> {
  const config = readConfig();
  const server = buildServer({ config, remote: EMBEDDED_REMOTE, drawings: await loadDrawings() });
  endWithProcess(endingOf(server), () => server.close());
  await server.listen({ port: config.port, host: config.host });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
