import type { MenuCategory, MenuItem } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/contracts/menu-texts';
import type { CSSProperties } from 'react';
import { textAttributes } from '../choose-language/text-attributes';
import { DishCard } from './dish-card';

/** A category with its dishes. */
export function MenuSection({ category, read, language, statesAllergens, inCart, onAdd }: {
  readonly category: MenuCategory;
  readonly read: TextReader;
  /** The menu's own (BCP 47). */
  readonly language: string;
  readonly statesAllergens: boolean;
  /** How many of a dish are in the cart. */
  inCart(item: MenuItem): number;
  onAdd(item: MenuItem): void;
}) {
  const { id, items } = category;
  const name = read(id, 'name', category.name);
  const note = category.note ? read(id, 'note', category.note) : undefined;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="menu-section scroll-mt-16 pt-10"
      // Guessed from what is in it, for the scroll bar of what is not drawn yet.
      style={{ '--dishes': items.length } as CSSProperties}
    >
      <h2 id={`${id}-name`} {...textAttributes(name)} className="text-title text-(--menu-heading) italic">
        {name.text}
      </h2>
      {note && (
        <p {...textAttributes(note)} className="mt-1 text-small text-quiet">
          {note.text}
        </p>
      )}
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {items.map((item) => (
          <DishCard key={item.id} item={item} read={read} language={language} statesAllergens={statesAllergens} inCart={inCart(item)} onAdd={onAdd} />
        ))}
      </ul>
    </section>
  );
}
