import type { Menu } from '@chalkboard/contracts';
import { isAdjusted, themeColours } from '@chalkboard/ui';
import { Palette } from 'lucide-react';
import { texts } from '../../texts';

/** Tells an owner that the menu's colours are shown lighter or darker than chosen, where text in them could not be read. */
export function AdjustedColoursNote({ menu }: { readonly menu: Pick<Menu, 'backgroundTheme' | 'primaryColor' | 'secondaryColor'> }) {
  const colours = themeColours(menu);
  if (!colours || !isAdjusted(colours)) return null;
  return (
    <div role="note" className="flex gap-3 rounded-card border border-hairline bg-surface p-5 text-small">
      <Palette aria-hidden className="mt-0.5 size-5 shrink-0 text-quiet" />
      <div>
        <p className="font-medium">{texts.adjustedColours.title}</p>
        <p className="mt-1 text-quiet">{texts.adjustedColours.text}</p>
      </div>
    </div>
  );
}
