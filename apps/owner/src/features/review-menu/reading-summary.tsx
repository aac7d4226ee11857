import type { ReadingFacts } from '@chalkboard/contracts';
import { Badge, Button } from '@chalkboard/ui';
import { ScanSearch } from 'lucide-react';
import { texts } from '../../texts';

const t = texts.review.summary;

/** How sure the reader is of the menu as a whole, how it read it, and whether every price found its dish. `open`: prices without one that still need a look. */
export function ReadingSummary({ reading, open, paperDeleted, onShowUnplaced }: { readonly reading: ReadingFacts; readonly open: number; readonly paperDeleted: boolean; onShowUnplaced(): void }) {
  const { verdict, reasons, reader, note, prices } = reading;
  const ready = verdict === 'publish-ready';
  return (
    <section aria-label={t.label} className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
      <p className="flex max-w-[68ch] flex-wrap items-baseline gap-x-2 gap-y-1">
        <Badge state={ready ? 'ready' : 'uncertain'} className="-ml-0.5">
          {ready ? t.ready : t.review}
        </Badge>
        <span className="text-quiet">{[...reasons, note, t.reader[reader], paperDeleted ? texts.review.paper.deleted : undefined].filter(Boolean).join(' ')}</span>
      </p>
      {prices.seen > 0 && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="tabular font-medium">{t.prices(prices.seen, prices.seen - open)}</span>
          {open > 0 && (
            <Button variant="quiet" onClick={onShowUnplaced}>
              <ScanSearch aria-hidden />
              {t.showUnplaced(open)}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}
