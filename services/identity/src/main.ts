import { parseConfig, startService, takeEnvironment } from '@chalkboard/service-kit';
import fastifyMultipart from '@fastify/multipart';
import { IdentityConfig } from './config';
import { IdentityModule } from './identity.module';

void startService(() => {
  const config = parseConfig(IdentityConfig, takeEnvironment(process.env));
  return {
    service: 'identity',
    config,
    module: IdentityModule.register(config),
    configure: async (app) => {
      await app.register(fastifyMultipart);
    },
  };
});
