import type { HostV1, SalesFigures } from '@chalkboard/contracts';
import { texts } from '../../texts';
import { FigureSection } from './figure-section';

const t = texts.sales.never;

/** As many as somebody reads. */
const SHOWN = 30;

/** Dishes of the menu that nobody ordered in these days. */
export function NeverOrdered({
  host,
  dishes,
}: {
  readonly host: HostV1;
  readonly dishes: SalesFigures['neverOrdered'];
}) {
  return (
    <FigureSection host={host} title={t.title}>
      <p className="mb-3 text-small text-quiet">{dishes.length > 0 ? t.lead : t.none}</p>
      <ul className="columns-1 gap-x-8 text-small sm:columns-2">
        {dishes.slice(0, SHOWN).map(({ key, name, category }) => (
          <li key={key} className="break-inside-avoid py-1 wrap-anywhere">
            {name} <span className="text-caption text-quiet">{category}</span>
          </li>
        ))}
      </ul>
      {dishes.length > SHOWN && (
        <p className="mt-2 text-small text-quiet">{t.more({ count: dishes.length - SHOWN })}</p>
      )}
    </FigureSection>
  );
}
