/** The page of a menu, as a guest opens it. @param publicUrl the site's origin, without a slash at its end */
export function menuLink(publicUrl: string, shareId: string): string {
  return `${publicUrl.replace(/\/+$/, '')}/menu/${encodeURIComponent(shareId)}`;
}

/** The same for people to read and type: without what every browser adds. */
export function spokenLink(link: string): string {
  return link.replace(/^https?:\/\//, '');
}
