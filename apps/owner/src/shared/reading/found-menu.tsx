import type { FoundDish } from '@chalkboard/contracts';
import { useEffect, useRef } from 'react';
import { texts } from '../../texts';

const t = texts.live;

/** The dishes so far, as on a guest's phone. New ones are scrolled into sight, unless somebody looks at others. */
export function FoundMenu({ dishes }: { readonly dishes: readonly FoundDish[] }) {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  const isLookedAt = useRef(false);
  const look = () => void (isLookedAt.current = true);

  useEffect(() => {
    const next = list.current?.querySelectorAll('li')[seen.current];
    if (list.current && next && !isLookedAt.current) list.current.scrollTop = next.offsetTop - list.current.offsetTop;
    seen.current = dishes.length;
  }, [dishes.length]);

  return (
    <section
      aria-label={t.dishes}
      className="flex max-h-96 min-h-72 min-w-0 flex-col rounded-[2rem] border-[6px] border-ink bg-paper shadow-float dark:border-control @lg:max-h-[34rem]"
    >
      <p aria-live="polite" className="border-b border-hairline px-4 pt-4 pb-2 text-caption font-medium">
        {dishes.length > 0 ? t.count({ count: dishes.length }) : t.none}
      </p>
      {dishes.length > 0 ? (
        // Scrolled by keyboard as well.
        <div
          ref={list}
          tabIndex={0}
          role="region"
          aria-label={t.count({ count: dishes.length })}
          onWheel={look}
          onTouchMove={look}
          onKeyDown={look}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        >
          <ol data-testid="found-dishes">
            {dishes.map(({ name, price, heading }, index) => (
              <li key={index} className="border-b border-hairline px-4 py-2.5 text-caption last:border-b-0">
                {heading && heading !== dishes[index - 1]?.heading && (
                  <span className="mb-1 block pt-1 font-serif text-small font-semibold break-words">{heading}</span>
                )}
                <span className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 font-medium break-words">{name}</span>
                  <span className="tabular shrink-0">{price}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <div aria-hidden className="grid gap-5 px-4 py-5">
          {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'].map((width) => (
            <div key={width} className="flex justify-between gap-4">
              <span className={`h-3 rounded-card bg-sunken ${width}`} />
              <span className="h-3 w-10 rounded-card bg-sunken" />
            </div>
          ))}
        </div>
      )}
      <p className="mt-auto border-t border-hairline px-4 pt-2 pb-4 text-caption text-quiet">{t.preliminary}</p>
    </section>
  );
}
