import { parseConfig, startService, takeEnvironment } from '@chalkboard/service-kit';
import { NotifyConfig } from './config';
import { NotifyModule } from './notify.module';

void startService(() => {
  const config = parseConfig(NotifyConfig, takeEnvironment(process.env));
  return { service: 'notify', config, module: NotifyModule.register(config) };
});
