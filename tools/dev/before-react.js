// In the browser, before any other script: where React says that it is there. Federation loads the shared React before
// the first module of a build, so before the code that replaces components could put this up itself; that code finds
// here which React there is. The developer tools of React put up the same, and more.
if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in window)) {
  /** @type {Map<number, unknown>} */
  const renderers = new Map();
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers,
      supportsFiber: true,
      /** @param {unknown} renderer */
      inject(renderer) {
        renderers.set(renderers.size + 1, renderer);
        return renderers.size;
      },
      onScheduleFiberRoot() {},
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    },
  });
}
