import path from 'node:path';
import { CONTRACTS } from '../platform/contract-sources.mjs';

/**
 * For scripts of browsers: definitions of routes come without their schemas. It stands behind the rule for TypeScript,
 * so that it comes first.
 */
export const ROUTES_RULE = {
  test: /\.routes\.ts$/,
  include: path.join(CONTRACTS, 'api'),
  loader: path.join(import.meta.dirname, 'routes.loader.mjs'),
};
