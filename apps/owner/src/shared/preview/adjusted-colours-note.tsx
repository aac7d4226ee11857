import type { Menu } from '@chalkboard/contracts';
import { isAdjusted, themeColours } from '@chalkboard/ui';
import { AdjustedColours } from '../../layout/adjusted-colours';

/**
 * Tells an owner that the menu's colours are shown lighter or darker than chosen, where text in them could not be read.
 */
export function AdjustedColoursNote({
  menu,
}: {
  readonly menu: Pick<Menu, 'backgroundTheme' | 'primaryColor' | 'secondaryColor'>;
}) {
  const colours = themeColours(menu);
  if (!colours || !isAdjusted(colours, menu.backgroundTheme)) return null;
  return (
    <div role="note">
      <AdjustedColours />
    </div>
  );
}
