import type { MenuItem } from '@chalkboard/contracts';
import { use } from 'react';
import { PaperStrip } from '../../../shared/source-image/source-image-strip';
import { texts } from '../../../texts';
import { lineHeightOf, placeOnSourceImage, placesOf } from '../draft/source-places';
import { StripPages, useReview } from '../review-context';

/** Where an item stands on the paper, above its words; nothing where the paper stands beside the menu anyway. */
export function ItemStrip({ item }: { readonly item: MenuItem }) {
  const review = useReview();
  const region = placeOnSourceImage(item);
  const page = use(StripPages).find((one) => one.page === region?.page);
  if (!region || !page) return null;
  const here = placesOf(item).filter((one) => one.page === region.page);
  const hasName = item.source?.name?.page === region.page;
  const known = !hasName ? 'price' : here.length > 1 ? 'both' : 'name';
  return (
    <div className="p-2 pb-0">
      <PaperStrip
        page={page}
        content={{ region, lineHeight: lineHeightOf(item) ?? region.height, known }}
        marks={here}
        label={texts.review.row.onPaper({ name: item.name })}
        onOpen={review.openSourceImage}
      />
    </div>
  );
}
