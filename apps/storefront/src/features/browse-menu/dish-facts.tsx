import type { Menu, MenuItem } from '@chalkboard/contracts';
import type { ReactNode } from 'react';
import { shownAllergen, shownDiet } from '../../shared/allergens/shown-names';
import { textAttributes } from '../../shared/text-attributes';
import { texts } from '../../texts';

const t = texts.allergens;

/**
 * What a dish contains, what it may contain, for whom it is, and how long it takes; each only as far as somebody has
 * stated it.
 */
export function DishFacts({
  item,
  menu,
}: {
  readonly item: MenuItem;
  readonly menu: Pick<Menu, 'commonAllergens' | 'language'>;
}) {
  const { allergens, dietary = [], prepTime, addOns = [] } = item;
  const others = menu.commonAllergens.filter(
    (name) => !allergens?.names.includes(name) && !allergens?.mayContain?.includes(name),
  );
  return (
    <dl className="grid gap-2 text-small">
      {dietary.length > 0 && <Fact name={texts.dish.diets}>{dietary.map(shownDiet).join(', ')}</Fact>}
      <Fact name={t.contains}>
        {!allergens && t.unstated}
        {allergens?.source === 'printed' && (
          <span {...textAttributes({ lang: menu.language })}>{allergens.names.join(', ')}</span>
        )}
        {allergens?.source === 'confirmed' &&
          (allergens.names.length > 0 ? allergens.names.map(shownAllergen).join(', ') : t.none)}
        {allergens && (
          <span className="block text-caption text-quiet">
            {allergens.source === 'printed' ? t.asPrinted : t.confirmed}
            {addOns.length > 0 && ` · ${t.withoutExtras}`}
          </span>
        )}
      </Fact>
      {allergens?.mayContain && <Fact name={t.mayContain}>{allergens.mayContain.map(shownAllergen).join(', ')}</Fact>}
      {others.length > 0 && (
        <Fact name={t.mayContain}>
          {others.map(shownAllergen).join(', ')}
          <span className="block text-caption text-quiet">{t.usedInKitchen}</span>
        </Fact>
      )}
      {prepTime && <Fact name={texts.dish.prepTime}>{prepTime}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-t border-hairline pt-2">
      <dt className="text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
