import type { MenuItem } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { Check, CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../../texts';
import { alikeInSizes, nameSizesAlike } from '../draft/size-names';
import { useReview } from '../review-context';

const t = texts.review;

/**
 * Offers to name the sizes of an item's neighbours as its own are named; then says that it was done. `labels`: as they
 * are written at this moment.
 */
export function SameSizes({ item, labels }: { readonly item: MenuItem; readonly labels: readonly string[] }) {
  const review = useReview();
  const [named, setNamed] = useState(0);
  const count = alikeInSizes(review.draft(), item.id, labels).length;
  return (
    <>
      {count > 0 && (
        <Button
          variant="quiet"
          className="-ml-4 justify-self-start text-left"
          onClick={() => {
            // The field that was left for this button is taken over by now.
            review.perform(nameSizesAlike(review.draft(), item.id));
            setNamed(count);
          }}
        >
          <CopyCheck aria-hidden />
          {t.form.sameSizes({ count })}
        </Button>
      )}
      <p role="status" className="flex items-center gap-1.5 text-small text-ready [&_svg]:size-4">
        {count === 0 && named > 0 && (
          <>
            <Check aria-hidden />
            {t.told.sizesNamed({ count: named })}
          </>
        )}
      </p>
    </>
  );
}
