// The same for `react-router`, on which react-router-dom stands.
export * from './react-router-dom.surface.mjs';
