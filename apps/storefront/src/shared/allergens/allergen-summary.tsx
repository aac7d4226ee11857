import type { CartLine, Menu } from '@chalkboard/contracts';
import { countAllergens } from '@chalkboard/menu-rules/count-allergens';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { formatList } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { allergenTexts as t } from '../../texts';
import { textAttributes } from '../text-attributes';
import { allergenSentence, dishesOfCart, dishSentence, unstatedDishes } from './allergen-sentences';

/** What the dishes of a cart contain, in a sentence and by dish; nothing where none of them states it. */
export default function AllergenSummary({
  lines,
  menu,
  read,
  className,
}: {
  readonly lines: readonly CartLine[];
  readonly menu: Menu;
  readonly read: TextReader;
  readonly className?: string;
}) {
  const counts = countAllergens(dishesOfCart(lines, menu));
  if (!counts) return undefined;
  const unstated = unstatedDishes(counts);
  return (
    <section aria-label={t.heading} className={clsx('min-w-0 text-small', className)}>
      <p className="font-medium">{t.heading}</p>
      <p role="status" className="mt-1 wrap-anywhere">
        {allergenSentence(counts)} {unstated.length > 0 && t.unstated({ names: formatList(unstated) })}
      </p>
      <details className="group mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium pointer-fine:min-h-8 [&::-webkit-details-marker]:hidden">
          {t.byDish}
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <ul className="mt-1 grid gap-2">
          {counts.dishes.map(({ id, name, allergens }) => {
            const shown = read(id, 'name', name);
            return (
              <li key={id} className="wrap-anywhere">
                <span {...textAttributes(shown)} className="font-medium">
                  {shown.text}
                </span>
                <span className="block text-quiet">{allergens ? dishSentence(allergens) : t.notStated}</span>
              </li>
            );
          })}
        </ul>
        <p className="mt-2 text-caption text-quiet">{t.withoutExtras}</p>
      </details>
    </section>
  );
}
