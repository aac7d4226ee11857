import { deployedNatsConfig, natsConfig } from './nats-config.mjs';

// Passwords are read from NATS_<USER>_PASSWORD by the server. With --env: the configuration of the container image,
// which is how deploy/nats/nats.conf is made; without: that of a server on one machine.
process.stdout.write(
  process.argv.includes('--env')
    ? deployedNatsConfig()
    : natsConfig({ host: '127.0.0.1', port: 4222, storeDir: './jetstream', syncAlways: true }),
);
