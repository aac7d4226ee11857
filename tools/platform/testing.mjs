// What tests of other projects use of these tools. Types stand in testing.d.mts, since those projects do not check
// JavaScript.
export { NatsCluster } from './fixtures/nats-cluster.mjs';
export { StandInBucket } from './fixtures/stand-in-bucket.mjs';
export { StandInCollector } from './fixtures/stand-in-collector.mjs';
export { startNats } from './nats.mjs';
export { startPostgres } from './postgres.mjs';
export { dropDatabase, provision } from './provision.mjs';
export { systemSlices } from './slices.mjs';
export { startPlatform } from './system.mjs';
export { loadTopology } from './topology.mjs';
