import { Button } from '@chalkboard/ui';
import { texts } from '../../texts';
import { hasOwnColours, lookOfTheme, NO_LOOK, themeOf, type MenuLook } from './look';
import { Swatches } from './swatches';

const t = texts.look;

/**
 * What is chosen, in words and colours. `onChange`: back to the theme as it was made, or to none where a menu may go
 * without.
 */
export function SelectedTheme({
  look,
  mayBeNone,
  onChange,
}: {
  readonly look: MenuLook;
  readonly mayBeNone: boolean;
  onChange(look: MenuLook): void;
}) {
  const theme = themeOf(look);
  const own = hasOwnColours(look);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3">
      <div role="status" className="flex min-w-0 flex-1 basis-56 items-center gap-4">
        {look.primaryColor && (
          <Swatches primary={look.primaryColor} secondary={look.secondaryColor || look.primaryColor} />
        )}
        <p className="min-w-0 text-small">
          <span className="block text-caption text-quiet">{t.selected}</span>
          <span className="font-semibold">{theme?.name ?? (own ? t.ownColoursOnly : t.none)}</span>
          {theme && <span className="text-quiet">{t.inCategory({ category: t.categories[theme.category] })}</span>}
          {theme && own && <span className="text-quiet">{t.withOwnColours}</span>}
          {theme && <span className="block text-caption text-quiet">{t.looks[theme.id]}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-2 empty:hidden @max-xl:-ml-4">
        {theme && own && (
          <Button variant="quiet" onClick={() => onChange(lookOfTheme(theme))}>
            {t.backToTheme}
          </Button>
        )}
        {mayBeNone && (theme || own) && (
          <Button variant="quiet" onClick={() => onChange(NO_LOOK)}>
            {t.useNone}
          </Button>
        )}
      </div>
    </div>
  );
}
