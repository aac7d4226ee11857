import { parseConfig, startService, takeEnvironment } from '@chalkboard/service-kit';
import fastifyMultipart from '@fastify/multipart';
import { MenuConfig } from './config';
import { UPLOAD_LIMITS } from './features/upload-menu/multipart-upload';
import { MenuModule } from './menu.module';

void startService(() => {
  const config = parseConfig(MenuConfig, takeEnvironment(process.env));
  return {
    service: 'menu',
    config,
    module: MenuModule.register(config),
    configure: async (app) => {
      await app.register(fastifyMultipart, { limits: UPLOAD_LIMITS });
    },
  };
});
