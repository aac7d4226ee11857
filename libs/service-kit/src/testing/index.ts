export * from './consumed';
export * from './routes-of';
export * from './staff-rights';
export * from './stand-in-authority';
export * from './test-platform';
export * from './wait-for';
