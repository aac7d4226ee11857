/** What the edge takes of it as well: without Nest, database or broker. */
export * from './http-metrics';
export * from './http-tracing';
export * from './metrics';
export * from './start-tracing';
export * from './tracing';
