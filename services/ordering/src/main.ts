import { parseConfig, startService, takeEnvironment } from '@chalkboard/service-kit';
import { OrderingConfig } from './config';
import { OrderingModule } from './ordering.module';

void startService(() => {
  const config = parseConfig(OrderingConfig, takeEnvironment(process.env));
  return { service: 'ordering', config, module: OrderingModule.register(config) };
});
