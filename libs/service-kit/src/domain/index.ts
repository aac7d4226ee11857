export * from './domain-error';
export * from './clock';
export * from './wake-signal';
export * from './micro-batcher';
export * from './address-key';
export * from './api-key-hash';
export * from './network-of';
export * from './business-place';
