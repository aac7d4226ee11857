import type { MenuItem } from '@chalkboard/contracts';
import { texts } from '../../texts';
import { Photograph, type PhotographTime } from './photograph';

/** Side of the square in a row of the menu (CSS pixels), as `menu-photos.css` has it. */
const ROW_SIDE = 72;

/**
 * A dish's photograph: a small square in its row, or wide above what its sheet says; nothing where there is none.
 * @param name as it is read, where that is another than it is printed
 */
export function DishPhoto({
  item,
  name = item.name,
  size,
  time,
}: {
  readonly item: MenuItem;
  readonly name?: string;
  readonly size: 'row' | 'sheet';
  readonly time?: PhotographTime;
}) {
  const { photo } = item;
  if (!photo) return null;
  // Of a wide picture a square shows the middle: it has to be wider than the square.
  const row = Math.ceil(ROW_SIDE * Math.max(1, photo.width / photo.height));
  const alt = texts.photo.dish({ name });
  if (size === 'row')
    return (
      <Photograph photo={photo} alt={alt} sizes={`${row}px`} widest={row} time={time} className="menu-dish-photo" />
    );
  return <Photograph photo={photo} alt={alt} sizes="(min-width: 40rem) 30rem, 100vw" className="dish-sheet-photo" />;
}
