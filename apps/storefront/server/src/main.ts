import type { BuiltRemote } from './built-remote';
import { readConfig } from './config';
import { buildServer } from './server';

/** Put in place by the build, with the remote's own: see `embedded-remote.mjs`. */
declare const EMBEDDED_REMOTE: BuiltRemote;

async function start(): Promise<void> {
  const config = readConfig();
  const server = buildServer(config, EMBEDDED_REMOTE);
  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    server.log.info({ reason }, 'stopping');
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', () => stop('disconnect'));
  await server.listen({ port: config.port, host: config.host });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
