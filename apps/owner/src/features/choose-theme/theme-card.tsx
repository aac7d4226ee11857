import type { MenuTheme } from '@chalkboard/contracts/themes';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { texts } from '../../texts';
import { lookOfTheme, type MenuLook } from './look';
import { MenuPicture, type PicturedMenu } from './menu-picture';
import { Swatches } from './swatches';

/** What the pictures of all themes show. */
export type SampledMenu = Omit<PicturedMenu, keyof MenuLook>;

/** One theme to choose: its page in small, its name, its colours. Stands in a group of radio buttons of one `name`. */
export function ThemeCard({
  theme,
  menu,
  name,
  chosen,
  onChoose,
}: {
  readonly theme: MenuTheme;
  readonly menu: SampledMenu;
  readonly name: string;
  readonly chosen: boolean;
  onChoose(): void;
}) {
  return (
    <label className="group relative flex cursor-pointer flex-col overflow-hidden rounded-card border border-hairline bg-surface transition-colors duration-(--duration-quick) hover:border-control has-checked:border-accent has-checked:outline has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <span className="relative">
        <PageInSmall theme={theme} menu={menu} />
        {chosen && (
          <span
            aria-hidden
            className="absolute right-2 bottom-2 grid size-7 place-items-center rounded-full bg-accent text-on-accent shadow-float"
          >
            <Check className="size-4" />
          </span>
        )}
      </span>
      <span className="flex flex-1 flex-col items-start justify-between gap-x-3 gap-y-2 p-3 @xl:p-4 @5xl:flex-row">
        <input type="radio" name={name} value={theme.id} checked={chosen} onChange={onChoose} className="sr-only" />
        <span className="min-w-0 @5xl:flex-1">
          <span className="block text-small font-semibold">{theme.name}</span>
          <span className="block text-caption text-quiet @max-xl:sr-only">{texts.look.looks[theme.id]}</span>
        </span>
        <Swatches primary={theme.primary} secondary={theme.secondary} />
      </span>
    </label>
  );
}

/**
 * The page in this theme and its own colours, at half its size. Drawn again for another menu only, and not for each
 * letter that is typed beside it.
 */
const PageInSmall = memo(function PageInSmall({
  theme,
  menu,
}: {
  readonly theme: MenuTheme;
  readonly menu: SampledMenu;
}) {
  return (
    <span aria-hidden className="block aspect-[5/6] overflow-hidden border-b border-hairline">
      <span className="block w-[200%] origin-top-left scale-50">
        <MenuPicture menu={{ ...menu, ...lookOfTheme(theme) }} className="min-h-160" />
      </span>
    </span>
  );
});
