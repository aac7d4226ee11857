import { useMemo } from 'react';
import { texts } from '../../texts';
import { ColourReport } from './colour-report';
import { LogoField } from './logo-field';
import type { MenuLook } from './look';
import type { PicturedMenu } from './menu-picture';
import { OwnColours } from './own-colours';
import { SAMPLE_CATEGORIES } from './sample-menu';
import { SelectedTheme } from './selected-theme';
import { ThemePicker } from './theme-picker';
import { ThemePreview } from './theme-preview';
import type { useLogoChoice } from './use-logo-choice';

/**
 * Theme, own colours and logo, with the menu beside them as it will look. Without dishes of its own it is shown with
 * sample ones.
 */
export function ChooseTheme({
  look,
  onLook,
  logo,
  menu,
  mayBeNone = false,
}: {
  readonly look: MenuLook;
  onLook(look: MenuLook): void;
  readonly logo: ReturnType<typeof useLogoChoice>;
  readonly menu: Pick<PicturedMenu, 'restaurantName' | 'restaurantDescription'> &
    Partial<Pick<PicturedMenu, 'categories'>>;
  /** A menu may do without a theme. */
  readonly mayBeNone?: boolean;
}) {
  const t = texts.look.preview;
  const { restaurantName, restaurantDescription } = menu;
  const own = menu.categories?.some(({ items }) => items.length > 0) ? menu.categories : undefined;
  const shown = useMemo(
    () => ({ restaurantName, restaurantDescription, categories: own ?? SAMPLE_CATEGORIES }),
    [restaurantName, restaurantDescription, own],
  );
  return (
    // By the place it is given, not by the window: in the edit form it has less room than in the wizard.
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-8 @5xl:gap-x-10 @xl:grid-cols-[minmax(0,1fr)_18rem] @5xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4 @xl:col-span-2 @5xl:col-span-1">
          <ThemePicker look={look} menu={shown} onChange={onLook} />
          <SelectedTheme look={look} mayBeNone={mayBeNone} onChange={onLook} />
        </div>
        <div className="mx-auto w-full max-w-sm min-w-0 @xl:sticky @xl:top-6 @xl:col-start-2 @xl:row-start-2 @5xl:row-span-2 @5xl:row-start-1">
          <ThemePreview menu={{ ...shown, ...look }} logo={logo.shown} caption={own ? t.caption : t.sampleCaption} />
        </div>
        <div className="grid min-w-0 gap-8 @xl:col-start-1 @xl:row-start-2">
          <OwnColours look={look} onChange={onLook} />
          <ColourReport look={look} onChange={onLook} />
          <LogoField logo={logo.shown} onChoose={logo.choose} onRemove={logo.remove} />
        </div>
      </div>
    </div>
  );
}
