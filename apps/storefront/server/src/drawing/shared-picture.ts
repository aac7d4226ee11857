import { PREVIEW_PICTURE, type Menu } from '@chalkboard/contracts';
import { sharedFileAddress } from '@chalkboard/menu-rules/shared-files';
import { texts } from '@chalkboard/storefront/texts';

/**
 * Open Graph's words for the picture that stands beside a shared link. The version in its address lets networks keep
 * what they fetched.
 */
export function sharedPicture(
  { shareId, version, restaurantName }: Pick<Menu, 'shareId' | 'version' | 'restaurantName'>,
  publicUrl: string,
): Record<string, string> {
  return {
    image: `${publicUrl}${sharedFileAddress(shareId, 'preview.png')}?v=${version}`,
    'image:type': 'image/png',
    'image:width': String(PREVIEW_PICTURE.width),
    'image:height': String(PREVIEW_PICTURE.height),
    'image:alt': texts.published.message({ restaurant: restaurantName }),
  };
}
