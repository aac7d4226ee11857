import type { MenuItem } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { memo, Suspense } from 'react';
import { textAttributes } from '../../shared/text-attributes';
import type { TimedCategory } from '../../shared/times/timed-menu';
import { DishRow } from './dish-row';

/** So many dishes of the first category may stand on the first screen. */
const ON_FIRST_SCREEN = 5;

interface MenuSectionProps {
  readonly isFirst: boolean;
  readonly category: TimedCategory;
  readonly read: TextReader;
  /** The menu's own (BCP 47). */
  readonly language: string;
  readonly statesAllergens: boolean;
  /** How many of a dish are in the cart. */
  inCart(item: MenuItem): number;
  onAdd(item: MenuItem): void;
  onOpen(item: MenuItem): void;
}

/** Nothing to draw anew: everything else is the same, and so is how many of its own dishes are in the cart. */
function isSame({ inCart: before, ...last }: MenuSectionProps, { inCart, ...next }: MenuSectionProps): boolean {
  return (
    (Object.keys(next) as (keyof typeof next)[]).every((key) => next[key] === last[key]) &&
    next.category.items.every((item) => inCart(item) === before(item))
  );
}

/**
 * A category with its dishes. Each is taken up by itself after the page has been, and at once when somebody presses in
 * it: a long menu keeps nobody waiting. For the same reason it stays as it is while others change.
 */
export const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  );
}, isSame);

function Section({ isFirst, category, read, language, statesAllergens, inCart, onAdd, onOpen }: MenuSectionProps) {
  const { id, items } = category;
  const name = read(id, 'name', category.name);
  const note = category.note ? read(id, 'note', category.note) : undefined;
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="menu-section">
      <h2 id={`${id}-name`} {...textAttributes(name)} className="menu-section-title">
        {name.text}
      </h2>
      {note && (
        <p {...textAttributes(note)} className="menu-section-note">
          {note.text}
        </p>
      )}
      {category.timeNote && <p className="menu-section-note font-medium">{category.timeNote}</p>}
      <ul className="menu-dishes">
        {items.map((item, at) => (
          <DishRow
            key={item.id}
            item={item}
            read={read}
            language={language}
            statesAllergens={statesAllergens}
            inCart={inCart(item)}
            photoTime={isFirst && at < ON_FIRST_SCREEN ? 'near' : 'late'}
            onAdd={onAdd}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}
