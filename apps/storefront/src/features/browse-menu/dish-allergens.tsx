import type { MenuItem } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { shownAllergen } from '../../shared/allergens/shown-names';
import { textAttributes, type Direction } from '../../shared/text-attributes';
import { texts } from '../../texts';

const t = texts.allergens;

/**
 * What a dish contains, and in plain words who says so; where nobody does, that too. @param language the menu's own
 * (BCP 47), in which printed ones are; `around`: from which side the dish is read
 */
export function DishAllergens({
  item: { allergens, addOns = [] },
  language,
  around = 'ltr',
  className,
}: {
  readonly item: MenuItem;
  readonly language: string;
  readonly around?: Direction;
  readonly className?: string;
}) {
  return (
    <p
      dir={around === 'rtl' ? 'ltr' : undefined}
      className={clsx('text-caption text-quiet', around === 'rtl' && 'text-end', className)}
    >
      {allergens?.source === 'printed' && (
        <>
          {t.printed}{' '}
          <span {...textAttributes({ lang: language })} className="font-medium text-ink">
            {allergens.names.join(', ')}
          </span>
        </>
      )}
      {allergens?.source === 'confirmed' && (
        <>
          {t.label}{' '}
          <span className="font-medium text-ink">
            {allergens.names.length > 0 || allergens.mayContain
              ? allergens.names.map(shownAllergen).join(', ')
              : t.none}
            {allergens.mayContain &&
              (allergens.names.length > 0 ? t.maybeToo : t.maybe)({
                names: allergens.mayContain.map(shownAllergen).join(', '),
              })}
          </span>
          {' · '}
          {t.confirmed}
        </>
      )}
      {!allergens && (
        <>
          {t.label} {t.unstated}
        </>
      )}
      {allergens && addOns.length > 0 && (
        <>
          {' · '}
          {t.withoutExtras}
        </>
      )}
    </p>
  );
}
