import { Button, Dialog } from '@chalkboard/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import type { Downloads } from './use-downloads';

const t = texts.share.qr;

/**
 * The code, to be scanned from the screen, and everything it can be printed on. `picture`: its address; open while
 * there is one.
 */
export function QrDialog({
  picture,
  link,
  downloads,
  paper,
  onClose,
}: {
  readonly picture: string | undefined;
  readonly link: string;
  readonly downloads: Downloads;
  /** The choice of paper. */
  readonly paper: ReactNode;
  onClose(): void;
}) {
  const { pending, save } = downloads;
  const file = (name: 'qr.svg' | 'qr.png' | 'table-tents.pdf' | 'window-card.pdf', label: string, hint?: string) => (
    <Button
      className="justify-start py-2 text-left"
      aria-disabled={pending !== undefined}
      onClick={() => void save(name)}
    >
      <Download aria-hidden />
      <span>
        {label}
        {hint && <span className="block text-caption font-normal text-quiet">{hint}</span>}
      </span>
    </Button>
  );
  return (
    <Dialog
      open={picture !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={<span className="break-all">{link}</span>}
    >
      {/* White whatever the colours of the page: scanners read dark on light. */}
      <img
        src={picture}
        alt={t.alt({ link })}
        className="mx-auto aspect-square w-full max-w-64 rounded-card border border-hairline bg-white"
      />
      <section aria-labelledby="qr-picture" className="grid gap-2">
        <h3 id="qr-picture" className="font-sans text-small font-medium">
          {t.picture}
        </h3>
        <div className="grid gap-2 sm:grid-cols-2">
          {file('qr.svg', t.svg)}
          {file('qr.png', t.png)}
        </div>
      </section>
      <section aria-labelledby="qr-print" className="grid gap-2">
        <h3 id="qr-print" className="font-sans text-small font-medium">
          {t.ready}
        </h3>
        {paper}
        <div className="grid gap-2 sm:grid-cols-2">
          {file('table-tents.pdf', t.tents, t.tentsHint)}
          {file('window-card.pdf', t.card, t.cardHint)}
        </div>
      </section>
    </Dialog>
  );
}
