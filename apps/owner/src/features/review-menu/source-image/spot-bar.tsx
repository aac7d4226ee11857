import { Button } from '@chalkboard/ui';
import { Heading, Plus, X } from 'lucide-react';
import { texts } from '../../../texts';

const t = texts.review.paper.spot;

/** What can be made of a place on the paper where nothing was read. */
export function SpotBar({ onDish, onHeading, onClose }: { onDish(): void; onHeading(): void; onClose(): void }) {
  return (
    <div
      role="group"
      aria-label={t.label}
      className="absolute inset-x-2 bottom-2 z-10 flex flex-wrap items-center gap-2 rounded-card border border-hairline bg-surface p-2 shadow-float"
    >
      <Button variant="primary" onClick={onDish}>
        <Plus aria-hidden />
        {t.dish}
      </Button>
      <Button onClick={onHeading}>
        <Heading aria-hidden />
        {t.heading}
      </Button>
      <button
        type="button"
        aria-label={t.close}
        onClick={onClose}
        className="tap ml-auto inline-flex items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
