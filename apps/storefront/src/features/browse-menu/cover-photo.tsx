import type { Menu } from '@chalkboard/contracts';
import { texts } from '../../texts';
import { Photograph } from './photograph';

/**
 * The photograph above a menu, low enough that the dishes begin on the first screen of a phone; nothing where there is
 * none.
 */
export function CoverPhoto({ menu: { cover, restaurantName } }: { readonly menu: Menu }) {
  if (!cover) return null;
  return (
    <div className="menu-cover">
      <Photograph
        photo={cover}
        alt={texts.photo.cover({ restaurant: restaurantName })}
        sizes="(min-width: 80rem) 80rem, 100vw"
        time="first"
      />
    </div>
  );
}
