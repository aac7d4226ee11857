import { texts } from '../../texts';
import type { ShownLogo } from './logo-choice';
import { MenuPicture, type PicturedMenu } from './menu-picture';

const t = texts.look.preview;

/**
 * The beginning of a menu's page as guests will see it on a phone. It is a picture: nothing in it can be pressed.
 * `caption` says what it shows.
 */
export function ThemePreview({
  menu,
  logo,
  caption,
}: {
  readonly menu: PicturedMenu;
  readonly logo: ShownLogo | undefined;
  readonly caption: string;
}) {
  return (
    <figure>
      <MenuPicture
        menu={menu}
        logo={logo}
        label={t.named({ restaurant: menu.restaurantName || t.unnamed })}
        className="overflow-hidden rounded-card border border-hairline shadow-float"
      />
      <figcaption className="mt-3 text-caption text-quiet">{caption}</figcaption>
    </figure>
  );
}
