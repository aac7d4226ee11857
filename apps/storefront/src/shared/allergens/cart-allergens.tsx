import { fetchTexts } from '@chalkboard/web-kit/texts';
import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../lazy-part';
import { PartBoundary } from '../../part-boundary';
import { moreGroup } from '../../texts/generated';

const AllergenSummary = lazyPart(() => fetchTexts([moreGroup]).then(() => import('./allergen-summary')));

/** What the dishes of a cart contain. Its script is fetched only where a dish of the menu states its allergens. */
export function CartAllergens(props: ComponentProps<typeof AllergenSummary>) {
  const isStated = props.menu.categories.some(({ items }) => items.some(({ allergens }) => allergens));
  if (!isStated || props.lines.length === 0) return undefined;
  return (
    <PartBoundary fallback={undefined}>
      <Suspense>
        <AllergenSummary {...props} />
      </Suspense>
    </PartBoundary>
  );
}
