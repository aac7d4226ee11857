export * from './fake-api';
export * from './fake-host';
export * from './render-with-providers';
