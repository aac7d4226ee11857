export * from './catalogue';
export * from './reader-language';
