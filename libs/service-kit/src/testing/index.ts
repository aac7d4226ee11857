export * from './test-platform';
export * from './wait-for';
