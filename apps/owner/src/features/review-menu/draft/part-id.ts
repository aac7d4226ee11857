/** An id for a new part of a menu: eight characters as the server makes them, which it keeps. */
export function newPartId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}
