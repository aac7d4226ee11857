import { colourReport, passingColour, schemesOf, SegmentedChoice, type ColourScheme } from '@chalkboard/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Part } from '../../layout/part';
import { texts } from '../../texts';
import { ColourProposals } from './colour-proposals';
import { hasOwnColours, type MenuLook } from './look';
import { ReportedRow } from './reported-row';

const t = texts.look.reading;

/**
 * How well guests can read a menu in its colours, pair by pair: as they were chosen, and as the page draws them. For a
 * colour that fails, the nearest one that passes.
 */
export function ColourReport({ look, onChange }: { readonly look: MenuLook; onChange(look: MenuLook): void }) {
  const pairs = colourReport(look);
  const [day] = schemesOf(look.backgroundTheme);
  const failing = pairs.filter(({ scheme, chosen }) => scheme === day && chosen.level === 'fails');
  return (
    <Part title={t.title} text={t.text}>
      <p role="status" className="text-small font-medium">
        {summaryOf(look, failing.length)}
      </p>
      {failing.length > 0 && (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {failing.map((pair) => (
            <ReportedRow key={pair.place} pair={pair} />
          ))}
        </ul>
      )}
      <ColourProposals
        look={look}
        proposals={(['primary', 'secondary'] as const)
          .filter((which) => failing.some(({ by }) => by === which))
          .map((which) => ({ which, colour: passingColour(look, which) }))}
        onChange={onChange}
      />
      <AllPairs look={look} />
    </Part>
  );
}

/** Colours that come with a theme are not called the owner's choice. @param failing pairs that fail by day */
function summaryOf(look: MenuLook, failing: number): string {
  const isOwn = hasOwnColours(look);
  if (failing === 0) return isOwn ? t.good : t.goodTheme;
  return isOwn ? t.corrected({ count: failing }) : t.correctedTheme({ count: failing });
}

function AllPairs({ look }: { readonly look: MenuLook }) {
  const schemes = schemesOf(look.backgroundTheme);
  const [wanted, setWanted] = useState<ColourScheme>('light');
  const scheme = schemes.includes(wanted) ? wanted : schemes[0];
  const pairs = colourReport(look).filter((pair) => pair.scheme === scheme);
  return (
    <details className="group">
      <summary className="tap flex w-fit items-center gap-1.5 text-small font-medium">
        {t.all({ count: pairs.length })}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-3">
        {schemes.length > 1 ? (
          <SegmentedChoice
            legend={t.scheme}
            hideLegend
            segments={schemes.map((value) => ({ value, label: t[value] }))}
            value={scheme}
            onChange={setWanted}
          />
        ) : (
          <p className="text-small text-quiet">{t.always}</p>
        )}
        {schemes.length > 1 && scheme === 'dark' && <p className="text-small text-quiet">{t.night}</p>}
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {pairs.map((pair) => (
            <ReportedRow key={pair.place} pair={pair} />
          ))}
        </ul>
      </div>
    </details>
  );
}
