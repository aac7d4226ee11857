import { setFlagsFromString } from 'node:v8';
import { parseConfig, startService, takeEnvironment } from '@chalkboard/service-kit';
import { OrderingConfig } from './config';
import { OrderingModule } from './ordering.module';

// A process that holds thousands of streams is made of what lives long: V8's own measure lets it grow to twice of that
// before it looks (record 0050).
setFlagsFromString('--heap-growing-percent=60');

void startService(() => {
  const config = parseConfig(OrderingConfig, takeEnvironment(process.env));
  return { service: 'ordering', config, module: OrderingModule.register(config) };
});
