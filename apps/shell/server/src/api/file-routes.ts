import { JSON_BODY_MAX_BYTES } from '@chalkboard/contracts';
import { ROUTES } from '@chalkboard/contracts/api/all-routes';

/** Room for what a form puts around its files. */
const AROUND_FILES_BYTES = 1024 * 1024;

const routes = Object.values(ROUTES).flat();

/** Routes that files are sent to. */
const fileRoutes = routes.flatMap(({ method, path, body }) =>
  body && 'kind' in body && body.files.length > 0
    ? [{ method, path, address: addressOf(path), maxBytes: body.maxBytes + AROUND_FILES_BYTES }]
    : [],
);

/** `/api/menu/:shareId/logo` with whatever is asked of it. */
function addressOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}/?(?:\\?|$)`);
}

/**
 * So many bytes the body of this request may have.
 * @param url as it was asked for: path and query
 */
export function bodyLimit({ method, url }: { readonly method: string; readonly url: string }): number {
  const route = fileRoutes.find((one) => one.method === method && one.address.test(url));
  return route?.maxBytes ?? JSON_BODY_MAX_BYTES;
}

/** Whether files are sent to an address below this prefix. */
export function takesFiles(prefix: string): boolean {
  return fileRoutes.some(({ path }) => isBelow(prefix, path));
}

/** How long an answer below this prefix may take (milliseconds). @param usual where no route says another time */
export function answersWithin(prefix: string, usual: number): number {
  return Math.max(
    usual,
    ...routes.flatMap(({ path, answersWithinMs }) => (answersWithinMs && isBelow(prefix, path) ? answersWithinMs : [])),
  );
}

const isBelow = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
