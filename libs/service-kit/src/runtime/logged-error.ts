/**
 * What is logged of an error besides its message and stack. Nothing else: libraries hang parameters, requests and rows
 * on their errors.
 */
const LOGGED_FIELDS = ['code', 'status', 'statusCode', 'constraint', 'table', 'column', 'routine', 'query'] as const;
/** Causes of causes; an error may be its own. */
const DEEPEST_CAUSE = 5;

/** An error as it stands in the log: without the parameters of statements and whatever else may name people. */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const fields = error as unknown as Record<string, unknown>;
  const known = LOGGED_FIELDS.filter((name) => ['string', 'number'].includes(typeof fields[name])).map((name) => [
    name,
    fields[name],
  ]);
  const cause =
    error.cause instanceof Error && depth < DEEPEST_CAUSE ? { cause: loggedError(error.cause, depth + 1) } : {};
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(known),
    ...cause,
  };
}
