import { parseConfig, startService } from '@chalkboard/service-kit';
import { OrderingConfig } from './config';
import { OrderingModule } from './ordering.module';

void startService(() => {
  const config = parseConfig(OrderingConfig, process.env);
  return { service: 'ordering', config, module: OrderingModule.register(config) };
});
