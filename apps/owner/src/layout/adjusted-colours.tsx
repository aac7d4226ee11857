import { Palette } from 'lucide-react';
import { texts } from '../texts';

/** Tells an owner that colours are shown lighter or darker than chosen, where text in them could not be read. */
export function AdjustedColours() {
  return (
    <div className="flex gap-3 rounded-card border border-hairline bg-surface p-4 text-small sm:p-5">
      <Palette aria-hidden className="mt-0.5 size-5 shrink-0 text-quiet" />
      <div>
        <p className="font-medium">{texts.look.adjusted.title}</p>
        <p className="mt-1 text-quiet">{texts.look.adjusted.text}</p>
      </div>
    </div>
  );
}
