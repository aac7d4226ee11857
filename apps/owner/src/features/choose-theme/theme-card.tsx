import type { MenuTheme } from '@chalkboard/contracts/themes';
import { themeStyle } from '@chalkboard/ui';
import { Check } from 'lucide-react';
import { Swatches } from './swatches';

/** One theme to choose: its page in small, its name, its colours. Stands in a group of radio buttons of one `name`. */
export function ThemeCard({ theme, name, chosen, onChoose }: { readonly theme: MenuTheme; readonly name: string; readonly chosen: boolean; onChoose(): void }) {
  return (
    <label className="group relative flex cursor-pointer flex-col overflow-hidden rounded-card border border-hairline bg-surface transition-colors duration-(--duration-quick) hover:border-control has-checked:border-accent has-checked:outline has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <PageInSmall theme={theme} />
      <span className="flex flex-1 flex-col items-start justify-between gap-x-3 gap-y-2 p-3 @xl:p-4 @5xl:flex-row">
        <input type="radio" name={name} value={theme.id} checked={chosen} onChange={onChoose} className="sr-only" />
        <span className="min-w-0 @5xl:flex-1">
          <span className="block text-small font-semibold">{theme.name}</span>
          <span className="block text-caption text-quiet @max-xl:sr-only">{theme.description}</span>
        </span>
        <Swatches primary={theme.primary} secondary={theme.secondary} />
      </span>
      {chosen && (
        <span aria-hidden className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-accent text-on-accent shadow-float">
          <Check className="size-4" />
        </span>
      )}
    </label>
  );
}

/** A drawing of the page: the band with a name, a heading, two dishes. */
function PageInSmall({ theme }: { readonly theme: MenuTheme }) {
  return (
    <span aria-hidden className="menu-theme block border-b border-hairline bg-paper" style={themeStyle(theme)}>
      <span className="block border-b-2 border-(--menu-band-mark) bg-(--menu-band) px-3 pt-3 pb-3 @xl:px-4 @xl:pt-4">
        <span className="block h-2 w-2/5 rounded-full bg-(--menu-on-band)" />
        <span className="mt-1.5 block h-1 w-3/5 rounded-full bg-(--menu-on-band) opacity-60" />
      </span>
      <span className="grid gap-2 px-3 py-3 @xl:px-4">
        <span className="block h-1.5 w-1/4 rounded-full bg-(--menu-heading)" />
        {['w-1/2', 'w-2/5'].map((width) => (
          <span key={width} className="flex items-center gap-2 rounded-[4px] border border-hairline bg-surface px-2 py-1.5">
            <span className={`block h-1 rounded-full bg-quiet ${width}`} />
            <span className="ml-auto block size-2.5 rounded-full bg-accent" />
          </span>
        ))}
      </span>
    </span>
  );
}
