import type { Menu } from '@chalkboard/contracts';
import { Field, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { texts } from '../../texts';
import { DishSlot } from './dish-slot';
import type { PhotoPlace } from './photo-place';
import type { MenuPhotos } from './use-menu-photos';

const t = texts.photos.dishes;

/** A menu of up to so many dishes is looked through without a search. */
const SEEN_AT_ONCE = 12;

/**
 * All dishes of a menu with their photographs, as they stand on it. @param onCut absent: the menu's own picture is not
 * kept any more
 */
export function PhotoList({
  menu,
  photos,
  onCut,
}: {
  readonly menu: Menu;
  readonly photos: MenuPhotos;
  readonly onCut?: (place: PhotoPlace, of: string) => void;
}) {
  const [words, setWords] = useState('');
  const all = menu.categories.flatMap(({ items }) => items);
  const sought = words.trim().toLocaleLowerCase();
  const categories = menu.categories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ name }) => name.toLocaleLowerCase().includes(sought)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-title">{t.title}</h2>
          <p className="mt-1 text-small text-quiet">
            {t.count({ photographed: all.filter(({ photo }) => photo).length, all: all.length })}
          </p>
        </div>
        {all.length > SEEN_AT_ONCE && (
          <Field label={t.search}>
            <TextInput type="search" value={words} onChange={(event) => setWords(event.target.value)} />
          </Field>
        )}
      </div>
      {categories.length === 0 && sought && (
        <p role="status" className="mt-8 text-quiet">
          {t.none({ words: words.trim() })}
        </p>
      )}
      {categories.map(({ id, name, items }) => (
        <section key={id} aria-label={name} className="mt-8">
          <h3 className="text-lead">{name}</h3>
          <ul className="mt-1 grid gap-x-10 border-t border-hairline lg:grid-cols-2">
            {items.map((item) => (
              <DishSlot
                key={item.id}
                item={item}
                photos={photos}
                onCut={onCut && (() => onCut({ itemId: item.id }, item.name))}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
