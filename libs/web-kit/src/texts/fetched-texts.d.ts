/** The words of a group of parts in one language: see tools/build/texts.loader.mjs. */
declare module '*&texts' {
  const catalogues: Readonly<Record<string, object>>;
  export default catalogues;
}
