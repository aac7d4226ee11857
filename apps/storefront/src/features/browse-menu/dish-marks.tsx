import type { MenuItem } from '@chalkboard/contracts';
import { Fragment } from 'react';
import { shownDiet } from '../../shared/allergens/shown-names';
import { markOf } from './diet-marks';

/**
 * The diet marks of a dish and how long it takes, as a printed menu has them: "V · GF · 20 min". Read aloud they are
 * whole words.
 */
export function DishMarks({ item: { dietary = [], prepTime } }: { readonly item: MenuItem }) {
  if (dietary.length === 0 && !prepTime) return null;
  return (
    <>
      {/* Before them the line may end. */}{' '}
      <span className="menu-dish-marks">
        {dietary.map((diet, index) => {
          const mark = markOf(diet);
          return (
            <Fragment key={diet}>
              {index > 0 && <span aria-hidden> · </span>}
              {mark === undefined ? (
                shownDiet(diet)
              ) : (
                <>
                  <abbr aria-hidden title={shownDiet(diet)}>
                    {mark}
                  </abbr>
                  <span className="sr-only">{shownDiet(diet)}</span>
                </>
              )}
              <span className="sr-only">, </span>
            </Fragment>
          );
        })}
        {prepTime && (
          <>
            {dietary.length > 0 && <span aria-hidden> · </span>}
            {prepTime}
          </>
        )}
      </span>
    </>
  );
}
