/**
 * Whether an error says that a script of the page could not be fetched: the network failed, or a release replaced the
 * script while the tab was open.
 */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
