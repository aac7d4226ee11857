import { texts } from '../../texts';

/** The page of a menu, as a guest opens it. */
export function menuLink(origin: string, shareId: string): string {
  return `${origin}/menu/${encodeURIComponent(shareId)}`;
}

/** HTML that shows the menu inside another site. */
export function embedCode(origin: string, shareId: string, restaurantName: string): string {
  const title = texts.share.embedCode
    .frame({ restaurant: restaurantName })
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;');
  return `<iframe src="${menuLink(origin, shareId)}" width="100%" height="600" style="border:0" title="${title}"></iframe>`;
}
