import type { ReadingFacts } from '@chalkboard/contracts';
import { Badge, Button } from '@chalkboard/ui';
import { ScanSearch } from 'lucide-react';
import { texts } from '../../texts';

const t = texts.review.summary;

interface ReadingSummaryProps {
  readonly reading: ReadingFacts;
  /** How much is left to check. */
  readonly left: number;
  /** Some of it was checked since the page was opened: what the reader counted is no longer true. */
  readonly worked: boolean;
  /** Prices and lines without a place that still need a look. */
  readonly open: number;
  /** Prices without a dish that were dealt with. */
  readonly settledPrices: number;
  readonly sourceImageDeleted: boolean;
  onShowUnplaced(): void;
}

/** How sure one can be of the menu as a whole, how it was read, and whether every price found its dish. */
export function ReadingSummary({
  reading,
  left,
  worked,
  open,
  settledPrices,
  sourceImageDeleted,
  onShowUnplaced,
}: ReadingSummaryProps) {
  const { verdict, reasons, reader, note, prices } = reading;
  const ready = left === 0;
  const checked = ready && verdict !== 'publish-ready';
  return (
    <section aria-label={t.label} className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
      <p className="flex max-w-[68ch] flex-wrap items-baseline gap-x-2 gap-y-1">
        <Badge state={ready ? 'ready' : 'uncertain'} className="-ml-0.5">
          {checked ? t.checked : ready ? t.ready : t.review}
        </Badge>
        <span className="text-quiet">
          {[
            ...(checked || worked ? [] : reasons),
            note,
            t.reader[reader],
            sourceImageDeleted ? texts.review.paper.deleted : undefined,
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      </p>
      {(prices.seen > 0 || open > 0) && (
        <p className="flex flex-wrap items-center gap-x-6">
          <span className="tabular font-medium">
            {t.prices({ seen: prices.seen, placed: prices.placed, settled: settledPrices })}
          </span>
          {open > 0 && (
            <Button variant="quiet" className="-ml-4" onClick={onShowUnplaced}>
              <ScanSearch aria-hidden />
              {t.showUnplaced({ count: open })}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}
