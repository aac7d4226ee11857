/**
 * Is this the path of a request (without or with its query) that every program on its way reads alike? Not when it
 * names a step up, in whatever dress, or holds what some read as a separator: a proxy would judge another path than the
 * one that is served. No address of ours has any of it.
 *
 * @param target as it stands in the request line
 */
export function isCleanPath(target: string): boolean {
  const path = target.split('?', 1)[0] ?? '';
  // Also `//host/path` and `http://host/path`, which name another host.
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  return path.split('/').every((part) => isCleanPart(part));
}

/** C0 controls, DEL, and what begins another part, a parameter, a query, a fragment or a second encoding. */
const UNCLEAN = /[\u0000-\u001f\u007f/\\;?#%]/;

function isCleanPart(part: string): boolean {
  let plain: string;
  try {
    plain = decodeURIComponent(part);
  } catch {
    return false;
  }
  return plain !== '.' && plain !== '..' && !UNCLEAN.test(plain);
}
