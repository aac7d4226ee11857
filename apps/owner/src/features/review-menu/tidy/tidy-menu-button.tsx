import type { HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../../texts';
import type { Draft } from '../draft/menu-draft';
import { useReview } from '../review-context';
import { TidyDialog } from './tidy-dialog';

const t = texts.tidy;

/** Offers to make the whole menu tidy at once; `onUndo` takes the last edit back. */
export function TidyMenu({
  host,
  draft,
  language,
  onUndo,
}: {
  readonly host: HostV1;
  readonly draft: Draft;
  readonly language: string;
  onUndo(): void;
}) {
  const review = useReview();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="px-3 max-sm:px-2" onClick={() => setOpen(true)}>
        <Sparkles aria-hidden />
        {t.open}
      </Button>
      {open && (
        <TidyDialog
          draft={draft}
          language={language}
          onClose={() => setOpen(false)}
          onApply={({ edit, count }) => {
            review.perform(edit);
            setOpen(false);
            host.toast({
              ...{ title: t.done.title, description: t.done.description({ count }) },
              action: { label: texts.review.bar.undo, run: onUndo },
            });
          }}
        />
      )}
    </>
  );
}
