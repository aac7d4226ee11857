// The router by its files, past the name under which it is shared: an alias of app.rspack.mjs.
declare module 'router-source' {
  export * from 'react-router';
}
declare module 'router-source/dom' {
  export { RouterProvider } from 'react-router/dom';
}
