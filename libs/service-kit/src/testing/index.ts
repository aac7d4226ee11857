export * from './consumed';
export * from './limited-database';
export * from './malformed-text';
export * from './routes-of';
export * from './staff-rights';
export { StandInBucket } from '@chalkboard/tools/platform/testing.mjs';
export * from './stand-in-authority';
export * from './test-platform';
export * from './wait-for';
